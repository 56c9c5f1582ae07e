import { isAboutPlans } from "../answers/answer.ts";
import { asksWhichPlan } from "../asks.ts";
import { leansOnThread } from "../continuation.ts";
import { beliefAfter } from "../intents/ranking.ts";
import { isAboutMoney } from "../scope.ts";
import type { Thread } from "../thread.ts";
import { asksSomething } from "../told/question.ts";
import { introducesTrade } from "../told/self.ts";
import type { Understanding } from "../understanding.ts";
import type { Decided } from "./decide-question.ts";
import type { Reading } from "./readings.ts";

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
/** Most words of a question that is a product's name and little else. */
const nameOnly = 3;
/** How many times likelier than the rules' own reading another must be. */
const moreThanRules = 2;
const moreThanRulesInThread = 1.5;
/** The same for an answer that only says what a product or a trade is: a point of it says more. */
const moreThanCard = 1.2;
/** What a word adds to the needed belief of which neither content nor lexicon knows anything. */
const forForeignWord = 0.06;
/** Belief with which what is asked after an answer about plans is asked of plans. */
const nextIsPlans = 0.5;

/** Names a plan, a sum or a number of calls, or goes on with them: then the rules know more. */
export function isOfPlans(
  read: Understanding,
  thread: Thread,
  { answer, isReckoned, thread: { topic: found } }: Decided,
): boolean {
  const { intent, topic } = thread;
  // A plan is asked for, and what it is to have stands in the list of one.
  if (asksWhichPlan(read) && found === "having" && isAboutPlans(answer)) return true;
  // 'Features?' after a plan asks for that plan's list.
  if (found === "features" && thread.plans !== undefined && isAboutPlans(answer)) return true;
  // How many calls there are is asked of plans, whatever else is counted on other pages.
  if (found === "calls" && read.topical.every(isAboutCalls) && isAboutPlans(answer)) return true;
  if (namesPlans(read) || (isReckoned === true && intent === "plans")) return true;
  // A discount for the year is what a year's price saves, whatever other discounts there are not.
  if (read.concepts.has("save") && read.period === "annual" && isAboutPlans(answer)) return true;
  // 'What do I lose then?' after two plans.
  const isNext =
    intent === "plans" &&
    isAboutPlans(answer) &&
    leansOnThread(read) &&
    beliefAfter(read, thread, "plans") >= nextIsPlans;
  if (isNext) return true;
  if (answer.text === thread.said) return false;
  // Words of money alone, or a trade's name alone, go on with the plans that were spoken of; 'how much is
  // the receptionist, HVAC company here' asks for a price, whoever asks.
  const isFree = intent === undefined || intent === "plans";
  const goesOn = isFree && (topic !== undefined || read.concepts.has("price"));
  return goesOn && read.topical.every(isAboutMoney) && isAboutPlans(answer);
}

const isAboutCalls = (word: string): boolean =>
  isAboutMoney(word) ||
  /^(?:calls?|get|max|maximum|cap|capped|limits?|limited|allowance|quota|ceiling)$/.test(word);

/** Whether a name decides: a tool's, a product's by itself, a trade's that no page speaks of. */
export function isKnownByName(read: Understanding, decided: Decided, best: Reading): boolean {
  // 'We use Zoho, what would show up in there?' asks for more than whether it connects.
  const asksMore =
    best.belief >= sureOfMore && /writesToCrm|\/crm-integration\/(?!crms)/.test(best.intent);
  if (namesTool(read, decided) && !asksMore && !asksHow(read)) return true;
  if (decided.isCard !== true) return false;
  // 'Gas and heating firm' says who asks: a point about gas is not asked for.
  const isIntroduced = read.industries.length === 1 && introducesTrade(read.words);
  if (isIntroduced && best.found.isCard !== true && !isSpecialty(best)) return true;
  if (read.otherTrade !== undefined && !asksSomething(read.words) && !isSpecialty(best))
    return true;
  // 'Outbound please' asks for what the name stands for; 'do I hear who it is before I take the call?'
  // only sounds like the name of a product.
  const isNameOnly =
    read.topical.length === 0 &&
    read.categories.length + read.products.length > 0 &&
    (read.words.length <= nameOnly || best.belief < sureOfMore);
  return isNameOnly || (read.otherTrade !== undefined && !speaksOf(best, read.otherTrade));
}

/** How much must speak for another reading than the rules'. */
export function demands(
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

/** 'How do I hook up HubSpot?', 'what if it is down?': more is asked than whether it connects. */
const asksHow = ({ words }: Understanding): boolean =>
  /^(?:(?:and|so|but|ok|then) )*(?:how (?!many|much)|what (?:if|happens)\b)/.test(words.join(" "));

/** Whether an answer names a trade that has no page of its own. */
const speaksOf = ({ found }: Reading, trade: string | undefined): boolean =>
  trade !== undefined &&
  (trade.match(/[a-z]{4,}/g) ?? []).some((word) => found.answer.text.toLowerCase().includes(word));

const isSpecialty = ({ intent }: Reading): boolean => intent.includes("/specialties/");

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
