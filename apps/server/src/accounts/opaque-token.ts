import { createHash, createHmac, randomBytes } from "node:crypto";

/** Length of a random token in bytes: 256 bits. */
const tokenBytes = 32;

/** Pattern of a token: 32 bytes are 43 characters in base64url (RFC 4648, section 5). */
export const opaqueTokenPattern = /^[\w-]{43}$/;

/** Creates a random token without data: for a refresh, or for the link in a mail. */
export function createOpaqueToken(): string {
  return randomBytes(tokenBytes).toString("base64url");
}

/**
 * Derives the token that replaces another one. The same token and id result in the same token again, and nobody
 * can compute it who does not know both.
 *
 * @param renewalId A UUID that the client made.
 */
export function deriveOpaqueToken(token: string, renewalId: string): string {
  return createHmac("sha256", token).update(renewalId.toLowerCase()).digest("base64url");
}

/**
 * The hash under which a token is stored. A fast hash is enough: 256 random bits cannot be guessed.
 */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
