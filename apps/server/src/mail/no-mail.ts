import type { MailTransport } from "./mail.ts";

/** The transport if neither SMTP_URL nor a development outbox is configured: sending fails. */
export const noMail: MailTransport = {
  description:
    "nowhere: set SMTP_URL, or DEV_OUTBOX=yes for development; else nobody can confirm an address",
  send: async () => {
    const error = new Error("SMTP_URL is not set: no mail can be sent");
    // The log shows the code of a mail error, but not its message.
    throw Object.assign(error, { code: "SMTP_URL_NOT_SET" });
  },
  close: () => undefined,
};
