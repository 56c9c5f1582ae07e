/** Words of the placeholder at /login (specification, section 2, "Route table"). */
import { brand } from "./brand.ts";
import type { PageMeta } from "./page-meta.ts";

const meta: PageMeta = {
  title: `Log in | ${brand.name}`,
  description: "The login page is coming soon. Until then the application has its own.",
};

export const login = {
  meta,
  headline: "The login page is coming soon.",
  description: "Until then you log in to the application itself.",
  app: "Go to the application",
  signUp: "Create an account",
  forgot: "Forgot your password?",
} as const;
