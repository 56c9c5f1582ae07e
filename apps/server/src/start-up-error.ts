/** A wrong setting or environment. Its message is one line for people, shown without a stack. */
export class StartUpError extends Error {
  override name = "StartUpError";
}
