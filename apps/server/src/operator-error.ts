/**
 * A problem that the operator must solve: a wrong setting, environment, or argument of a command. Its one-line
 * message is shown without a stack.
 */
export class OperatorError extends Error {
  override name = "OperatorError";
}
