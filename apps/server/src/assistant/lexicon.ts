/**
 * What people say for what we mean: patterns (see `pattern.ts`), compared by their words' stems.
 * `brandname` stands for the product's name, whatever it is.
 */
import { moneyConcepts } from "./lexicon/money.ts";
import { peopleConcepts } from "./lexicon/people.ts";
import { serviceConcepts } from "./lexicon/service.ts";
import { unknownConcepts } from "./lexicon/unknowns.ts";

export const concepts = {
  ...moneyConcepts,
  ...peopleConcepts,
  ...unknownConcepts,
  ...serviceConcepts,
} as const;

export type Concept = keyof typeof concepts;

/**
 * Concepts that only mean us when nothing else is spoken of: 'how much', 'best', 'help' are said of
 * anything. The others are said of a service like ours.
 */
export const weakConcepts: ReadonlySet<Concept> = new Set<Concept>([
  "price",
  "cheap",
  "expensive",
  "popular",
  "plan",
  "listAll",
  "save",
  "included",
  "features",
  "compare",
  "difference",
  "total",
  "up",
  "down",
  "recommend",
  "quantityIn",
  "startsFrom",
  "greeting",
  "thanks",
  "bye",
  "assent",
  "wellbeing",
  "playful",
  "identity",
  "abilities",
  "company",
  "person",
  "free",
  "otherFree",
  "location",
  "demo",
  "effect",
  "support",
  "setup",
  "security",
  "roi",
  "availability",
  "languages",
  "accuracy",
  "industries",
  "session",
  "evidence",
  "cancellation",
  "payment",
  "liability",
  "region",
  "technology",
  "press",
  "satisfaction",
  "handover",
  "simultaneous",
  "routing",
  "docs",
  "blog",
  "minutes",
  "conflictCheck",
  "timeZones",
  "companyFacts",
  "stories",
  "whatsapp",
  "refund",
  "coupon",
]);

/** Figures that the site claims: asked for by 'how much' or 'how many', and wished for as a promise. */
export const figureConcepts: readonly Concept[] = [
  "noShows",
  "spam",
  "staffing",
  "leadVolume",
  "qualification",
  "bookings",
  "satisfaction",
  "accuracy",
  "setup",
  "responseSpeed",
  "supportReply",
];
