import type { Frame, Volume } from "../frame/frame.ts";
import { perMonth, type Quantity } from "../reading/quantities.ts";
import type { Thread } from "./thread.ts";

/** More copies than that are no copies. */
const mostCopies = 60;

/** A new figure stands for the same as the one before: 'and for 500?' */
export function withNewFigure(merged: Frame, own: Frame, was: Volume | undefined): Frame {
  if (own.volume !== undefined && was !== undefined)
    return { ...merged, volume: withDirection(own.volume, was) };
  if (own.bare === undefined || own.plans.length > 0 || pointsAtTwo(own)) return merged;
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

const factors: readonly (readonly [RegExp, number])[] = [
  [/\b(?:doubles?|doubled|twice)\b/, 2],
  [/\b(?:triples?|tripled)\b/, 3],
  [/\b(?:half|halves|halved)\b/, 1 / 2],
];
const periods: readonly (readonly [RegExp, Pick<Quantity, "per" | "days">])[] = [
  [
    /\b(?:weekdays?|mon\w* (?:to |through )?fri\w*|(?:working|business) days?)\b/,
    { per: "day", days: 5 },
  ],
  [/(?<!not )\b(?:year|yearly|annually)\b/, { per: "year" }],
  [/(?<!not )\b(?:week|weekly)\b/, { per: "week" }],
  [/(?<!not )\b(?:day|daily)\b/, { per: "day" }],
  [/(?<!not )\b(?:month|monthly)\b/, { per: "month" }],
];

/** The calls that were told, as a message without a figure puts them: 'only on weekdays', 'if it doubles?' */
export function volumeMeant(own: Frame, told: Volume | undefined): Volume | undefined {
  if (told === undefined || own.volume !== undefined || own.bare !== undefined) return undefined;
  const factor = factors.find(([words]) => words.test(own.said))?.[1];
  if (factor !== undefined && own.plans.length === 0) return scaled(told, factor);
  const { per: was = "month" } = told;
  const [, said] = periods.find(([words]) => words.test(own.said)) ?? [];
  const isMeant =
    said?.days === undefined ? own.corrects && own.measure !== "saving" : was === "day";
  if (!isMeant || said === undefined || (said.per === was && said.days === undefined))
    return undefined;
  const many = 1e6;
  const ratio = perMonth({ value: many, ...said }) / perMonth({ value: many, per: was });
  const per = said.days === undefined ? said.per : "week";
  return { ...scaled(told, ratio), ...(per && { per }) };
}

const scaled = (volume: Volume, by: number): Volume => ({
  ...volume,
  ...(volume.in !== undefined && { in: Math.round(volume.in * by) }),
  ...(volume.out !== undefined && { out: Math.round(volume.out * by) }),
  ...(volume.any !== undefined && { any: Math.round(volume.any * by) }),
});
