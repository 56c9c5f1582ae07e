import { outboxPath } from "@larkline/contract/addresses";

import type { Configuration } from "../configuration/configuration.ts";
import { siteAddress } from "../configuration/site-address.ts";
import type { MailTransport } from "./mail.ts";
import { noMail } from "./no-mail.ts";
import { Outbox } from "./outbox.ts";
import { createSmtpTransport } from "./smtp.ts";

/** Creates the configured mail transport: SMTP, the development outbox, or none. */
export function openMailTransport(
  configuration: Pick<
    Configuration,
    "smtpUrl" | "mailFrom" | "outbox" | "publicUrl" | "host" | "port"
  >,
): MailTransport {
  const { smtpUrl, mailFrom, outbox, publicUrl, host, port } = configuration;
  if (smtpUrl !== undefined) return createSmtpTransport(smtpUrl, mailFrom);
  if (outbox === "nobody") return noMail;
  // An outbox that only this machine may read is shown at the server's own address. PUBLIC_URL may differ: with
  // `npm run dev` it is the address of the site's development server.
  const address = siteAddress(
    { publicUrl: outbox === "anybody" ? publicUrl : undefined, host },
    port,
  );
  return new Outbox(`${address}${outboxPath} (SMTP_URL is not set)`, outbox);
}
