import {
  alreadyRegisteredMail as alreadyRegistered,
  mailFrame,
  passwordChangedMail as passwordChanged,
  passwordResetMail as passwordReset,
  verificationMail as verification,
} from "@larkline/content/mails";
import { passwordResetMinutes, verificationLinkHours } from "@larkline/contract/timings";
import { createElement as h, Fragment, type ReactElement, type ReactNode } from "react";

import { action, mail, type MailFrameProps, paragraph, urlLink } from "./mail-frame.ts";

interface MailTexts extends Omit<MailFrameProps, "children"> {
  lede: string;
  button: string;
}

/** The layout that all mails about an account share. */
function accountMail(
  texts: MailTexts,
  {
    firstName,
    link,
    before = [],
    after,
  }: {
    firstName: string;
    /** The button's URL. */
    link: string;
    /** Paragraphs before the button. */
    before?: readonly ReactNode[];
    /** Paragraphs after the button, in a smaller size. */
    after: readonly ReactNode[];
  },
): ReactElement {
  const { preview, headline, reason } = texts;
  return mail({
    preview,
    headline,
    reason,
    children: [
      paragraph(mailFrame.greeting.replace("{name}", () => firstName)),
      paragraph(texts.lede),
      ...before.map((text) => paragraph(text)),
      ...action(texts.button, link),
      ...after.map((text) => paragraph(text, "muted")),
    ].map((child, index) => h(Fragment, { key: index }, child)),
  });
}

export interface LinkMailProps {
  firstName: string;
  /** The button's URL. */
  link: string;
}

/** Asks for confirmation of the email address after a sign-up. */
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
  /** URL of the page for requesting a new password. Opening it changes nothing. */
  resetUrl: string;
}

/**
 * Notifies the owner that the password was changed, and says what to do if it was somebody else.
 */
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
  /** URL of the page for logging in. */
  loginUrl: string;
}

/** Notifies the owner that somebody tried to sign up with the account's email address. */
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
        urlLink(resetUrl, { wordBreak: "break-all" }),
      ],
      alreadyRegistered.notYou,
    ],
  });
}
