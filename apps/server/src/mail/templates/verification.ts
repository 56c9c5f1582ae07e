import { mailFrame, verificationMail as words } from "@larkline/content/mails";
import { verificationLinkHours } from "@larkline/contract/timings";
import { createElement as h, Fragment, type ReactElement } from "react";

import { action, mail, paragraph } from "./mail-frame.ts";

export interface VerificationMailProps {
  firstName: string;
  /** The address that the button opens. */
  link: string;
}

/** Asks whoever signed up to confirm the address. */
export function verificationMail({ firstName, link }: VerificationMailProps): ReactElement {
  return mail({
    preview: words.preview,
    headline: words.headline,
    reason: words.reason,
    children: [
      paragraph(mailFrame.greeting.replace("{name}", () => firstName)),
      paragraph(words.lede),
      ...action(words.button, link),
      paragraph(words.validity.replace("{hours}", String(verificationLinkHours)), "muted"),
      paragraph(words.notYou, "muted"),
    ].map((child, index) => h(Fragment, { key: index }, child)),
  });
}
