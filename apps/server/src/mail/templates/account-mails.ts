import {
  alreadyRegisteredMail as alreadyRegistered,
  mailFrame,
  passwordChangedMail as passwordChanged,
  passwordResetMail as passwordReset,
  verificationMail as verification,
} from "@larkline/content/mails";
import { passwordResetMinutes, verificationLinkHours } from "@larkline/contract/timings";
import { createElement as h, Fragment, type ReactElement, type ReactNode } from "react";

import { action, mail, type MailFrameProps, paragraph, written } from "./mail-frame.ts";

interface Words extends Omit<MailFrameProps, "children"> {
  lede: string;
  button: string;
}

/** What the mails about an account have in common. */
function accountMail(
  words: Words,
  {
    firstName,
    link,
    before = [],
    after,
  }: {
    firstName: string;
    /** The address that the button opens. */
    link: string;
    /** Paragraphs before the button. */
    before?: readonly ReactNode[];
    /** What is said behind the button, in a smaller voice. */
    after: readonly ReactNode[];
  },
): ReactElement {
  const { preview, headline, reason } = words;
  return mail({
    preview,
    headline,
    reason,
    children: [
      paragraph(mailFrame.greeting.replace("{name}", () => firstName)),
      paragraph(words.lede),
      ...before.map((text) => paragraph(text)),
      ...action(words.button, link),
      ...after.map((text) => paragraph(text, "muted")),
    ].map((child, index) => h(Fragment, { key: index }, child)),
  });
}

export interface LinkMailProps {
  firstName: string;
  /** The address that the button opens. */
  link: string;
}

/** Asks whoever signed up to confirm the address. */
export const verificationMail = (props: LinkMailProps): ReactElement =>
  accountMail(verification, {
    ...props,
    after: [
      verification.validity.replace("{hours}", String(verificationLinkHours)),
      verification.notYou,
    ],
  });

/** Lets the owner of an account choose a new password. */
export const passwordResetMail = (props: LinkMailProps): ReactElement =>
  accountMail(passwordReset, {
    ...props,
    after: [
      passwordReset.validity.replace("{minutes}", String(passwordResetMinutes)),
      passwordReset.notYou,
    ],
  });

export interface PasswordChangedMailProps {
  firstName: string;
  /** Where a new password is asked for; the address alone changes nothing. */
  resetUrl: string;
}

/** Tells the owner of an account that its password is another one, and what to do about a stranger's. */
export const passwordChangedMail = ({
  firstName,
  resetUrl,
}: PasswordChangedMailProps): ReactElement =>
  accountMail(passwordChanged, {
    firstName,
    link: resetUrl,
    before: [passwordChanged.notYou],
    after: [],
  });

export interface AlreadyRegisteredMailProps extends PasswordChangedMailProps {
  /** Where the owner logs in. */
  loginUrl: string;
}

/** Tells the owner of an account that somebody signed up with its address. */
export function alreadyRegisteredMail({
  firstName,
  loginUrl,
  resetUrl,
}: AlreadyRegisteredMailProps): ReactElement {
  return accountMail(alreadyRegistered, {
    firstName,
    link: loginUrl,
    after: [
      [
        alreadyRegistered.forgotten,
        h("br", { key: "break" }),
        written(resetUrl, { wordBreak: "break-all" }),
      ],
      alreadyRegistered.notYou,
    ],
  });
}
