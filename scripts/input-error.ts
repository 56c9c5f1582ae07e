/** An error caused by the command's input. Its message is shown without a stack trace. */
export class InputError extends Error {}
