/** Texts of the 404 page. */
import { brand } from "./brand.ts";
import { header } from "./header.ts";
import type { PageMeta } from "./page-meta.ts";

const meta: PageMeta = {
  title: `Page not found | ${brand.name}`,
  description: "This address has no page. Go to the home page or ask in the chat.",
};

export const notFound = {
  meta,
  headline: "Nobody on this line.",
  description: "This address has no page. It may have moved, or the link has a typo.",
  home: { label: "Go to the home page", href: "/" },
  pricing: { label: "See pricing", href: "/pricing" },
  /** Opens the chat. */
  chat: header.chat,
} as const;
