/**
 * Texts of the mails to account holders, and of the page that the verification mail's link opens. The
 * server replaces the placeholders `{name}`, `{email}`, `{hours}` and `{minutes}`.
 */
import { brand } from "./brand.ts";
import { mailDelay } from "./mail-delay.ts";

/** Texts that all mails share. */
export const mailFrame = {
  greeting: "Hello {name},",
  /** Shown before the link's URL, for mail programs that show no button. */
  fallback: "No button? Open this address:",
  sender: `${brand.name}, ${brand.contact.location}`,
  questions: "Questions? Call",
} as const;

export const verificationMail = {
  subject: "Confirm your email address",
  /** Preview text, which mailboxes show next to the subject. */
  preview: "One press, and your account is open.",
  headline: "Confirm your email address.",
  lede: `You signed up for ${brand.name} with this address. Confirm that it is yours, and your account is open.`,
  button: "Confirm email address",
  validity:
    "The link works once, within {hours} hours. The page where you signed up continues by itself.",
  notYou:
    "You didn’t sign up? Then leave the button alone: as long as nobody presses it, the address stays unconfirmed.",
  reason: "You get this email because somebody signed up with your address.",
} as const;

export const alreadyRegisteredMail = {
  subject: "You already have an account",
  preview: "Somebody signed up with your address. Nothing was changed.",
  headline: "You already have an account.",
  lede: `Somebody has just signed up for ${brand.name} with this address. It has an account already, so nothing was changed: your password is the one you had.`,
  button: "Log in",
  /** Shown before the URL at which a new password is requested. */
  forgotten: "Forgot your password? Choose a new one:",
  notYou:
    "It wasn’t you? Then there is nothing to do. Whoever it was has seen nothing of your account.",
  reason: "You get this email because somebody signed up with your address.",
} as const;

export const passwordResetMail = {
  subject: "Choose a new password",
  preview: "Somebody asked for it. Without a press nothing changes.",
  headline: "Choose a new password.",
  lede: `Somebody asked for a new password for the ${brand.name} account with this address. Open the link to choose one; every device that is logged in is logged out by it.`,
  button: "Choose a new password",
  validity: "The link works once, within {minutes} minutes.",
  notYou: "It wasn’t you? Then there is nothing to do: your password is the one you had.",
  reason: "You get this email because somebody entered your address where passwords are reset.",
} as const;

export const passwordChangedMail = {
  subject: "Your password was changed",
  preview: "If it was you, there is nothing to do.",
  headline: "Your password was changed.",
  lede: `The ${brand.name} account with this address has a new password, and every device that was logged in was logged out. If it was you, there is nothing to do.`,
  notYou:
    "It wasn’t you? Then somebody may be reading your email. Change the password of your email account first, and then choose a new one here.",
  button: "Choose a new password",
  reason: "You get this email because the password of your account was changed.",
} as const;

/**
 * The page that the verification mail's link opens, by the state of the link. Opening the page does not
 * confirm the address, because mail scanners open links, too. Only the page's button confirms it.
 */
export const confirmPage = {
  title: "Confirm your email address",
  waiting: {
    headline: "Is this your address?",
    lede: "One press opens the account for {email}.",
    signedUpAs: "Signed up as",
    button: "Confirm email address",
    notYou: "You didn’t sign up? Close this page: without the press the address stays unconfirmed.",
  },
  confirmed: {
    headline: "This address is confirmed already.",
    lede: "There is nothing left to do here. Log in with your password.",
    button: "Log in",
  },
  expired: {
    headline: "This link has expired.",
    lede: "A link works for {hours} hours. Press the button, and we send you a new one.",
    button: "Send a new link",
  },
  ended: {
    headline: "Another sign-up was confirmed.",
    lede: "Somebody signed up with this address more than once, and the link of another email was opened first. That sign-up’s password is the account’s; this one’s was never used.",
    button: "Log in",
    forgot: "Choose a new password",
  },
  renewed: {
    headline: "Check your inbox.",
    lede: `If the address still has to be confirmed, a new link is on its way. It may take ${mailDelay}; check your spam folder, too.`,
    button: "Back to the home page",
  },
  unknown: {
    headline: "This link leads nowhere.",
    lede: "Perhaps a part of it was cut off. Copy the whole address out of the email, or sign up again for a new one.",
    button: "Sign up again",
  },
} as const;
