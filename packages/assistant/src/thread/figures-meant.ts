import { withCalls } from "../frame/figures.ts";
import type { Frame, Volume } from "../frame/frame.ts";
import { maxCopies } from "../frame/plan-refs.ts";
import { perMonth } from "../reading/quantities.ts";
import type { Thread } from "./thread.ts";

/** After earlier calls a new figure means calls: 'and for 500?'. Else a small one means copies of a plan. */
export function withNewFigure(merged: Frame, own: Frame, earlier: Volume | undefined): Frame {
  if (own.volume !== undefined && earlier !== undefined)
    return { ...merged, volume: withDirection(own.volume, earlier) };
  const namesTier = own.plans.some(({ tier }) => tier !== undefined);
  if (own.bareNumber === undefined || namesTier || pointsAtTwo(own)) return merged;
  // After '15 calls a day', 'and if it is 30?' means 30 a day.
  const any = perMonth({ value: own.bareNumber, ...earlier });
  const isCount = own.bareNumber < 10 && merged.plans.some(({ isCounted }) => isCounted);
  if (earlier && !isCount && (own.bareNumber >= 10 || own.hasNoOtherTopic))
    return { ...merged, volume: withDirection({ any }, earlier) };
  if (own.bareNumber <= maxCopies && own.relation !== "over")
    return own.hasNoOtherTopic ? counted(merged, own.bareNumber) : merged;
  return merged.money === undefined ? { ...merged, volume: { any } } : merged;
}

/** 'The two', 'those two': the figure points at plans and is not a count of copies. */
const pointsAtTwo = ({ text }: Frame): boolean =>
  /\b(?:the|those|these|of|first|last) \d\b/.test(text);

/** Gives a bare number the unit of the last figure: 'and 12?' after months, 'and 150?' after a budget. */
export function withKindOfFigure(own: Frame, { frame: last, figures }: Thread): Frame {
  const { bareNumber, money, ...rest } = own;
  // 'And if it is only 180?' after calls: the number is not an amount of money.
  if (money && figures.volume && !figures.money && !/dollar|budget|pay|spend|cost/.test(own.text))
    return { ...rest, bareNumber: money.amount };
  if (bareNumber === undefined || !own.refersBack || own.plans.length > 0 || figures.volume)
    return own;
  if (last?.months !== undefined && bareNumber <= maxCopies) return { ...rest, months: bareNumber };
  return figures.money !== undefined && bareNumber > maxCopies
    ? { ...rest, money: { ...figures.money, amount: bareNumber } }
    : own;
}

/**
 * Calls without a direction get the direction of the earlier calls. Calls with a direction replace the
 * earlier calls of the same direction. A new period replaces the earlier one and its working days.
 */
function withDirection(own: Volume, earlier: Volume): Volume {
  const { any, ...directed } = own;
  const isNew = earlier.in === undefined && earlier.out === undefined;
  const { per, days, ...counts } = earlier;
  const period = own.per ? {} : { ...(per && { per }), ...(days && { days }) };
  if (any === undefined) return isNew ? directed : { ...counts, ...period, ...directed };
  const direction = earlier.out !== undefined ? "out" : earlier.in !== undefined ? "in" : "any";
  return { ...period, ...directed, [direction]: any };
}

const counted = (frame: Frame, copies: number): Frame => ({
  ...frame,
  plans: frame.plans.map((ref) => ({ ...ref, copies, isCounted: true })),
});

const perPlace = /\b(?:each|every|all|both|for them)\b/;

/** Counts a copy of the plan for each place: 'three clinics, one Basic each', 'for five offices?' */
export function withEachPlace(merged: Frame, own: Frame): Frame {
  const { places, volume, money, plans } = merged;
  if (!places || volume || money || plans.length !== 1 || !plans[0]?.tier) return merged;
  const isMeant = perPlace.test(own.text) || (own.places !== undefined && own.refersBack);
  return isMeant ? counted(merged, places) : merged;
}

/** 'And 40 more from the new shop': calls in addition to those stated before. */
const adds = /\b\d+ (?:more|extra|additional|on top)\b|\b(?:another|additional|extra) \d+/;

function withAdded(earlier: Volume, own: Volume): Volume {
  const { any: open, ...before } = earlier;
  // After '15 calls a day', '10 more' means 10 a day.
  const more = withCalls(own, (value) => perMonth({ value, ...(own.per ? {} : earlier) }));
  if (open !== undefined && more.any !== undefined) return { ...before, any: open + more.any };
  // Calls without a direction are inbound, unless only outbound calls were stated before.
  const isOut = before.in === undefined && before.out !== undefined;
  const incoming = (before.in ?? open ?? 0) + (more.in ?? (isOut ? 0 : (more.any ?? 0)));
  const out = (before.out ?? 0) + (more.out ?? (isOut ? (more.any ?? 0) : 0));
  return { ...before, ...(incoming && { in: incoming }), ...(out && { out }) };
}

/** The earlier calls after this message's change, if it has one: 'and 40 more', 'if it doubles?' */
export function volumeMeant(own: Frame, earlier: Volume | undefined): Volume | undefined {
  const stated = own.volume ?? (own.bareNumber === undefined ? undefined : { any: own.bareNumber });
  if (earlier && stated && adds.test(own.text)) return withAdded(earlier, stated);
  if (!earlier || stated) return undefined;
  const isPart = /\bof (?:th[eo]se|them|that|the calls)\b/.test(own.text); // '60% of those'
  const { factor = isPart ? own.share : undefined } = own;
  return factor !== undefined && own.plans.length === 0
    ? withCalls(earlier, (calls) => perMonth({ value: calls * factor }))
    : undefined;
}
