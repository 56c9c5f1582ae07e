/**
 * Texts of the sign-up page. Some are prescribed by the specification (sections 2 and 4). The texts of
 * password rules, and of errors when an HTTP call fails, are in packages/contract.
 */
import { brand } from "./brand.ts";
import { forgotPassword } from "./login.ts";
import { mailDelay } from "./mail-delay.ts";
import type { PageMeta } from "./page-meta.ts";

/** The procedure in one sentence. */
const inShort = "Create your account in three steps: your details, a link in your inbox, done.";

const meta: PageMeta = {
  title: `Sign up for AI voice agents | ${brand.name}`,
  description: `${inShort} Then your AI voice agents can answer the phone and call leads back.`,
};

/** Shown without JavaScript, before the phone number and the email address. */
const withoutScript = "Signing up needs JavaScript. Turn it on and reload, or reach us without it:";

/** The first step: the form. */
export const signUpForm = {
  heading: "Create your account",
  firstName: "First name",
  lastName: "Last name",
  email: "Email",
  password: "Password",
  confirmPassword: "Confirm password",
  /** Names of the button that shows the second password; different from those of the first password's button. */
  confirmPasswordButton: {
    show: "Show password confirmation",
    hide: "Hide password confirmation",
  },
  /** Name of the list of password rules, for assistive technology. */
  rules: "Password rules",
  /** Label of the checkbox, with links to two texts of `footer-topics.ts`. */
  terms: {
    before: "I agree to the",
    terms: { label: "terms", href: "#terms" },
    and: "and the",
    privacy: { label: "privacy policy", href: "#privacy" },
  },
  submit: "Create Account",
  busy: "Creating Account...",
  /** What screen readers announce meanwhile: not the button's text, so that a search finds that text once. */
  busyAnnounced: "Creating your account",
  login: { before: "Already have an account?", label: "Log in", href: "/login" },
  /** For visitors whose address has an account. Always shown, so that it does not reveal who has one. */
  forgot: forgotPassword,
  /** Errors of required fields that are empty. */
  missing: {
    firstName: "Enter your first name",
    lastName: "Enter your last name",
    email: "Enter your email address",
    password: "Choose a password",
    confirmPassword: "Enter the password once more",
    terms: "Agree to the terms to create an account",
  },
  /** Error of a password that does not meet every rule. */
  weak: "Some rules are not met yet",
  /** Error of an invalid email address. */
  malformed: "Enter a whole address, such as name@company.com",
  withoutScript,
} as const;

/** Text beside the form. */
const aside = {
  heading: "From here to your first call",
  points: [
    "Confirm your email.",
    "Choose a phone line and a greeting.",
    "Hear it answer before your callers do.",
  ],
  included: "All plans include",
} as const;

/** The second step: the wait for the link in the mail. */
export const signUpVerify = {
  title: `Verify your email | ${brand.name}`,
  heading: "Check your email",
  /** Followed by the email address. */
  sentTo: "We sent a link to",
  instruction: "Open it on any device, and this page moves on by itself.",
  nextCheck: (seconds: number, check: number) =>
    `Next check in ${seconds} seconds (Check #${check})`,
  /** After 15 minutes, when polling has stopped. */
  late: "We have stopped checking. The link still works: open it, then log in.",
  /** After a logout, which also stops polling. */
  loggedOut: "You are logged out here. The link still works: open it, then log in.",
  resend: "Resend Email",
  /** Button that shows the form again. */
  again: "Wrong address? Sign up again",
  /** When the address was confirmed, but the visitor is not signed in with this sign-up any more. */
  confirmed: {
    heading: "Email confirmed",
    text: "Your email address is confirmed. Log in to continue.",
    login: { label: "Log In", href: "/login" },
  },
  hint: {
    heading: "No email yet?",
    points: [`It may take ${mailDelay}.`, "Check your spam folder."],
  },
} as const;

/** The third step: the account is active. */
export const signUpSuccess = {
  title: `Account active | ${brand.name}`,
  heading: "Welcome",
  active: "Your account is now active!",
  login: "Login to Your Account",
  next: {
    heading: "What's next?",
    text: "Log in, choose a number and write your greeting. Then we test the line with you.",
  },
} as const;

/** Metadata of the page, and the names of its steps. */
export const signUpPage = {
  meta,
  /** Names of the three steps. */
  steps: ["Sign Up", "Verify Email", "Complete"],
} as const;

/** All texts of the page. */
export const signUp = {
  meta,
  /** The procedure, in one sentence. */
  inShort,
  steps: signUpPage.steps,
  form: signUpForm,
  aside,
  verify: signUpVerify,
  success: signUpSuccess,
} as const;
