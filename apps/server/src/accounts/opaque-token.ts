import { createHash, randomBytes } from "node:crypto";

/** Length of a random token in bytes: 256 bits. */
const tokenBytes = 32;

/** What a token looks like: 32 bytes in base64url (RFC 4648, section 5). */
export const opaqueTokenPattern = /^[\w-]{43}$/;

/** A random token, which contains no data. */
export function createOpaqueToken(): string {
  return randomBytes(tokenBytes).toString("base64url");
}

/**
 * The hash under which a token is stored. A fast hash is enough: 256 random bits cannot be guessed.
 */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
