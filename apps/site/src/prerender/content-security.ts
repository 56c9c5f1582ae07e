import { createHash } from "node:crypto";

/**
 * The hash by which a Content-Security-Policy allows exactly this inline script or style: a hash source
 * (CSP Level 3, 2.3.1) without its quotes, which the server adds.
 */
export function contentHash(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}
