import type { Answer } from "../answers/answer.ts";
import { leansOnThread } from "../continuation.ts";
import type { Ranked } from "../intents/classifier.ts";
import { beliefAfter, rankIntents } from "../intents/ranking.ts";
import { isAboutMoney } from "../scope.ts";
import type { Thread } from "../thread.ts";
import type { Understanding } from "../understanding.ts";
import { answerIntent, type IntentAnswer } from "./answer-intent.ts";
import type { Context } from "./context.ts";
import type { Decided } from "./decide-question.ts";
import { isToldIn } from "./narrow.ts";

/**
 * Least belief with which an intent answers in place of what the rules found, or of nothing. An answer
 * that only says what a product or a trade is gives way sooner: a point of it says more.
 */
const needed = { answer: 0.35, card: 0.28, smallTalk: 0.6, unknown: 0.2 } as const;
/** The same for a follow-up, whose words say too little for the rules. */
const neededInThread = { answer: 0.3, card: 0.25, smallTalk: 0.5, unknown: 0.2 } as const;
/** The same for a trade's specialty where the rules know no page of the trade. */
const neededOfSpecialty = 0.15;
/** Belief with which more is asked of a tool that is named than whether it connects. */
const sureOfMore = 0.6;
/** What is left of the needed belief where next to nothing speaks for the rules' own reading. */
const shareAgainstOneWord = 0.7;
/** How many times likelier than the rules' own reading another must be. */
const moreThanRules = 2;
const moreThanRulesInThread = 1.5;
/** The same for an answer that only says what a product or a trade is: a point of it says more. */
const moreThanCard = 1.2;
/** Share of the belief in a page's card with which a point of that page is answered in its place. */
const shareOfCard = 0.45;
/** The same in all points of the page that was spoken of, for a question that names nothing. */
const neededOfPage = 0.4;
/** What is left of the belief in an intent whose answer was just given. */
const saidBefore = 0.5;
/** The same where the question names nothing: the answer just given may hold what it asks. */
const saidBeforeEllipsis = 0.8;
/** The same where that answer tells a time, or a number, and one is asked for: then it is meant. */
const toldBefore = 3;
/** What a word adds to the needed belief of which neither content nor lexicon knows anything. */
const forForeignWord = 0.06;
/** Belief with which a second point is worth saying beside the first. */
const neededBeside = 0.25;
/** The same as a share of the belief in the first. */
const shareBeside = 0.6;
/** Characters of an answer that leaves room for another. */
const shortLength = 420;
/** Belief with which what is asked after an answer about plans is asked of plans. */
const nextIsPlans = 0.5;
/** Intents that are looked at, and the least belief in each: the others are next to impossible. */
const considered = 8;
const negligible = 0.005;

/**
 * What the rules found against what the question most likely asks for. Rules know names and numbers; but
 * a single word of theirs may stand for something else, so another reading takes their place where the
 * whole question speaks for it much more.
 */
export function weigh(
  context: Context,
  read: Understanding,
  thread: Thread,
  decided: Decided,
): Decided {
  if (decided.isFinal === true) return decided;
  if (isOfPlans(read, thread, decided)) return { ...decided, intent: "plans" };
  const ranked = rankIntents(read, thread)
    .slice(0, considered)
    .filter(({ probability }) => probability >= negligible);
  if (ranked[0]?.intent === "plans" && decided.kind === "answer")
    return { ...decided, intent: "plans" };
  const readings = toReadings(context, read, thread, ranked);
  const kept: Decided = { ...decided, intent: intentOf(decided, readings) };
  const [first, ...others] = readings.toSorted((one, other) => other.belief - one.belief);
  const best = first && (pointOf(first, others) ?? first);
  const second = best === first ? others[0] : first;
  if (best === undefined || isKnownByName(read, decided, best)) return kept;
  const rules = beliefInRules(decided, ranked, readings);
  const demand = demands(read, thread, decided, best);
  const { factor } = demand;
  // One word of a follow-up, read by rules that nothing else of it speaks for, is a coincidence.
  const least =
    rules < negligible && decided.kind === "answer" && leansOnThread(read)
      ? demand.least * shareAgainstOneWord
      : demand.least;
  const belief = Math.max(best.belief, beliefInPage(read, thread, decided, readings));
  if (belief < least || belief < rules * factor) return kept;
  if (holds(decided.answer, best.found.answer)) return kept;
  const { topic: _topic, category: _category, tier: _tier, ...rest } = thread;
  return {
    ...best.found,
    intent: best.intent,
    answer: withSecond(best, second),
    thread: best.found.isCard === true ? rest : thread,
  };
}

/** What a question may ask for, and what that would be answered with. */
interface Reading {
  intent: string;
  found: IntentAnswer;
  belief: number;
  /** It was the answer before. */
  isSaid: boolean;
}

function toReadings(
  context: Context,
  read: Understanding,
  thread: Thread,
  ranked: readonly Ranked[],
): Reading[] {
  const isEllipsis = read.topical.length === 0;
  const isTold = isEllipsis && read.refers && isToldIn(thread.said ?? "", read);
  const again = isTold ? toldBefore : isEllipsis ? saidBeforeEllipsis : saidBefore;
  return ranked.flatMap(({ intent, probability }) => {
    const found = answerIntent(context, intent, read, thread);
    if (found === undefined) return [];
    const isSaid = thread.said?.startsWith(paragraphOf(found.answer)) === true;
    return [{ intent, found, belief: probability * (isSaid ? again : 1), isSaid }];
  });
}

/** Names a plan, a sum or a number of calls, or goes on with them: then the rules know more. */
function isOfPlans(read: Understanding, thread: Thread, { answer, isReckoned }: Decided): boolean {
  const { intent, topic } = thread;
  if (namesPlans(read) || (isReckoned === true && intent === "plans")) return true;
  // 'What do I lose then?' after two plans.
  const isNext =
    intent === "plans" &&
    isAboutPlans(answer) &&
    leansOnThread(read) &&
    beliefAfter(read, thread, "plans") >= nextIsPlans;
  if (isNext) return true;
  if (answer.text === thread.said) return false;
  // Words of money alone, or a trade's name alone, go on with the plans that were spoken of.
  const isFree = intent === undefined || intent === "plans";
  const goesOn =
    isFree && (topic !== undefined || (read.concepts.has("price") && read.industries.length === 0));
  return goesOn && read.topical.every(isAboutMoney) && isAboutPlans(answer);
}

/** The point that is asked for, where a page's card is as likely: it says more. */
const pointOf = ({ found, belief }: Reading, others: readonly Reading[]): Reading | undefined =>
  found.isCard !== true
    ? undefined
    : others.find(
        (other) =>
          other.intent.startsWith("section/") &&
          other.belief >= belief * shareOfCard &&
          pageOf(other.found.answer) === pageOf(found.answer),
      );

const pageOf = ({ sources }: Answer): string | undefined => sources[0]?.href.split("#")[0];

/** Whether a name decides: a tool's, a product's by itself, a trade's that no page speaks of. */
function isKnownByName(read: Understanding, decided: Decided, best: Reading): boolean {
  // 'We use Zoho, what would show up in there?' asks for more than whether it connects.
  const asksMore =
    best.belief >= sureOfMore && /writesToCrm|\/crm-integration\/(?!crms)/.test(best.intent);
  if (namesTool(read, decided) && !asksMore && !asksHow(read)) return true;
  if (decided.isCard !== true) return false;
  // 'Outbound please' asks for what the name stands for.
  const isNameOnly = read.topical.length === 0 && read.categories.length + read.products.length > 0;
  return isNameOnly || (read.otherTrade !== undefined && !speaksOf(best, read.otherTrade));
}

/**
 * 'What does that mean in practice?': no point of the page is likelier than the others, but it is that
 * page that is asked of.
 */
function beliefInPage(
  read: Understanding,
  { page }: Thread,
  { kind }: Decided,
  readings: readonly Reading[],
): number {
  const isBare = kind === "unknown" && read.topical.length === 0 && read.refers;
  if (!isBare || page === undefined) return 0;
  const ofPage = readings.filter(({ found }) => pageOf(found.answer) === page);
  const sum = ofPage.reduce((total, { belief }) => total + belief, 0);
  return sum >= neededOfPage ? sum : 0;
}

/** 'How do I hook up HubSpot?', 'what if it is down?': more is asked than whether it connects. */
const asksHow = ({ words }: Understanding): boolean =>
  /^(?:(?:and|so|but|ok|then) )*(?:how (?!many|much)|what (?:if|happens)\b)/.test(words.join(" "));

/** How much must speak for another reading than the rules'. */
function demands(
  read: Understanding,
  thread: Thread,
  { kind, answer, isCard }: Decided,
  best: Reading,
): { least: number; factor: number } {
  const isFollowUp = thread.question !== undefined && leansOnThread(read);
  // In a talk about plans most questions are of plans.
  const isInThread = isFollowUp && !(thread.intent === "plans" && isAboutPlans(answer));
  const by = isInThread ? neededInThread : needed;
  const isTalk = best.found.kind === "smallTalk";
  const least =
    isSpecialty(best) && speaksOf(best, read.otherTrade)
      ? neededOfSpecialty
      : by[isCard === true ? "card" : isTalk ? "smallTalk" : kind];
  // That a tool connects says as little as a card does.
  const isLess = isCard === true || (asksHow(read) && namesTool(read, { answer }));
  return {
    least: least + read.foreign.length * forForeignWord,
    factor: isLess ? moreThanCard : isFollowUp ? moreThanRulesInThread : moreThanRules,
  };
}

/** Whether an answer names a trade that has no page of its own. */
const speaksOf = ({ found }: Reading, trade: string | undefined): boolean =>
  trade !== undefined &&
  (trade.match(/[a-z]{4,}/g) ?? []).some((word) => found.answer.text.toLowerCase().includes(word));

const isSpecialty = ({ intent }: Reading): boolean => intent.includes("/specialties/");

/** The answer, and a second point beside it where both are short and likely. */
function withSecond({ found, belief, isSaid }: Reading, second: Reading | undefined): Answer {
  if (second === undefined || second.belief < Math.max(neededBeside, belief * shareBeside))
    return found.answer;
  // What was said already needs no company, and is none.
  if (isSaid || second.isSaid) return found.answer;
  if (!isShort(found) || !isShort(second.found) || holds(found.answer, second.found.answer))
    return found.answer;
  return join(found.answer, second.found.answer);
}

/** What the FAQ's entries answer, by their ids. */
const ofFaq: Readonly<Record<string, string>> = {
  "setup-time": "concept/setup",
  cost: "plans",
  "try-first": "concept/demo",
  languages: "concept/languages",
  "reach-a-person": "concept/handover",
  hours: "concept/availability",
  tools: "concept/integrations",
  "crm-entries": "concept/writesToCrm",
  "missing-email": "concept/missingEmail",
  "wrong-answer": "concept/wrongAnswer",
};

/** What is answered from a place: a story, an entry of the FAQ, the card of a page. */
function ofPlace({ answer, isCard }: Decided): string | undefined {
  const [page = "", part = ""] = (answer.sources[0]?.href ?? "").split("#");
  if (page === "/case-studies" && part !== "") return `story/${part}`;
  if (page === "/support") return ofFaq[part];
  const [, kind, id] = /^\/(products|solutions|industries)\/([a-z-]+)$/.exec(page) ?? [];
  if (isCard !== true || kind === undefined) return undefined;
  return `${kind === "industries" ? "industry" : "offer"}/${id}`;
}

/** What the rules' answer is an answer to. */
export const intentOf = (decided: Decided, readings: readonly Reading[] = []): string | undefined =>
  ofPlace(decided) ??
  readings.find(({ found }) => holds(decided.answer, found.answer))?.intent ??
  (decided.kind === "answer" && isAboutPlans(decided.answer) ? "plans" : undefined);

/** How likely it is that what the rules answer is what was asked. */
function beliefInRules(
  { answer, kind }: Decided,
  ranked: readonly Ranked[],
  readings: readonly Reading[],
): number {
  const of = (intent: string) => ranked.find((each) => each.intent === intent)?.probability ?? 0;
  if (kind === "unknown") return of("outside");
  return Math.max(
    isAboutPlans(answer) ? of("plans") : 0,
    ...readings.filter(({ found }) => holds(answer, found.answer)).map(({ belief }) => belief),
  );
}

const isAboutPlans = ({ sources }: Answer): boolean =>
  sources[0]?.href.startsWith("/pricing") === true;

/** A point that leaves room for another beside it. */
const isShort = ({ answer, kind, isCard }: IntentAnswer): boolean =>
  kind === "answer" && isCard !== true && answer.text.length <= shortLength;

/** Names a tool, and the rules say what is known of it. */
const namesTool = (
  { tools, unnamedTools }: Understanding,
  { answer }: Pick<Decided, "answer">,
): boolean =>
  [...tools, ...unnamedTools].some((name) =>
    answer.text.toLowerCase().includes(name.toLowerCase()),
  );

/** Names a plan, a sum or a number of calls, or is a number alone: then the rules know more. */
const namesPlans = ({ words, tiers, amount, calls, months, plans }: Understanding): boolean =>
  words.every((word) => /^\d+$/.test(word)) ||
  tiers.length > 0 ||
  plans.length > 0 ||
  amount !== undefined ||
  calls !== undefined ||
  months !== undefined;

/** Whether an answer says what another begins with. */
const holds = (answer: Answer, other: Answer): boolean =>
  answer.text.includes(paragraphOf(other)) || other.text.includes(paragraphOf(answer));

const paragraphOf = ({ text }: Answer): string => text.split("\n\n")[0] ?? text;

function join(one: Answer, other: Answer): Answer {
  return {
    ...one,
    text: [
      ...one.text.split("\n\n").filter((paragraph) => !paragraph.startsWith("More on ")),
      other.text,
    ].join("\n\n"),
    sources: [...one.sources, ...other.sources].filter(
      ({ href }, index, all) => all.findIndex((each) => each.href === href) === index,
    ),
  };
}
