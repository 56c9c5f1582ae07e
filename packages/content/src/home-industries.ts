/**
 * Texts of the home page's section on industries, the only one that the page's script renders. The other
 * sections keep their prerendered markup.
 */
import { brand } from "./brand.ts";
import { claims } from "./claims.ts";
import type { PageMeta } from "./page-meta.ts";

/** Section 1: 'a title about AI voice agents for outbound marketing and inbound reception'. */
export const homeMeta: PageMeta = {
  title: `${brand.category} for outbound marketing and inbound reception`,
  description: `${brand.name}’s ${brand.category} answer your phone ${claims.availability.value}, call your leads back, book appointments and write the outcome to your calendar and CRM.`,
};

/** Five of `industries`: those that are `onHome`. */
export const homeIndustries = {
  title: "One switchboard, trained for your trade",
  lede: "Pick a line and listen in. Each agent knows the questions its callers ask.",
  /** Opens the chat. */
  learnMore: "Learn More",
} as const;
