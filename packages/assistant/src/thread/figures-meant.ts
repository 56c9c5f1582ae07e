import { withCalls } from "../frame/figures.ts";
import type { Frame, Volume } from "../frame/frame.ts";
import { type Per, perMonth } from "../reading/quantities.ts";
import type { Thread } from "./thread.ts";

/** More copies than that are no copies. */
const mostCopies = 60;

/** A new figure stands for the same as the one before: 'and for 500?' */
export function withNewFigure(merged: Frame, own: Frame, was: Volume | undefined): Frame {
  if (own.volume !== undefined && was !== undefined)
    return { ...merged, volume: withDirection(own.volume, was) };
  const namesSize = own.plans.some(({ tier }) => tier !== undefined);
  if (own.bare === undefined || namesSize || pointsAtTwo(own)) return merged;
  if (was !== undefined) return { ...merged, volume: withDirection({ any: own.bare }, was) };
  if (own.bare <= mostCopies) return counted(merged, own.bare);
  return merged.money === undefined ? { ...merged, volume: { any: own.bare } } : merged;
}

/** 'The two', 'those two' count no copies. */
const pointsAtTwo = ({ said }: Frame): boolean =>
  /\b(?:the|those|these|of|first|last) \d\b/.test(said);

/** 'And 12?' behind months, 'and for 150?' behind a budget: a figure of the kind that was told last. */
export function withKindOfFigure(own: Frame, { frame: before, told }: Thread): Frame {
  const { bare, ...rest } = own;
  if (bare === undefined || !own.leans || own.plans.length > 0 || told.volume !== undefined)
    return own;
  if (before?.months !== undefined && bare <= mostCopies) return { ...rest, months: bare };
  return told.money !== undefined && bare > mostCopies
    ? { ...rest, money: { ...told.money, amount: bare } }
    : own;
}

/** 'Split over three offices': the calls that were told are those of all places. */
export function splitOver(own: Frame, was: Volume | undefined): Volume | undefined {
  const { places, relation } = own;
  if (was === undefined || places === undefined || own.volume || relation !== "split")
    return undefined;
  return { ...scaled(was, 1 / places), isEach: true };
}

/** Calls of which no direction is said go the way of those before; others stand beside them. */
function withDirection(own: Volume, was: Volume): Volume {
  const { any, ...directed } = own;
  const isNew = was.in === undefined && was.out === undefined;
  if (any === undefined) return isNew ? directed : { ...was, ...directed };
  const way = was.out !== undefined ? "out" : was.in !== undefined ? "in" : "any";
  return { ...directed, [way]: any };
}

const counted = (frame: Frame, copies: number): Frame => ({
  ...frame,
  plans: frame.plans.map((ref) => ({ ...ref, copies, isCounted: true })),
});

const each = /\b(?:each|every|all|both|for them)\b/;

/** 'Three clinics, one Basic each', and 'for five offices?' of the plan before: so many of it. */
export function withEachPlace(merged: Frame, own: Frame): Frame {
  const [only] = merged.plans;
  if (merged.places === undefined || merged.volume !== undefined || merged.plans.length !== 1)
    return merged;
  const isMeant = each.test(own.said) || (own.places !== undefined && own.leans);
  const isPlan = only?.tier !== undefined && only.category !== undefined;
  return isMeant && isPlan && merged.money === undefined ? counted(merged, merged.places) : merged;
}

const weekdays = /\b(?:weekdays?|mon\w* (?:to |through )?fri\w*|(?:working|business) days?)\b/;
const period = /(?<!not )\b(year|week|day|month)(?:ly)?\b|\b(?:dai|annual)ly\b/;
const periodOf = (said: string): Per | undefined => {
  const [word, noun] = period.exec(said) ?? [];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The nouns of this very pattern.
  return (noun ?? (word === "daily" ? "day" : word && "year")) as Per | undefined;
};

/** 'And 40 more from the new shop': beside those that were told. */
const isMore = /\b\d+ (?:more|extra|additional|on top)\b|\b(?:another|additional|extra) \d+/;

/** The calls that were told, as a message without a figure puts them: 'only on weekdays', 'if it doubles?' */
export function volumeMeant(own: Frame, told: Volume | undefined): Volume | undefined {
  if (told === undefined) return undefined;
  const { any, in: incoming, out } = own.volume ?? {};
  const more = any ?? (told.in !== undefined ? incoming : out) ?? own.bare;
  if (more !== undefined && isMore.test(own.said)) return withCalls(told, (calls) => calls + more);
  if (own.volume !== undefined || own.bare !== undefined) return undefined;
  if (own.factor !== undefined && own.plans.length === 0) return scaled(told, own.factor);
  const { per: was = "month" } = told;
  const isOfWeekdays = was === "day" && weekdays.test(own.said);
  const per = isOfWeekdays ? "week" : periodOf(own.said);
  const isMeant = isOfWeekdays || (own.corrects && own.measure !== "saving" && per !== was);
  if (!isMeant || per === undefined) return undefined;
  const many = 1e6;
  const now = perMonth({ value: many, ...(isOfWeekdays ? { per: "day", days: 5 } : { per }) });
  return { ...scaled(told, now / perMonth({ value: many, per: was })), per };
}

const scaled = (volume: Volume, by: number): Volume =>
  withCalls(volume, (calls) => Math.round(calls * by));
