import {
  alreadyRegisteredMail,
  passwordResetMail,
  verificationMail,
} from "@larkline/content/mails";
import type { ReactElement } from "react";

import type { MailComposer, Recipient } from "../account-mailer.ts";
import type { Mail } from "../mail.ts";

/**
 * Writes mails from their templates. React and the templates are loaded with the first mail: most of
 * the server's life needs neither.
 * @param loginUrl where the owner of an account logs in.
 */
export function createComposer(loginUrl: string): MailComposer {
  return {
    verification: async (to, link) => {
      const { verificationMail: template } = await import("./verification.ts");
      return write(to, verificationMail.subject, template({ firstName: to.firstName, link }));
    },
    passwordReset: async (to, link) => {
      const { passwordResetMail: template } = await import("./password-reset.ts");
      return write(to, passwordResetMail.subject, template({ firstName: to.firstName, link }));
    },
    alreadyRegistered: async (to) => {
      const { alreadyRegisteredMail: template } = await import("./already-registered.ts");
      const element = template({ firstName: to.firstName, loginUrl });
      return write(to, alreadyRegisteredMail.subject, element);
    },
  };
}

async function write(
  { email, firstName, lastName }: Recipient,
  subject: string,
  element: ReactElement,
): Promise<Mail> {
  const { render, toPlainText } = await import("react-email");
  const html = await render(element);
  return {
    to: { name: `${firstName} ${lastName}`, address: email },
    subject,
    html,
    text: toPlainText(html, {
      selectors: [
        { selector: "h1", format: "heading", options: { uppercase: false } },
        // A number is read as it stands.
        { selector: "a[href^='tel:']", format: "anchor", options: { ignoreHref: true } },
      ],
    }),
  };
}
