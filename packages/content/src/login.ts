/** Texts of the placeholder at /login (specification, section 2, "Route table"). */
import { brand } from "./brand.ts";
import type { PageMeta } from "./page-meta.ts";

const meta: PageMeta = {
  title: `Log in to your account | ${brand.name}`,
  description:
    "The login page is coming soon. Until then you log in to the application itself. Here you can create an account, or choose a new password.",
};

/** Label of the link to the page where a new password is chosen. */
export const forgotPassword = "Forgot your password?";

export const login = {
  meta,
  headline: "The login page is coming soon.",
  description: "Until then you log in to the application itself.",
  app: "Go to the application",
  signUp: "Create an account",
  forgot: forgotPassword,
  /** Shown before the mail address of the signed-in user. */
  signedIn: "You are signed in as",
  /** Shown instead of `signedIn` if the mail address is unknown. */
  signedInSomebody: "You are signed in",
  logOut: "Log out",
  loggedOut: "You are logged out.",
} as const;
