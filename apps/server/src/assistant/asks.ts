import type { PlanCategoryId } from "@larkline/content/plans";

import { type Concept, figureConcepts } from "./lexicon.ts";
import { isCommonWord } from "./lexicon/common-words.ts";
import { industryWords } from "./lexicon/names.ts";
import { wordsOf } from "./pattern.ts";
import type { Understanding } from "./understanding.ts";

/** The kind of agent that a story is about: one that it names, or whose calls it tells of. */
export function spokenOf({
  categories,
  concepts,
  calls,
}: Understanding): PlanCategoryId | undefined {
  if (categories.length === 1) return categories[0];
  return calls !== undefined && concepts.has("quantityOut") && !concepts.has("quantityIn")
    ? "outbound"
    : undefined;
}

/** Asks what a plan costs or which to take, not where to sign up for it. */
export function asksAboutMoney(concepts: ReadonlySet<Concept>): boolean {
  return (
    ["price", "cheap", "save", "recommend", "perCall", "difference", "features"] as const
  ).some((concept) => concepts.has(concept));
}

/** What a question about plans is about. */
export const planConcepts = [
  "price",
  "cheap",
  "expensive",
  "plan",
  "recommend",
  "perCall",
  "callsIncluded",
  "save",
  "difference",
  "total",
] as const;

/** Figures that somebody may want to be promised. */
export const promisedFigures: ReadonlySet<Concept> = new Set<Concept>([...figureConcepts, "roi"]);

/** What each trade's page says for itself. */
export const tradeConcepts: ReadonlySet<Concept> = new Set<Concept>([
  "advice",
  "personalAdvice",
  "conflictCheck",
  "reminders",
  "scriptWords",
]);

/** Wants a figure guaranteed, not the money back. */
export const asksForPromise = ({ words, concepts }: Understanding): boolean =>
  words.some((word) => /^(?:guarantee[ds]?|guaranteed|promise[ds]?)$/.test(word)) &&
  !words.includes("money") &&
  !concepts.has("sla");

/** 'Which plan books meetings?', 'does Starter book meetings?' ask for a plan, not for a meeting. */
export const asksWhichPlan = ({ words, tiers }: Understanding): boolean =>
  (tiers.length > 0 &&
    !words.some((word) => /^(?:talk|speak|contact|reach|sales|person|human)$/.test(word))) ||
  /\b(?:which|what) (?:\w+ ){0,2}plans?\b|\bplans? (?:that|which)\b/.test(words.join(" "));

/** 'How much faster do realtors respond?' asks for the trade's own figure. */
export const asksForFigure = ({ words, concepts, tiers }: Understanding): boolean =>
  tiers.length === 0 &&
  !concepts.has("stories") &&
  (concepts.has("satisfaction") ||
    concepts.has("effect") ||
    concepts.has("bookings") ||
    concepts.has("roi") ||
    /\bhow (?:much|many) (?:faster|higher|better|more|quicker)\b/.test(words.join(" ")));

/** 'Can it call people back?' */
export const agentCallsBack = ({ words }: Understanding): boolean =>
  /\b(?:it|agents?|receptionist|ai|bot|system|they|brandname) (?:\w+ )?(?:calls?|rings?|phones?)(?: \w+){0,3} back\b|\b(?:it|agents?|receptionist|ai|bot|system) (?:\w+ )?(?:calls?|rings?|phones?) back\b/.test(
    words.join(" "),
  );

/** 'Do you support GoHighLevel?' asks for a tool by a name that we do not know. */
export function asksForTool({ words, foreign, unnamedTools, concepts }: Understanding): boolean {
  // What somebody's customers are, or what went wrong, is no tool's name.
  const names = foreign.filter((word) => !isCommonWord(word) && !/(?:ly|ed|ing)$/.test(word));
  if (names.length === 0 && unnamedTools.length === 0) return false;
  if (concepts.has("integrations")) return true;
  const text = words.join(" ");
  // 'Does it put reservations into OpenTable?'
  if (unnamedTools.some((name) => landsIn(name).test(text))) return true;
  return /\b(?:do|does|can|will|could) (?:you|it|brandname|they|this|the agents?)(?: also)? (?:support|use|read|write|handle)\b|\bcompatible\b/.test(
    text,
  );
}

/** Whether our agents do something in a tool, or with it: 'can you book straight into Jane?' */
const landsIn = (tool: string): RegExp =>
  new RegExp(
    `\\b(?:do|does|can|will|would|could) (?:you|it|brandname|they|this|that|yours|the|your)\\b.*\\b(?:in|into|onto|to|with|from|through|on|inside|via) (?:(?:my|our|the|your|own) )*${tool}\\b`,
  );

/** 'Can it book appointments?' asks what the agents do. */
export const asksWhetherItDoes = ({ words }: Understanding): boolean =>
  /^(?:(?:and|so|ok|okay|but|then|well|hi|hello|hm) )*(?:can|could|does|do|will|would) (?:it|this|that|they|you|(?:the|your) (?:agents?|ai|bot|receptionist|thing|system))\b/.test(
    words.join(" "),
  );

/** Says that it is about our agents, not about the visitor's own trouble. */
export function isAboutService({ words }: Understanding): boolean {
  return /\b(?:agents?|receptionist|brandname|callers?|calls?|ai|your|plans?|for my|we are|i am a|i run|i own|(?:do|does|would|will|can|could) (?:it|they))\b/.test(
    words.join(" "),
  );
}

/** Asks something of us or of what we sell, whatever it is. */
export const asksOfService = ({ words, addressesUs }: Understanding): boolean =>
  addressesUs || words.some((word) => /^(?:it|agents?|receptionist|callers?|calls?)$/.test(word));

/** 'Does it work for dentists?' asks for a trade, not for a tool. */
export function isAboutTrade({ industries, otherTrade, tools, words }: Understanding): boolean {
  return (
    (industries.length > 0 || otherTrade !== undefined) &&
    tools.length === 0 &&
    !words.some((word) =>
      /^(?:integrat\w*|connect\w*|sync\w*|api|software|crm|calendar|systems?|dms|platforms?)$/.test(
        word,
      ),
    )
  );
}

/** What a trade is called. */
export const wordsOfTrade = (id: string): string[] =>
  Object.entries<readonly string[]>(industryWords).flatMap(([known, list]) =>
    known === id ? list.flatMap(wordsOf) : [],
  );

/** Asks whether something is there, not what it costs. */
export const asksToHave = ({ words }: Understanding): boolean =>
  /\b(?:does|do|is|are|can|could|has|have|had|will|get|got|include|includes|included|come|comes|offer|offers|handle|handles|support|supports|part|in|with|without)\b/.test(
    words.join(" "),
  );

/** 'Is Basic too small?', 'Starter won't do?', 'is Professional overkill?': what is supposed of a plan's size. */
export function supposedSize({ words }: Understanding): "small" | "large" | undefined {
  const text = words.join(" ");
  if (
    /\btoo (?:small|little|few|tight|low)\b|\bnot (?:be |have |quite |big |large )*(?:enough|suffice|sufficient)\b|\b(?:will|would|does|do|can) not (?:do|work|cut it|hold)\b/.test(
      text,
    )
  )
    return "small";
  return /\btoo (?:big|large)\b|\boverkill\b|\boversized?\b|\bmore than (?:i|we) need\b/.test(text)
    ? "large"
    : undefined;
}

const bound = "(?:cap|limit|limits|maximum|max|ceiling|quota|allowance)";
/** 'Is there a cap on calls?', 'call limit?', 'is it capped?': the calls that are included. */
export const callLimit = new RegExp(
  `\\bcalls? ${bound}\\b|\\b${bound}(?: (?:on|of|for|to|the|my|our|how|number|many|monthly|phone|inbound|outbound))* calls?\\b|\\b(?:is|are) (?:it|that|this|they|calls|the calls|the number of calls) (?:capped|limited)\\b`,
);

/** 'Do 39 of them get a busy signal?' is asked of the agents, not of 39 plans. */
export const asksAtOnce = ({ concepts }: Pick<Understanding, "concepts">): boolean =>
  concepts.has("simultaneous") && !concepts.has("price");

/** Asks how many calls there may be. */
export const asksCallLimit = ({ words, concepts }: Understanding): boolean =>
  callLimit.test(words.join(" ")) && !concepts.has("simultaneous");

/** 'The cheapest one with that', 'the smallest plan that books': a plan is sought by what it has, not the smallest. */
export const seeksSmallestWith = ({ words }: Pick<Understanding, "words">): boolean =>
  /\b(?:(?:smallest|cheapest|lowest)(?: (?:\w+ )?(?:plan|one|option|package|tier))?|first (?:\w+ )?(?:plan|one|option|package|tier)) (?:that|which|with|including|to)\b/.test(
    words.join(" "),
  );
