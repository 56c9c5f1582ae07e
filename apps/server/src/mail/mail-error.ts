import * as v from "valibot";

/** What nodemailer tells of a failure, less its texts: servers like to repeat the address in them. */
const mailErrorSchema = v.object({
  /** As Node or nodemailer names it: `ECONNREFUSED`, `EAUTH`, `EENVELOPE`. */
  code: v.optional(v.string()),
  /** The SMTP command that failed, by its verb. */
  command: v.optional(
    v.pipe(
      v.string(),
      v.transform((command) => command.split(" ")[0]),
    ),
  ),
  /** The server's answer (RFC 5321, section 4.2). */
  responseCode: v.optional(v.number()),
});

/** Fields for the log that tell why a mail was not taken, and of nobody whom it was for. */
export function describeMailError(error: unknown): Record<string, unknown> {
  const known = v.safeParse(mailErrorSchema, error);
  if (known.success && Object.keys(known.output).length > 0) return known.output;
  return { err: error };
}
