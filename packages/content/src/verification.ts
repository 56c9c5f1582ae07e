/** Texts of the page /auth/verify and of the verification banner (specification, section 2). */
import { brand } from "./brand.ts";
import type { PageMeta } from "./page-meta.ts";

const meta: PageMeta = {
  title: `Verifying your email | ${brand.name}`,
  description: "Where the button of a verification email leads. It continues by itself.",
  unlisted: true,
};

export const verifyPage = {
  meta,
  status: "Verifying your email... Please wait.",
  /** Shown without JavaScript: the server has confirmed the email address, but this page cannot redirect. */
  withoutScript:
    "This page needs JavaScript to continue. If you came from the button in our email, your address is confirmed.",
  app: "Log in to the application",
} as const;

export const verificationBanner = {
  before: "Confirm your email: open the link we sent",
  /** Word before the email address. If the address is unknown, word and address are left out. */
  to: "to",
} as const;
