import type { PlanCategoryId } from "@larkline/content/plans";

import type { Budget } from "../answers/budgets.ts";
import type { AssistantContent } from "../content.ts";
import type { Period } from "../plans/plan-facts.ts";
import type { CallsPer } from "../quantities/call-period.ts";
import type { Understanding } from "../understanding.ts";
import { mayBeFiller, takeSofteners } from "./fillers.ts";
import { type Pick as PlacePick, takePick } from "./picks.ts";
import { allTogether, bothPlans, eachOfThem, inOtherWords, listed } from "./pointers.ts";
import { asksForList, takeContents, takeLacking } from "./scan-contents.ts";
import { takeCopies, takeMoved, takePlanCopies, takeSplit } from "./scan-copies.ts";
import {
  takeCalls,
  takeDays,
  takeDenied,
  takeDuration,
  takeFactor,
  takeMoney,
  takeMoreMonths,
  takePercent,
  takeSpan,
  takeReached,
  takeUsed,
} from "./scan-numbers.ts";
import { notPeriod, takePayment, takeSpread } from "./scan-payment.ts";
import {
  takeChange,
  takeCheaper,
  takeHowMuchOf,
  takePlace,
  takeStep,
  takeSupposed,
  takeTooMuch,
  takeWanted,
  takeWhichOfTwo,
  takeWhyNot,
  takeWorth,
} from "./scan-wishes.ts";
import { type NamedPlan, putSigns, Scanner } from "./signs.ts";
import type { PlanSlots } from "./slots.ts";

/** What a follow-up asks to be done or told, where it says so. */
export type Wanted =
  | "cost"
  | "perCall"
  | "calls"
  | "callGap"
  | "difference"
  | "comparison"
  | "contents"
  | "saving"
  | "enough"
  | "whyNot"
  | "beyond"
  | "left";

/** What a follow-up says: slots that it names, and what it does with those that were kept. */
export interface Said {
  plans: readonly NamedPlan[];
  kinds: readonly PlanCategoryId[];
  /** Of several plans: the one that takes the other's place, is added or is left out. */
  change: "swap" | "add" | "remove" | undefined;
  /** Which of the named plans gives way, by its place; undefined where none that is named does. */
  replaced: number | undefined;
  paid: Period;
  /** A year's figure, however it is paid. */
  year: boolean;
  months: number | undefined;
  /** A shorter time that the figure is asked for. */
  span: "day" | "week" | undefined;
  copies: number | undefined;
  /** More of what was counted: 'two more', 'another one'; below 0 fewer. */
  moreCopies: number | undefined;
  /** Months more, or below 0 fewer, than before. */
  moreMonths: number | undefined;
  /** A part of the price, in percent. */
  percent: number | undefined;
  /** What was counted is told of all places together. */
  isSplit: boolean;
  /** So many of the plans become another one: 'one site needs Professional'. */
  moved: number | undefined;
  calls: number | undefined;
  callsPer: CallsPer | undefined;
  /** Days a month on which calls come in. */
  days: number | undefined;
  /** What was counted last becomes so many times as much. */
  factor: number | undefined;
  /** It is calls that become so many times as many, whatever was counted last. */
  ofCalls: boolean;
  /** The part of the included calls that is used. */
  used: number | undefined;
  money: Budget | undefined;
  /** A number that says nothing else. */
  number: number | undefined;
  /** The size above or below, the plan that was spoken of before, or one of several by its place. */
  step: "up" | "down" | "other" | "first" | "last" | "highest" | "lowest" | undefined;
  /** Plans by their place in a list. */
  pick: PlacePick | undefined;
  wanted: Wanted | undefined;
  /** The plan that is named is the one that has less: 'what do I get that Starter does not have?' */
  lacking: boolean;
  /** Asks whether it is cheaper than what is paid today. */
  asksCheaper: boolean;
  /** As a share, not as a sum. */
  asShare: boolean;
  /** Says that it is about money. */
  saysMoney: boolean;
  together: boolean;
  /** Points at two plans: 'both', 'them', 'the two'. */
  ofBoth: boolean;
  /** Asks for what was saved, of another plan. */
  keepsSaving: boolean;
  /** What is supposed of the second of two plans, by the call; `open` where it is only asked. */
  supposed: "less" | "more" | "open" | undefined;
  /** Asks which of two plans it is. */
  whichOfTwo: boolean;
  each: boolean;
  /** 'Which of those …?' */
  ofListed: boolean;
  /** Points at the figure that was told: 'what is that a month?' */
  refers: boolean;
  /** Takes back what was said before. */
  corrects: boolean;
}

const corrections =
  /^(?:(?:oh|ah|hm|hmm|well|ok|okay|um|uh|er|and|but|ups|hey) )*(?:(?:no|not quite|sorry|oops|actually|wait|nope|my bad|correction|i meant?|meant|i was asking|make that|rather|excuse me|that was wrong|typo|i misspoke|hang on|hold on|scratch that|strike that)\b ?)+/;

const ofMoney =
  /\b(?:price|prices|costs?|dollars?|bucks|pay|money|gap|how much|much|extra|pricier|spend)\b/;

/** 'Twice that many calls', 'half as many leads': what becomes more are calls. */
const scalesCalls = /\b(?:as many|that many|the|more|fewer|less|of the|of those) (?:calls|leads)\b/;

/** 'All of them incoming': which way the calls go that were counted, not several plans. */
const allOneWay =
  /\b(?:(?:it is|they are|those are|these are) )?all (?:of (?:them|those|these|it)|calls)(?: (?:are|is|come|coming))?(?= (?:KIND(?:receptionist|outbound)|coming|in\b|out\b))/;

/**
 * What a follow-up says; undefined where a part of it was not understood. What is special is taken out
 * before what could be a part of it.
 * @param included calls of the plan that was spoken of, for a share of them.
 */
export function readSaid(
  content: AssistantContent,
  read: Understanding,
  kept: PlanSlots,
  included: number | undefined,
): Said | undefined {
  const { text: named, plans } = putSigns(content, read, kept);
  const signed = named.replace(allOneWay, "");
  if (asksForList.test(signed)) return undefined;
  const text = new Scanner(signed);
  const takesBack = text.takes(corrections);
  const corrects = takeDenied(text, kept) || takesBack;
  takeSofteners(text);
  const lacking = takeLacking(text);
  const contents = lacking === undefined ? takeContents(text) : "contents";
  const whichOfTwo = takeWhichOfTwo(text, kept);
  const pick = takePick(text);
  const ofListed = whichOfTwo === undefined && text.takes(listed);
  const worth = takeWorth(text, kept);
  const keepsSaving = takeHowMuchOf(text, kept);
  const isSpread = kept.paid === "annual" && takeSpread(text);
  const [, ruledOut] = text.take(notPeriod) ?? [];
  // 'By how many percent?' asks for a share, not for a number of calls.
  const inPercent = text.takes(
    /\b(?:(?:by|in) )?(?:how (?:many|much)|what|which) percent(?:age)?\b/,
  );
  takeReached(text);
  const tooMuch = takeTooMuch(text);
  const whyNot = takeWhyNot(text);
  const days = kept.calls === undefined ? undefined : takeDays(text, read.words);
  const used = takeUsed(text, included);
  const isSplit = takeSplit(text);
  const moved = takeMoved(text);
  const moreMonths = takeMoreMonths(text);
  const copies = takeCopies(text);
  const counted = takePlanCopies(text, plans);
  const change = takeChange(text);
  const money = takeMoney(text, read, kept);
  const factor = takeFactor(text);
  const percent = takePercent(text);
  const months = takeDuration(text) ? read.months : undefined;
  const saysCalls = read.calls !== undefined && takeCalls(text);
  const span = takeSpan(text);
  const supposed = takeSupposed(text, kept);
  const cheaper = takeCheaper(text, kept);
  const wanted =
    contents ??
    cheaper ??
    whyNot ??
    whichOfTwo ??
    worth ??
    (keepsSaving ? "saving" : undefined) ??
    (supposed === undefined ? undefined : "perCall") ??
    takeWanted(text);
  // 'How many calls does each include?': what is asked of calls is how many a plan has.
  if (wanted === "calls")
    text.takes(/\b(?:includes?|included|comes? with|holds?|contains?|allows?|covers?)\b/);
  const cost = text.takes(/\b(?:costs?|prices?|pay|much|amount)\b/);
  const each = text.takes(eachOfThem);
  const together = text.takes(allTogether);
  text.takes(/\b(?:for )?both\b/);
  const asShare =
    text.takes(
      /\bpercent(?:age)?\b|\bshare\b(?! (?:a|an|one|it|them|the|that|this|plans?)\b)|\bratio\b/,
    ) || inPercent;
  const place = takePlace(text);
  const payment = isSpread
    ? { ...takePayment(text, ruledOut, kept), paid: "monthly" as const, year: false }
    : takePayment(text, ruledOut, kept);
  const asked = takeStep(text);
  // 'Too much. The one above?' goes two ways at once.
  const isTurned = tooMuch !== undefined && (asked === "up" || asked === "down");
  if (isTurned && asked !== tooMuch) return undefined;
  // 'Too much. The cheapest one?' asks for that one, not for the next.
  const step = place ?? asked ?? tooMuch;
  const kinds = [...text.rest.matchAll(/\bKIND(receptionist|custom|outbound)\b/g)].map(
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the pattern names no other
    ([, kind]) => kind as PlanCategoryId,
  );
  // 'And only 20': the word says no more than the number.
  text.take(/\b(?:only|just)\b(?= (?:(?:the|for|with) )*(?:\d|KIND|PLAN))/);
  const [, number] = read.words.includes("247") ? [] : (text.take(/\b(\d{1,6})\b/) ?? []);
  if (!text.rest.split(/[\s,]+/).every(isAccountedFor)) return undefined;
  const ofBoth = bothPlans.test(signed) && copies.copies === undefined;
  // What is saved between two plans, or by a step from one to the next, is what they differ by.
  const saves =
    wanted === "saving" &&
    (ofBoth || step === "up" || step === "down") &&
    payment.paid === undefined &&
    !payment.year &&
    !asShare;
  const said: Said = {
    plans: counted,
    kinds: [...new Set(kinds)],
    ...change,
    ...payment,
    months,
    span,
    ...copies,
    calls: saysCalls ? read.calls : undefined,
    callsPer: saysCalls ? read.callsPer : undefined,
    moreMonths,
    percent,
    isSplit,
    moved,
    days,
    factor,
    ofCalls: factor !== undefined && scalesCalls.test(signed),
    used,
    money,
    number: number === undefined ? undefined : Number(number),
    step,
    pick,
    wanted: saves ? "difference" : (wanted ?? (cost ? "cost" : undefined)),
    ofBoth,
    keepsSaving,
    supposed,
    whichOfTwo: whichOfTwo !== undefined,
    lacking: lacking === "named",
    asksCheaper: cheaper !== undefined,
    asShare,
    saysMoney: ofMoney.test(signed),
    together,
    each,
    ofListed,
    refers: read.refers || isSpread || inOtherWords.test(signed),
    corrects: corrects || ruledOut !== undefined,
  };
  return says(said) ? said : undefined;
}

const isAccountedFor = (word: string): boolean =>
  word === "" || /^(?:PLAN|KIND)/.test(word) || mayBeFiller(word);

/** Whether anything at all was said. */
const says = (said: Said): boolean =>
  said.plans.length > 0 ||
  said.kinds.length > 0 ||
  said.paid !== undefined ||
  said.year ||
  said.span !== undefined ||
  said.asShare ||
  said.together ||
  said.step !== undefined ||
  said.wanted !== undefined ||
  said.pick !== undefined ||
  [
    said.months,
    said.copies,
    said.moreCopies,
    said.calls,
    said.days,
    said.factor,
    said.used,
    said.number,
    said.moreMonths,
    said.percent,
  ].some((value) => value !== undefined) ||
  said.money !== undefined;
