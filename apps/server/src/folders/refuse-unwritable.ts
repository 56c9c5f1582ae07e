import path from "node:path";

import { errorCode } from "../errors/error-code.ts";
import { OperatorError } from "../errors/operator-error.ts";

/**
 * Returns a function that reports a path in DATA_DIR that cannot be written, for example because its disk is full.
 *
 * @throws {OperatorError} The returned function, always.
 */
export const refuseUnwritable =
  (place: string) =>
  (error: unknown): never => {
    throw new OperatorError(
      `DATA_DIR: ${path.resolve(place)} cannot be written (${errorCode(error) ?? String(error)})`,
      { cause: error },
    );
  };
