/**
 * A problem that the operator must solve: a wrong setting, environment, or argument of a command. Its one-line
 * message is shown without a stack.
 */
export class OperatorError extends Error {
  override name = "OperatorError";
}

/**
 * Describes an error to an operator: an `OperatorError` by its message, any other by a headline and its stack.
 *
 * @param headline A sentence that says what failed.
 */
export function describeError(error: unknown, headline: string): string {
  if (error instanceof OperatorError) return error.message;
  return `${headline}\n${error instanceof Error ? error.stack : String(error)}`;
}
