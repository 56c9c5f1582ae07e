/**
 * The industries (specification, sections 2 and 3, "Industry card"), each from its file in `industries/`.
 * Five are on the home page. The specification's route table has pages for four industries. This
 * project adds pages for the others, so that every card has a target.
 */
import { automotive } from "./industries/automotive.ts";
import { ecommerce } from "./industries/e-commerce.ts";
import { financialServices } from "./industries/financial-services.ts";
import { healthcare } from "./industries/healthcare.ts";
import { homeServices } from "./industries/home-services.ts";
import type { IndustryEntry } from "./industries/industry.ts";
import { lawFirms } from "./industries/law-firms.ts";
import { mortgage } from "./industries/mortgage.ts";
import { realEstate } from "./industries/real-estate.ts";
import { saas } from "./industries/saas.ts";
import { pageAt } from "./page-list.ts";
import type { Source } from "./source.ts";

export interface Industry extends IndustryEntry {
  readonly slug: string;
  readonly path: `/industries/${string}`;
  /** Name of its drawing, one of those in `apps/site/src/drawings/names.ts`. */
  readonly drawing: string;
  /** Whether the site has a page for it. If not, the assistant's answers cite the overview. */
  readonly hasPage: boolean;
  readonly source: Source;
}

/** Adds the properties that are derived from the id. */
function complete(entry: IndustryEntry): Industry {
  const { id, name, drawing = id } = entry;
  const path = `/industries/${id}` as const;
  const hasPage = pageAt(path) !== undefined;
  const source = { title: name, href: hasPage ? path : (`/industries#${id}` as const) };
  return { ...entry, slug: id, path, drawing, hasPage, source };
}

/** The industries, in the order of the overview. */
const entries: readonly IndustryEntry[] = [
  homeServices,
  lawFirms,
  healthcare,
  realEstate,
  saas,
  mortgage,
  automotive,
  financialServices,
  ecommerce,
];

export const industries: readonly Industry[] = entries.map(complete);
