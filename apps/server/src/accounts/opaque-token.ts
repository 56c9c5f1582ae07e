import { createHash, randomBytes } from "node:crypto";

/** Bytes of a random token: 256 bits. */
const tokenBytes = 32;

/** What a token looks like: 32 bytes in base64url (RFC 4648, section 5). */
export const opaqueTokenPattern = /^[\w-]{43}$/;

/** A token that means nothing but itself. */
export function createOpaqueToken(): string {
  return randomBytes(tokenBytes).toString("base64url");
}

/** What is kept of a token. A plain hash is enough: 256 random bits cannot be guessed from it. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
