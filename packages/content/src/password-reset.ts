/** Texts of /auth/reset, where a new password is requested and set. */
import { brand } from "./brand.ts";
import { login } from "./login.ts";
import { mailDelay } from "./mail-delay.ts";
import type { PageMeta } from "./page-meta.ts";
import { validityInWords } from "./validity-in-words.ts";

const meta: PageMeta = {
  title: `Choose a new password | ${brand.name}`,
  description: "Forgot your password? We send you a link, and you choose a new one.",
  unlisted: true,
};

export const passwordReset = {
  meta,
  /** The form for requesting the mail. */
  ask: {
    heading: "Forgot your password?",
    lede: "Enter the address of your account. We send you a link to choose a new password.",
    email: "Email",
    submit: "Send the link",
    busy: "Sending...",
    withoutScript: "Choosing a password needs JavaScript. Turn it on and reload, or reach us:",
  },
  /** Shown after the request. The texts do not reveal whether the account exists. */
  requested: {
    heading: "Check your inbox",
    /** Shown before the mail address. */
    sentTo: "If there is an account with this address, a link is on its way:",
    /** `{validity}` is how long the link works (`validityInWords`). */
    hint: `It may take ${mailDelay}; check your spam folder, too. The link works for {validity}.`,
    again: "Try another address",
  },
  /** The form for setting the password, opened by the mail's link. */
  choose: {
    heading: "Choose a new password",
    password: "New password",
    confirmPassword: "Confirm new password",
    submit: "Save password",
    busy: "Saving...",
    /** Replaces `submit` if the link is used or expired. */
    again: "Ask for a new link",
  },
  done: {
    heading: "Your password is changed",
    text: "Every device that was logged in is logged out. Log in with the new password.",
    login: "Login to Your Account",
  },
} as const;

/**
 * The procedure in short, for the assistant's answers.
 *
 * @param minutes Validity of the mail's link.
 */
export function lostPassword(minutes: number): { title: string; text: string } {
  const { ask, requested } = passwordReset;
  const hint = requested.hint.replace("{validity}", validityInWords(minutes));
  return {
    title: ask.heading,
    text: `Choose "${login.forgot}" on the login page. ${ask.lede} ${hint}`,
  };
}
