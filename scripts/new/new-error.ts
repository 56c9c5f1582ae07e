/** A sentence for whoever ran the command, without a stack trace. */
export class NewError extends Error {}
