/** Words of the pages whose flows are not open yet: sign-up, and the return from its email. */
import { brand } from "./brand.ts";
import { header } from "./header.ts";
import type { PageMeta } from "./page-meta.ts";

const signUpMeta: PageMeta = {
  title: `Sign up | ${brand.name}`,
  description: "Sign-up opens soon. Until then, ask in the chat and we set up your line with you.",
};

const verifyMeta: PageMeta = {
  title: `Verify your email | ${brand.name}`,
  description: "The page that a verification email leads to. It opens together with sign-up.",
};

export const signUpNotYet = {
  meta: signUpMeta,
  headline: "Sign-up opens soon.",
  description: "Until then, ask in the chat. We choose a number with you and set up the line.",
  chat: header.chat,
  pricing: { label: "See plans", href: "/pricing" },
} as const;

export const verifyNotYet = {
  meta: verifyMeta,
  headline: "Nothing to verify yet.",
  description: "Email verification opens together with sign-up. Until then, ask in the chat.",
  chat: header.chat,
  pricing: { label: "See plans", href: "/pricing" },
} as const;
