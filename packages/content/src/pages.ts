/**
 * Title and description of each page that the site serves. A page that is not here yet is not
 * published: nothing may link to it or cite it.
 */
import { brand } from "./brand.ts";
import { claims } from "./claims.ts";
import { lowestMonthlyPrice } from "./plans.ts";

export interface PageMeta {
  /** The document's title. */
  readonly title: string;
  /** One or two sentences for result lists and previews. */
  readonly description: string;
}

export const pages = {
  // Section 1: "a title about AI voice agents for outbound marketing and inbound reception".
  "/": {
    title: `${brand.name} | ${brand.category} for outbound marketing and inbound reception`,
    description: `${brand.name}’s AI voice agents answer your phone ${claims.availability.value}, call your leads back and write the outcome to your calendar and CRM.`,
  },
  "/pricing": {
    title: `Pricing | ${brand.name}`,
    description: `Plans for an AI receptionist, custom agents and outbound campaigns, from $${lowestMonthlyPrice} a month. Billed by the month or by the year.`,
  },
} as const satisfies Record<`/${string}`, PageMeta>;
