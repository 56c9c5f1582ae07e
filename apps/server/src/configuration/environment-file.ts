import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseEnv } from "node:util";

import { errorCode } from "../errors/error-code.ts";
import { OperatorError } from "../errors/operator-error.ts";

const defaultFile = fileURLToPath(new URL("../../../../.env", import.meta.url));

/** Settings that may contain a password or a key. */
const secrets =
  "DATABASE_URL|REDIS_URL|SMTP_URL|OTEL_EXPORTER_OTLP_ENDPOINT|SESSION_SECRET|S3_ACCESS_KEY_ID|S3_SECRET_ACCESS_KEY|ASSISTANT_API_KEY";

/**
 * A secret with a `#` in its value, which is not between quotes. Node.js takes the rest for a comment. After a space
 * it is one.
 */
const cutSecret = new RegExp(
  String.raw`^[ \t]*(?:export[ \t]+)?(${secrets})[ \t]*=(?:#\S|[ \t]*[^\s"'\`#][^\s#]*#)`,
  "m",
);

/**
 * Reads the settings in the file `.env`, if it exists. Environment variables take precedence.
 *
 * @throws {OperatorError} if it exists but cannot be read, for example because it is a folder, or if settings in it
 * would be ignored or cut off silently.
 */
export function loadEnvironmentFile(file = defaultFile): void {
  const text = readText(file);
  if (text === undefined) return;
  // As UTF-16, every second byte of ASCII is 0.
  if (text.includes("\0")) {
    throw new OperatorError(`${file} is not UTF-8: save it as UTF-8`);
  }
  const [, cut] = cutSecret.exec(text) ?? [];
  if (cut !== undefined) {
    const write = /_(?:URL|ENDPOINT)$/.test(cut)
      ? "write it as %23"
      : "put the value between quotes";
    throw new OperatorError(
      `${file}: the value of ${cut} contains a #, which begins a comment. If it belongs to the value, ${write}. Otherwise put a space before it, and the value stays as it was`,
    );
  }
  for (const [name, value] of Object.entries(parseEnv(text))) process.env[name] ??= value;
}

/** The file's text; undefined if there is no file. */
function readText(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if (errorCode(error) === "ENOENT") return undefined;
    throw new OperatorError(
      `${file} is not a file that can be read. Make it a file that this user may read, or remove it`,
      { cause: error },
    );
  }
}
