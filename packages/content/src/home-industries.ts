/**
 * Texts of the home page's section on industries, in a module of their own. If a visitor opens the page
 * directly, the browser loads only these, because the other sections are kept markup (docs/glossary.md).
 */
import { brand } from "./brand.ts";
import { claims } from "./claims.ts";
import type { PageMeta } from "./page-meta.ts";

/** Metadata of the home page. The title names both kinds of voice agents (specification, section 1). */
export const homeMeta: PageMeta = {
  title: `${brand.category} for outbound marketing and inbound reception`,
  description: `${brand.name}’s ${brand.category} answer your phone ${claims.availability.value}, call your leads back, book appointments and write the outcome to your calendar and CRM.`,
};

/** Texts around the five industries of the home page (`onHome` in `industries.ts`). */
export const homeIndustries = {
  title: "One switchboard, trained for your trade",
  lede: "Pick a line and listen in. Each agent knows the questions its callers ask.",
  /** Opens the chat. */
  learnMore: "Learn More",
} as const;
