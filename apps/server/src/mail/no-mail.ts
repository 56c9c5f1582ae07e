import type { MailTransport } from "./mail.ts";

/** Stands where mails cannot be sent: production without SMTP_URL. */
export const noMail: MailTransport = {
  description: "nowhere: set SMTP_URL, otherwise nobody can confirm an address",
  send: () => Promise.reject(new Error("SMTP_URL is not set: mails go nowhere")),
  close: () => undefined,
};
