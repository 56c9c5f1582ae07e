import * as v from "valibot";

import { stackFrames } from "../logging/logging.ts";

/** The mail server took too long to accept a mail. It may still accept it later. */
export class MailTooLateError extends Error {
  override name = "MailTooLateError";
  /** Settles when the mail server has accepted the mail, or has failed. */
  readonly sending: Promise<void>;

  constructor(sending: Promise<void>) {
    super("The mail server takes too long");
    this.sending = sending;
  }
}

/** Details of nodemailer's error. */
const mailErrorSchema = v.object({
  /** Code of nodemailer, such as `EAUTH`, `EENVELOPE` or `ESOCKET`, or of a transport of ours. */
  code: v.optional(v.string()),
  /** Code of the system error behind `ESOCKET`, such as `ECONNREFUSED`. */
  originalCode: v.optional(v.string()),
  /** The failed SMTP command, or nodemailer's name of the step, such as `CONN`. */
  command: v.optional(
    v.pipe(
      v.string(),
      // Only the verb, because the rest of a command such as `RCPT TO:<…>` can contain the address.
      v.transform((command) => command.split(" ")[0]),
    ),
  ),
  /** The server's reply code (RFC 5321, section 4.2). */
  responseCode: v.optional(v.number()),
});

/**
 * Log fields that explain a failure without naming the recipient. The error's message is left out: mail
 * servers often repeat the address in it.
 */
export function describeMailError(error: unknown): Record<string, unknown> {
  const details = v.safeParse(mailErrorSchema, error);
  if (details.success && Object.keys(details.output).length > 0) return details.output;
  return error instanceof Error ? { err: { type: error.name, stack: stackFrames(error) } } : {};
}
