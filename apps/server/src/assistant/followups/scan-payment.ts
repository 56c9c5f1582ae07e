import type { Said } from "./said.ts";
import type { Scanner } from "./signs.ts";
import type { PlanSlots } from "./slots.ts";

const perYear =
  /\b(?:(?:per|a|each|every|over|in|for|make that|make it|the|full|whole|entire|one|1|first) )*(?:the |a |an |one |1 |full |whole |entire |first )*year(?:s? worth)?\b|\b12 months\b/;
const payAnnual =
  /\b(?:annual|annually|yearly|upfront|up front|in advance|by the year|once a year|prepa(?:y|id)|prepaying|pay(?:ing|ed)? (?:for )?(?:the|a|1|one) (?:whole |full )?year)\b/;
const payMonthly =
  /\b(?:monthly|month to month|by the month|month by month|per month|(?:a|each|every) month)\b/;
/** A way to pay that is not meant: 'not yearly'. */
export const notPeriod =
  /\b(?:not|no|instead of|rather than|without|forget) (?:the |by |per |a |paid )*(annual|annually|yearly|year|monthly|month)(?: billing| payments?| price)?\b/;

/** 'Divided by twelve', 'spread over the months': a year's price by its months. */
export const takeSpread = (text: Scanner): boolean =>
  text.takes(
    /\b(?:divided|spread|split|broken down)(?: (?:by|over|across|into|out|up|the|12|months?|year))*(?:$| ,)|\b(?:divide|spread|split) (?:it|that) (?:by|over|across|into)(?: (?:the|12|months?|year))+\b/,
  );

const atOnce = "(?:(?:all|everything) )?(?:at once|in (?:1|one|a single) go)";
/** 'And all at once?': the year in one sum, where it is money that was told. */
const inOneSum = new RegExp(
  `\\b(?:in|as|with|by) (?:1|one|a|a single) (?:single |big )?(?:lump sum|lump|sum|payments?|amount|bill|invoice)\\b|\\blump sum\\b|\\b(?:pay|pays|paying|paid|settle|settled)(?: (?:for |off )?(?:it|that|the (?:whole |full )?(?:year|thing|amount|sum|lot|12 months)))?(?: all)? ${atOnce}\\b|^(?:(?:and|or|so|ok|but|hm|what|about|if|how|much|for) )*(?:(?:it|that|the (?:whole|full) (?:year|thing|amount|sum)) )?(?:all|everything) (?:at once|in (?:1|one|a single) go)(?= ?(?:$|,))`,
);
const ofSums: ReadonlySet<PlanSlots["measure"]> = new Set(["price", "sum", "saving", "difference"]);

/** How it is paid, and whether a year's figure is asked for. */
export function takePayment(
  text: Scanner,
  ruledOut: string | undefined,
  { items, measure }: PlanSlots,
): Pick<Said, "paid" | "year"> {
  const isOneSum = items.length > 0 && ofSums.has(measure) && text.takes(inOneSum);
  const annual = text.takes(payAnnual) || isOneSum;
  const monthly = text.takes(payMonthly);
  const year = text.takes(perYear);
  // 'A year, by the month': the second is how, and was said first or last.
  text.takes(payMonthly);
  const other =
    ruledOut === undefined ? undefined : /^(?:annual|year)/.test(ruledOut) ? "monthly" : "annual";
  return { paid: annual === monthly ? other : annual ? "annual" : "monthly", year };
}
