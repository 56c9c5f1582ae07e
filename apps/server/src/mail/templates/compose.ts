import {
  alreadyRegisteredMail,
  passwordChangedMail,
  passwordResetMail,
  verificationMail,
} from "@larkline/content/mails";
import type { ReactElement } from "react";

import type { MailComposer, Recipient } from "../account-mailer.ts";
import type { Mail } from "../mail.ts";

type Templates = typeof import("./account-mails.ts");

/**
 * Creates the composer of the mails about accounts. React and the templates are loaded when the first mail is
 * composed, to save memory.
 * @param loginUrl The page where the owner of an account logs in.
 */
export function createComposer(loginUrl: string): MailComposer {
  return {
    verification: (to, link) =>
      compose(to, verificationMail, (templates, firstName) =>
        templates.verificationMail({ firstName, link }),
      ),
    passwordReset: (to, link) =>
      compose(to, passwordResetMail, (templates, firstName) =>
        templates.passwordResetMail({ firstName, link }),
      ),
    passwordChanged: (to, resetUrl) =>
      compose(to, passwordChangedMail, (templates, firstName) =>
        templates.passwordChangedMail({ firstName, resetUrl }),
      ),
    alreadyRegistered: (to, resetUrl) =>
      compose(to, alreadyRegisteredMail, (templates, firstName) =>
        templates.alreadyRegisteredMail({ firstName, loginUrl, resetUrl }),
      ),
  };
}

/** Fills in a template, and renders it as HTML and as plain text. */
async function compose(
  { email, firstName, lastName }: Recipient,
  { subject }: { subject: string },
  fillIn: (templates: Templates, firstName: string) => ReactElement,
): Promise<Mail> {
  const [{ render, toPlainText }, templates] = await Promise.all([
    import("react-email"),
    import("./account-mails.ts"),
  ]);
  const html = await render(fillIn(templates, firstName));
  return {
    to: { name: `${firstName} ${lastName}`, address: email },
    subject,
    html,
    text: toPlainText(html, {
      selectors: [
        { selector: "h1", format: "heading", options: { uppercase: false } },
        // A phone number is readable without its `tel:` URL.
        { selector: "a[href^='tel:']", format: "anchor", options: { ignoreHref: true } },
      ],
    }),
  };
}
