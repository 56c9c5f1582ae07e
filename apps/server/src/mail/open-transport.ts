import type { Configuration } from "../configuration.ts";
import { siteAddress } from "../site-address.ts";
import type { MailTransport } from "./mail.ts";
import { noMail } from "./no-mail.ts";
import { Outbox, outboxPath } from "./outbox.ts";
import { createSmtpTransport } from "./smtp.ts";

/** Where mails go by the configuration. The outbox is for development alone. */
export function openMailTransport(
  configuration: Pick<Configuration, "smtpUrl" | "mailFrom" | "production" | "host" | "port">,
): MailTransport {
  const { smtpUrl, mailFrom, production, host, port } = configuration;
  if (smtpUrl !== undefined) return createSmtpTransport(smtpUrl, mailFrom);
  if (production) return noMail;
  // Seen on this machine only, so never under the public address.
  return new Outbox(
    `${siteAddress({ publicUrl: undefined, host }, port)}${outboxPath} (SMTP_URL is not set)`,
  );
}
