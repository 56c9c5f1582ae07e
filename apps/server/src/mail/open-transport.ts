import type { Configuration } from "../configuration.ts";
import { siteAddress } from "../site-address.ts";
import type { MailTransport } from "./mail.ts";
import { noMail } from "./no-mail.ts";
import { Outbox, outboxPath } from "./outbox.ts";
import { createSmtpTransport } from "./smtp.ts";

/** Opens the configured mail transport. The outbox is for development only. */
export function openMailTransport(
  configuration: Pick<
    Configuration,
    "smtpUrl" | "mailFrom" | "outbox" | "publicUrl" | "host" | "port"
  >,
): MailTransport {
  const { smtpUrl, mailFrom, outbox, publicUrl, host, port } = configuration;
  if (smtpUrl !== undefined) return createSmtpTransport(smtpUrl, mailFrom);
  if (outbox === "nobody") return noMail;
  // If only this machine can connect, its own address is right, also with `npm run dev`.
  const address = siteAddress(
    { publicUrl: outbox === "anybody" ? publicUrl : undefined, host },
    port,
  );
  return new Outbox(`${address}${outboxPath} (SMTP_URL is not set)`, outbox);
}
