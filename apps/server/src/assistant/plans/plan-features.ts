import type { AssistantContent } from "../content.ts";
import { featureWords } from "../lexicon/plan-features.ts";
import { findKeys, toStems } from "../pattern.ts";
import { soughtFeature } from "../scope.ts";
import type { Understanding } from "../understanding.ts";
import { stem, toWords } from "../words.ts";
import { type CategoryPlan, findPlan, tierOf, tiers } from "./plan-facts.ts";

/** Words of which a point of a list must have all. */
export type Sought = readonly string[];

/** The lists' own lines and names as stems: few texts, asked for with every question. */
const stemsByLine = new Map<string, readonly string[]>();

/** @param line a text of the content or of the lexicon, of which there are few. */
function stemsOf(line: string): readonly string[] {
  const known = stemsByLine.get(line);
  if (known !== undefined) return known;
  const stems = toWords(line).map(stem);
  stemsByLine.set(line, stems);
  return stems;
}

/** What a question asks a plan for: in words of the lists where it uses others. */
export function readFeatures({
  words,
  feature: likely,
}: Pick<Understanding, "words" | "feature">): Sought[] {
  if (likely !== undefined) return [stemsOf(likely)];
  const named = [...findKeys(toStems(words), featureWords)].map(([listed, places]) => ({
    sought: stemsOf(listed),
    places,
  }));
  // 'Three sites, each its own schedule' names no schedule by itself.
  const isPart = ({ sought, places }: (typeof named)[number]) =>
    named.some(
      (other) =>
        other.sought.length > sought.length &&
        places.every(({ from, to }) =>
          // What is said in the very same words is another name for it, not the whole of it.
          other.places.some(
            (place) =>
              place.from <= from &&
              to <= place.to &&
              (place.to - place.from > to - from ||
                sought.every((word) => other.sought.includes(word))),
          ),
        ),
    );
  return named.filter((feature) => !isPart(feature)).map(({ sought }) => sought);
}

/** A point of a plan's own list. */
export interface ListedFeature {
  entry: CategoryPlan;
  feature: string;
}

/**
 * Points of the plans' own lists that name what is sought, from the most to the least exact way of asking;
 * `isSure` where they name all of it.
 */
export function findFeatures(
  categories: AssistantContent["planCategories"],
  read: Pick<Understanding, "words" | "industries" | "feature">,
  earlier: readonly Sought[],
): { found: ListedFeature[]; isSure: boolean } {
  const own = readFeatures(read);
  const plain = read.feature === undefined ? soughtFeature(read) : [];
  // 'Weekly reports' before any report.
  const whole = (sought: readonly Sought[]) =>
    sought.filter(
      (one) =>
        !sought.some(
          (other) => other.length > one.length && one.every((word) => other.includes(word)),
        ),
    );
  const ways: readonly (readonly Sought[])[] = [
    // 'Reports per campaign' names both in one point.
    own.length > 1 ? [own.flat()] : [],
    // The words of the list themselves, if all of them are there.
    plain.length > 1 ? [plain] : [],
    whole(own),
    own,
    plain.length > 0 ? [plain] : [],
    ...(own.length === 0 && plain.length === 0 ? [whole(earlier), earlier] : []),
  ];
  for (const way of ways) {
    const found = listing(categories, (stems) =>
      way.some((sought) => sought.every((word) => stems.includes(word))),
    );
    if (found.length > 0) return { found, isSure: true };
  }
  return {
    found: listing(categories, (stems) => plain.some((word) => stems.includes(word))),
    isSure: false,
  };
}

function listing(
  categories: AssistantContent["planCategories"],
  names: (stems: readonly string[]) => boolean,
): ListedFeature[] {
  return categories.flatMap((category) =>
    category.plans.flatMap((plan) =>
      plan.features
        .filter((feature) => names(stemsOf(feature)))
        .map((feature) => ({ entry: { category, plan }, feature })),
    ),
  );
}

/** What every plan includes, as far as the question asks for it. */
export function findIncluded(
  { includedInAllPlans }: AssistantContent,
  read: Pick<Understanding, "words" | "industries" | "feature">,
): string[] {
  // 'AI Receptionist' is a name, and asks for no 'AI-powered conversations'.
  const named = read.words.filter(
    (word, index) =>
      word !== "ai" ||
      !/^(?:receptionist|agents?|outbound|custom)$/.test(read.words[index + 1] ?? ""),
  );
  const own = readFeatures({ ...read, words: named });
  const plain = soughtFeature({ ...read, words: named });
  return includedInAllPlans.filter((item) => {
    const stems = stemsOf(item);
    // 'At the same time' asks for no 'real-time analytics' where it is campaigns that are asked for.
    return (own.length > 0 ? own : plain.length > 0 ? [plain] : []).some((sought) =>
      sought.every((word) => stems.includes(word)),
    );
  });
}

/**
 * Whether a plan has what was found, by its own list or a smaller plan's of its kind. 'One calendar' is
 * not several.
 */
export function hasFeature(
  { category, plan }: CategoryPlan,
  found: readonly ListedFeature[],
  several: boolean,
): boolean {
  const size = tiers.indexOf(tierOf(plan));
  const smaller = tiers.slice(0, size + 1).flatMap((tier) => findPlan(category, tier)?.id ?? []);
  return found.some(
    ({ entry, feature }) =>
      smaller.includes(entry.plan.id) && !(several && /\b(?:one|single)\b/i.test(feature)),
  );
}

/** What a plan can do, with what it has from the smaller plans of its kind. */
export function featuresOf(content: AssistantContent, { category, plan }: CategoryPlan): string[] {
  return plan.features.flatMap((feature) => {
    const smaller = category.plans.find(
      ({ name }) => feature === content.planTexts.table.everythingIn(name),
    );
    return smaller === undefined ? [feature] : featuresOf(content, { category, plan: smaller });
  });
}

/** Asks for more than one of something. */
export const asksSeveral = ({ words }: Pick<Understanding, "words">): boolean =>
  /\b(?:several|multiple|many|both|[2-9]|more than one|more than 1|at once|at the same time|side by side|parallel)\b/.test(
    // 'Which of the two …?' counts the plans.
    words.join(" ").replace(/\b(?:of|between) (?:the|these|those|them) [2-9]\b/g, ""),
  );
