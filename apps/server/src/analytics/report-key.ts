import { createHmac } from "node:crypto";

/**
 * What `npm run report` shows to a running server to be told the numbers. Both sides know it by the
 * secret in the data folder: whoever can read that folder may read the report.
 */
export function reportKey(sessionSecret: string): string {
  return createHmac("sha256", sessionSecret).update("analytics report").digest("base64url");
}
