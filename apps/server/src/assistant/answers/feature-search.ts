import type { AssistantContent } from "../content.ts";
import { bullets, count, inWords } from "../format.ts";
import type { Concept } from "../lexicon.ts";
import {
  annualText,
  callsText,
  type CategoryPlan,
  monthlyText,
  planName,
  tierOf,
} from "../plans/plan-facts.ts";
import {
  findFeatures,
  hasFeature,
  type ListedFeature,
  readFeatures,
} from "../plans/plan-features.ts";
import type { Understanding } from "../understanding.ts";
import { type Answer, compose, pricingPage } from "./answer.ts";

const names = (entries: readonly CategoryPlan[]): string =>
  inWords(entries.map((entry) => `**${planName(entry)}**`));

/** With its price, which is what whoever hears 'yes' asks next. */
const withPrice = (entry: CategoryPlan): string =>
  `**${planName(entry)}** (${monthlyText(entry.plan)})`;

/**
 * The plans whose lists name what is asked for, and whether the plans that were asked about have it.
 * @param asked plans that the question names; none when it asks which one has it.
 * @param several the question asks for more than one of it.
 */
export function composeFeatureSearch(
  content: AssistantContent,
  found: readonly ListedFeature[],
  asked: readonly CategoryPlan[],
  several: boolean,
): Answer | undefined {
  if (found.length === 0) return undefined;
  // 'One calendar' is no answer to several, where another point is.
  const more = several
    ? found.filter(({ feature }) => !/\b(?:one|single)\b/i.test(feature))
    : found;
  const told = asked.length === 0 && more.length > 0 ? more : found;
  // 'Does Basic screen spam?': of the kinds of agents whose lists speak of it at all.
  const concerned = asked.filter(({ category }) =>
    found.some(({ entry }) => entry.category.id === category.id),
  );
  const having = concerned.filter((entry) => hasFeature(entry, found, several));
  const lead =
    concerned.length === 0
      ? undefined
      : having.length === concerned.length
        ? `Yes, by its list: ${inWords(having.map(withPrice))}.`
        : having.length === 0
          ? `No, not by the list of ${names(concerned)}.`
          : `${names(having)}: yes. ${names(concerned.filter((entry) => !having.includes(entry)))}: not by the list.`;
  return compose(
    content,
    [
      lead,
      `${lead === undefined ? "These plans name it in their lists" : "The lists say of it"}; the larger plans of the same kind include what the smaller ones have:`,
      bullets(told.map(namedBy)),
    ],
    told.map(({ entry }) => entry.category.source),
  );
}

/** Which of the plans that were listed have what is asked for: by their own list, or by a smaller plan's. */
export function composeAmong(
  content: AssistantContent,
  listed: readonly CategoryPlan[],
  found: readonly ListedFeature[],
  several: boolean,
): Answer | undefined {
  const having = listed.filter((entry) => hasFeature(entry, found, several));
  const lines = [...new Set(having.map(({ category }) => category))].map((category) => {
    const [first, ...larger] = having.filter((entry) => entry.category === category);
    return first === undefined ? "" : lineFrom(first, larger, found);
  });
  return compose(
    content,
    having.length === 0
      ? ["None of those lists it. It is named here:", bullets(found.map(namedBy))]
      : [lines.length === 1 ? lines[0] : bullets(lines)],
    (having.length === 0 ? found.map(({ entry }) => entry) : having).map(
      ({ category }) => category.source,
    ),
  );
}

/** The plan that holds so many calls and has what is asked for, with the line of a list that names it. */
export function composeFeatureWithCalls(
  content: AssistantContent,
  chosen: CategoryPlan,
  found: readonly ListedFeature[],
  calls: number,
): Answer {
  const { category, plan } = chosen;
  const ofKind = found.filter(({ entry }) => entry.category === category);
  const own = ofKind.filter(({ entry }) => entry.plan === plan);
  const named = own.length > 0 ? own : ofKind.slice(0, 1);
  return compose(
    content,
    [
      `For ${count(calls)} calls a month with that, **${planName(chosen)}** fits: ${callsText(plan)} for **${monthlyText(plan)}** (${annualText(plan)} if you pay by the year).`,
      `${own.length > 0 ? "Its list names it" : "A smaller plan's list names it, which it includes"}:`,
      bullets(named.map(namedBy)),
    ],
    [category.source],
    // Whoever is shown which plan holds the calls would be shown another one.
    {
      tools: [{ name: "get_plans", arguments: { category: category.id, tier: tierOf(plan) } }],
      followUps: "plan",
    },
  );
}

const namedBy = ({ entry, feature }: ListedFeature): string =>
  `**${planName(entry)}** (${monthlyText(entry.plan)}): "${feature}"`;

/** The smallest plan of a kind that has something, and the larger ones that include it. */
function lineFrom(
  first: CategoryPlan,
  larger: readonly CategoryPlan[],
  found: readonly ListedFeature[],
): string {
  const ofKind = found.filter(({ entry }) => entry.category === first.category);
  const own = ofKind.filter(({ entry }) => entry.plan === first.plan);
  const points = (own.length > 0 ? own : ofKind).map(({ feature }) => `"${feature}"`);
  const more = larger.map((entry) => `**${planName(entry)}** (${monthlyText(entry.plan)})`);
  const tail =
    more.length === 0
      ? ""
      : ` ${inWords(more)} ${more.length === 1 ? "includes" : "include"} it as well.`;
  return `**${planName(first)}** (${monthlyText(first.plan)}): ${inWords(points)}.${tail}`;
}

/** What every plan has, of which a question named some plans. */
export function composeInEveryPlan(
  content: AssistantContent,
  items: readonly string[],
): Answer | undefined {
  if (items.length === 0) return undefined;
  return compose(
    content,
    [
      items.length === content.includedInAllPlans.length
        ? "Yes, all of it is in every plan, the smallest as well:"
        : `Yes, every plan includes **${inWords(items)}**, the smallest as well. All plans include:`,
      bullets(content.includedInAllPlans),
    ],
    [pricingPage(content)],
  );
}

/** What a point that holds for every plan is found by. */
const pointsForAll: readonly (readonly [Concept, RegExp])[] = [
  ["languages", /\blanguages?\b/i],
  ["security", /\bencrypted\b/i],
];

/** What holds for every plan beside the list: 'which plan speaks Spanish?', 'is Spanish extra?' */
export function composeHeldByAll(
  content: AssistantContent,
  concepts: ReadonlySet<Concept>,
): Answer | undefined {
  const { lede, points } = content.heldByAll;
  const [concept, pattern] = pointsForAll.find(([candidate]) => concepts.has(candidate)) ?? [];
  const point = points.find(
    ({ title, description }) => pattern?.test(`${title} ${description}`) === true,
  );
  if (concept === undefined || point === undefined) return undefined;
  const entry = content.faqItems.find(({ id }) => id === concept);
  return compose(
    content,
    [`${lede.replace(/\.$/, ":")} **${point.title}**. ${point.description}`, entry?.answer],
    [pricingPage(content), ...(entry === undefined ? [] : [entry.source])],
  );
}

/** 'Can it look up an order?' is answered by the plans that list it. */
export function composeListed(content: AssistantContent, read: Understanding): Answer | undefined {
  if (readFeatures(read).length === 0) return undefined;
  const { found, isSure } = findFeatures(content.planCategories, read, []);
  return isSure ? composeFeatureSearch(content, found, [], false) : undefined;
}
