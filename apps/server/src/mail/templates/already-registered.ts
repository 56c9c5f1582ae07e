import { alreadyRegisteredMail as words, mailFrame } from "@larkline/content/mails";
import { createElement as h, Fragment, type ReactElement } from "react";

import { action, mail, paragraph } from "./mail-frame.ts";

export interface AlreadyRegisteredMailProps {
  firstName: string;
  /** Where the owner logs in. */
  loginUrl: string;
}

/** Tells the owner of an account that somebody signed up with its address. */
export function alreadyRegisteredMail({
  firstName,
  loginUrl,
}: AlreadyRegisteredMailProps): ReactElement {
  return mail({
    preview: words.preview,
    headline: words.headline,
    reason: words.reason,
    children: [
      paragraph(mailFrame.greeting.replace("{name}", () => firstName)),
      paragraph(words.lede),
      ...action(words.button, loginUrl),
      paragraph(words.notYou, "muted"),
    ].map((child, index) => h(Fragment, { key: index }, child)),
  });
}
