/** A wrong setting or environment. Its one-line message is for operators and shown without a stack. */
export class StartUpError extends Error {
  override name = "StartUpError";
}
