import { mailFrame, passwordResetMail as words } from "@larkline/content/mails";
import { passwordResetMinutes } from "@larkline/contract/timings";
import { createElement as h, Fragment, type ReactElement } from "react";

import { action, mail, paragraph } from "./mail-frame.ts";

export interface PasswordResetMailProps {
  firstName: string;
  /** The address that the button opens. */
  link: string;
}

/** Lets the owner of an account choose a new password. */
export function passwordResetMail({ firstName, link }: PasswordResetMailProps): ReactElement {
  return mail({
    preview: words.preview,
    headline: words.headline,
    reason: words.reason,
    children: [
      paragraph(mailFrame.greeting.replace("{name}", () => firstName)),
      paragraph(words.lede),
      ...action(words.button, link),
      paragraph(words.validity.replace("{minutes}", String(passwordResetMinutes)), "muted"),
      paragraph(words.notYou, "muted"),
    ].map((child, index) => h(Fragment, { key: index }, child)),
  });
}
