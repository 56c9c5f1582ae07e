import { createHash } from "node:crypto";

/**
 * The source expression with which a Content-Security-Policy allows exactly this inline script or style (CSP
 * Level 3, 2.3.1).
 */
export function contentHash(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}
