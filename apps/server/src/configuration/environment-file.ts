import { fileURLToPath } from "node:url";

import { errorCode } from "../errors/error-code.ts";
import { OperatorError } from "../errors/operator-error.ts";

const defaultFile = fileURLToPath(new URL("../../../../.env", import.meta.url));

/**
 * Reads the settings in the file `.env`, if it exists. Environment variables take precedence.
 *
 * @throws {OperatorError} if it exists but cannot be read, for example because it is a folder.
 */
export function loadEnvironmentFile(file = defaultFile): void {
  try {
    process.loadEnvFile(file);
  } catch (error) {
    if (errorCode(error) === "ENOENT") return;
    // The codes of `loadEnvFile` do not say what is wrong: ERR_INVALID_ARG_TYPE for a folder.
    throw new OperatorError(
      `${file} is not a file that can be read. Make it a file that this user may read, or remove it`,
      { cause: error },
    );
  }
}
