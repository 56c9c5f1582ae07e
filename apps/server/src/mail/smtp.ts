import { createTransport } from "nodemailer";

import type { Mail, Mailbox, MailTransport } from "./mail.ts";

/** Longest wait for the SMTP server, per step, in milliseconds: somebody may be waiting for the answer. */
const patienceMs = 10_000;

/** Hands mails to an SMTP server (RFC 5321) over a few connections that are kept. */
export function createSmtpTransport(url: string, from: Mailbox): MailTransport {
  const transporter = createTransport(
    {
      url,
      pool: true,
      connectionTimeout: patienceMs,
      greetingTimeout: patienceMs,
      socketTimeout: patienceMs,
      // A mail is made of our own templates: it never reads files or addresses.
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    // Nobody's out-of-office note shall answer it (RFC 3834).
    { from, headers: { "Auto-Submitted": "auto-generated" } },
  );
  return {
    description: `SMTP at ${new URL(url).host}`,
    send: async ({ to, subject, html, text }: Mail) => {
      await transporter.sendMail({ to, subject, html, text });
    },
    close: () => transporter.close(),
  };
}
