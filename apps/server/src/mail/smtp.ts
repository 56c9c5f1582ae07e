import { domainToASCII } from "node:url";

import { createTransport } from "nodemailer";

import type { Mail, Mailbox, MailTransport } from "./mail.ts";

/** Time limit for connecting, and for the server's greeting, in milliseconds. Short, because a visitor may be waiting. */
const connectLimitMs = 10_000;
/**
 * How long the server may be silent afterwards, in milliseconds. A server may search a mail for viruses before it
 * accepts it; if the connection ended meanwhile, it would deliver the mail all the same (RFC 5321, section 4.5.3.2.6,
 * asks for ten minutes). Visitors wait less long (`sendLimitMs`).
 */
export const acceptLimitMs = 60_000;

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
      connectionTimeout: connectLimitMs,
      greetingTimeout: connectLimitMs,
      socketTimeout: acceptLimitMs,
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
