import { domainToASCII } from "node:url";

import { createTransport } from "nodemailer";

import type { Mail, Mailbox, MailTransport } from "./mail.ts";

/**
 * Time limit for connecting, for the server's greeting, and for inactivity afterwards, in milliseconds. Short,
 * because a visitor may be waiting.
 */
const silenceLimitMs = 10_000;

/** Sends mails by SMTP (RFC 5321) over a few pooled connections. */
export function createSmtpTransport(url: string, from: Mailbox): MailTransport {
  // In ASCII, as the Message-ID must be (RFC 5322). For an address literal such as [IPv6:::1]
  // `domainToASCII` returns an empty text.
  const senderDomain = from.address.replace(/^.*@/, "");
  const domain = domainToASCII(senderDomain) || senderDomain;
  const transporter = createTransport(
    {
      url,
      pool: true,
      connectionTimeout: silenceLimitMs,
      greetingTimeout: silenceLimitMs,
      socketTimeout: silenceLimitMs,
      // Templates never need files or URLs, so nodemailer must not read any.
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    // Suppresses automatic replies (RFC 3834).
    { from, headers: { "Auto-Submitted": "auto-generated" } },
  );
  return {
    description: `SMTP at ${new URL(url).host}`,
    send: async ({ messageId, ...mail }: Mail) => {
      await transporter.sendMail({
        ...mail,
        ...(messageId !== undefined && { messageId: `<${messageId}@${domain}>` }),
      });
    },
    close: () => transporter.close(),
  };
}
