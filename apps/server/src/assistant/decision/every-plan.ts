import type { Answer } from "../answers/answer.ts";
import {
  composeFeatureSearch,
  composeHeldByAll,
  composeInEveryPlan,
} from "../answers/feature-search.ts";
import { composeKnownUnknown } from "../answers/unknown.ts";
import { seeksSmallestWith } from "../asks.ts";
import type { AssistantContent } from "../content.ts";
import type { Concept } from "../lexicon.ts";
import { languageNames } from "../lexicon/names.ts";
import { type CategoryPlan, findPlan, pricedPlans } from "../plans/plan-facts.ts";
import { asksSeveral, findFeatures, findIncluded, readFeatures } from "../plans/plan-features.ts";
import type { Thread } from "../thread.ts";
import type { Understanding } from "../understanding.ts";

/** Asks whether something comes with a plan or costs more. */
const asksIncluded = /\b(?:included?|extra|comes? with|part of|cost more|add ?ons?)\b/;
/** 'On the cheapest plan, am I still getting analytics?' */
const asksStill = /\b(?:still|even) (?:get|getting|have|has|include[sd]?|come with)\b/;
const asksExtra = /^(?!.*\bincluded?\b).*\b(?:extra|costs? more|add ?ons?)\b/;
/** 'Even the small one?', 'does Basic have it too?': nothing is asked but whether it holds for a plan as well. */
const asksAlike =
  /\b(?:even|too|also|as well|included?|including|has|have|gets?|comes?|same|still|really|covered|on|in|with|at)\b/;
const onlyAlike = new Set(
  `and so ok okay but then oh wow hm yes no really even also too as well on in with for at the a an my our your one ones
  plan plans package tier option kind size of those that this it is are was do does did has have had having get gets got come
  comes include includes included including covered part same still true just right about a month small smallest
  cheapest lowest cheap entry level i we you if take took dollar dollars bucks`.split(/\s+/),
);

/** 'Is analytics included?': what every plan has, of which a question names some. */
export function decideIncluded(content: AssistantContent, read: Understanding): Answer | undefined {
  const named = read.tiers.length + read.categories.length > 0;
  const text = read.words.join(" ");
  if (!asksStill.test(text) && (named || !asksIncluded.test(text))) return undefined;
  const answer = composeInEveryPlan(content, findIncluded(content, read));
  return answer && { ...answer, text: denied(answer.text, read.words) };
}

/** A yes to 'is it included?' is a no to 'is it extra?' */
const denied = (text: string, words: readonly string[]): string =>
  asksExtra.test(words.join(" ")) ? text.replace(/^Yes,/, "No:") : text;

/** 'Even the $99 one?' after what plans have: there as well, or not by its list. */
export function decideAlike(
  content: AssistantContent,
  read: Understanding,
  thread: Thread,
): Answer | undefined {
  const { words, plans, concepts } = read;
  const { said = "", question = [], category } = thread;
  const beside = decideBeside(content, read, said);
  if (beside !== undefined) return beside;
  if (plans.length === 0 && !concepts.has("cheap")) return undefined;
  const text = words.join(" ");
  if (words.length > 9 || !namesOnlyPlans(read) || seeksSmallestWith(read)) return undefined;
  const isAlike = asksAlike.test(text);
  const [first = ""] = said.split("\n\n");
  const before = { words: question, industries: [] };
  const asked = readFeatures(before).length > 0 ? before : undefined;
  if (/\b(?:(?:all|every) plans? includes?|is in every plan)\b/i.test(first)) {
    const items = content.includedInAllPlans.filter((item) => first.includes(item));
    // 'And Basic?' after the whole list may ask for what is more in it.
    const isOne = items.length > 0 && items.length < content.includedInAllPlans.length;
    if (isAlike || isOne)
      return composeInEveryPlan(content, items.length > 0 ? items : content.includedInAllPlans);
  }
  // Of plans something was asked that some of them have.
  const ofPlans = /\b(?:plans?|packages?|tiers?)\b/.test(question.join(" "));
  if (!isAlike || !ofPlans) return undefined;
  const held = composeHeldByAll(content, spokenOf(thread));
  if (held !== undefined) return { ...held, text: `Yes. ${held.text}` };
  if (asked === undefined) return undefined;
  const { found, isSure } = findFeatures(content.planCategories, asked, []);
  return isSure
    ? composeFeatureSearch(content, found, plansOf(content, read, category), asksSeveral(asked))
    : undefined;
}

/** 'Spam blocking too?' after what all plans include: whether they do, or which do. */
function decideBeside(
  content: AssistantContent,
  read: Understanding,
  said: string,
): Answer | undefined {
  const text = read.words.join(" ");
  const isList = said.startsWith("All plans include") || said.startsWith("Yes, all of it is in");
  if (!isList || read.words.length > 6 || read.plans.length > 0) return undefined;
  if (!/^and\b|^(?:what|how) about\b|\b(?:also|too|as well)$/.test(text)) return undefined;
  if (readFeatures(read).length === 0) return undefined;
  const held = composeInEveryPlan(content, findIncluded(content, read));
  if (held !== undefined) return held;
  const { found, isSure } = findFeatures(content.planCategories, read, []);
  const [smallest] = pricedPlans(content.planCategories);
  return isSure && smallest !== undefined
    ? composeFeatureSearch(content, found, [smallest], asksSeveral(read))
    : undefined;
}

/** Whether beside plans it names nothing that could be asked for. */
const namesOnlyPlans = ({ words, plans }: Understanding): boolean =>
  words.every(
    (word, index) =>
      onlyAlike.has(word) ||
      // 'What about Basic?'; 'what is in Basic?' asks for more.
      (/^(?:what|how)$/.test(word) && words[index + 1] === "about") ||
      plans.some(({ from, to }) => from <= index && index < to),
  );

/** The plans that are named, or the cheapest: of each kind where none is known. */
function plansOf(
  content: AssistantContent,
  { plans }: Understanding,
  spoken: Thread["category"],
): CategoryPlan[] {
  if (plans.length === 0) return pricedPlans(content.planCategories).slice(0, 1);
  return plans.flatMap(({ tier, category: kind = spoken }) =>
    content.planCategories
      .filter(({ id }) => kind === undefined || id === kind)
      .flatMap((category) => {
        const plan = findPlan(category, tier);
        return plan === undefined ? [] : [{ category, plan }];
      }),
  );
}

const asksForMore =
  /\b(?:extra|costs? more|more expensive|additional|surcharge|add ?ons?|on top|pay more|included|charged?)\b/;

/** 'Does that cost extra?', of something the agents do: in which plans it is, and that no fee is known. */
export function decideExtra(
  content: AssistantContent,
  read: Understanding,
  thread: Thread,
): Answer | undefined {
  const { words, tiers, categories, refers, leans, amount, calls, concepts } = read;
  const names = tiers.length + categories.length > 0 || amount !== undefined || calls !== undefined;
  if (names || words.length > 9 || !(refers || leans) || !asksForMore.test(words.join(" ")))
    return undefined;
  // What is asked of now is what was asked of before, unless something else is named.
  if (readFeatures({ words }).length > 0 || concepts.has("taxes") || concepts.has("setup"))
    return undefined;
  const held =
    composeHeldByAll(content, spokenOf(thread)) ?? composeListedBefore(content, thread.question);
  const fees = composeKnownUnknown(content, { ...read, concepts: new Set<Concept>(["fees"]) });
  if (held === undefined || fees === undefined) return undefined;
  const [more = ""] = /^More on .*$/m.exec(held.text) ?? [];
  return {
    ...held,
    text: [denied(held.text, words).replace(more, "").trim(), fees.text, more].join("\n\n"),
  };
}

/** What the question before asked about, a language that it names as well. */
function spokenOf({ question = [], asked = [], intent }: Thread): ReadonlySet<Concept> {
  const isLanguage =
    intent === "concept/languages" || question.some((word) => languageNames.includes(word));
  return new Set<Concept>([...asked, ...(isLanguage ? (["languages"] as const) : [])]);
}

/** The plans that have what the question before spoke of: all of them, or those that list it. */
function composeListedBefore(
  content: AssistantContent,
  question: readonly string[] = [],
): Answer | undefined {
  const before = { words: question, industries: [] };
  if (readFeatures(before).length === 0) return undefined;
  const { found, isSure } = findFeatures(content.planCategories, before, []);
  return (
    composeInEveryPlan(content, findIncluded(content, before)) ??
    (isSure ? composeFeatureSearch(content, found, [], false) : undefined)
  );
}
