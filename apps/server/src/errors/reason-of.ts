import { errorCode } from "./error-code.ts";

/** Why an error occurred: its innermost cause. For example, the message of a failed statement is only its SQL. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause !== undefined) return reasonOf(error.cause);
  // A refused connection is an AggregateError without a message of its own.
  return error.message || (errorCode(error) ?? error.name);
}
