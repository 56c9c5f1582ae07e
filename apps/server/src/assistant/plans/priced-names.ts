import type { AssistantContent } from "../content.ts";
import { toWords } from "../words.ts";
import { allPlans, type CategoryPlan, tierOf } from "./plan-facts.ts";
import type { PlanMention } from "./plan-mentions.ts";

const noun = "(?:plans?|packages?|tiers?|subscriptions?|option|deal|one|receptionist)";
const sum = String.raw`\$? ?(\d{1,3}(?:,\d{3})+|\d{2,6})(?: ?(?:dollars?|bucks|usd))?`;
const time = "(?:(?: ?/ ?| a | per )(?:mo(?:nth)?|yr|year))?";
/** 'The $899 plan', 'the little 99 dollar one'. */
const named = new RegExp(
  String.raw`(?<=^(?:(?:and|even|also|so) )?(?=\$)|\b(?:the|your|that|this|a|an|our|my|its|their|from|to|and|or|than|vs|versus)(?: [a-z]+)? )${sum}${time}(?: a month| monthly)? ${noun}\b`,
  "gi",
);
/** 'To the 299', 'than the $299': a price that stands for its plan, beside another that does. */
const bare = new RegExp(
  String.raw`(?<=^(?=\$)|\bthe |\b(?:from|to|than|vs|versus|or|and|over) (?=\$))${sum}(?![\d,.]|(?: a| per)? ?(?:month|year|calls?|leads|budget))`,
  "gi",
);
/** 'So the 99?', 'what the 399 doesn't have': a price that stands for its plan without another beside it. */
const alone = new RegExp(
  String.raw`(?<=^(?:(?:so|ok|okay|and|then|just|well|maybe|(?:what|how) about|is it|i(?:['’]ll)? take)[ ,]+)*the )${sum}(?=\W*$)|(?<=\bthe )${sum}(?= (?:does|has|have|had|includes?|gives?|comes?|gets?)(?:n['’]?t)?\b)`,
  "gi",
);

/** 'The ninety-nine dollar option': a price in words, in front of what it is counted in. */
const spelled =
  /\b(?:(?:one|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|and)[\s-]+){2,}(?=(?:dollars?|bucks)\b)/gi;

/**
 * A question with the plans' own names where it calls them by their prices ('from the $899 plan to the
 * $299 one'), so that everything else reads them as any other name. A price that several plans have,
 * or none, stays; so does one that a question asks the plan of ('which one is the $899 plan?').
 */
export function withNamesForPrices(content: AssistantContent, question: string): string {
  const text = question.replaceAll(spelled, (price) => `${toWords(price).join(" ")} `);
  const plans = allPlans(content.planCategories);
  const name = (written: string, price: string) =>
    nameOf(plans, Number(price.replaceAll(",", ""))) ?? written;
  const full = text
    .replaceAll(named, (written, price: string) => name(written, price))
    .replaceAll(alone, (written, price?: string, other?: string) =>
      name(written, price ?? other ?? ""),
    );
  const several = [...text.matchAll(bare)].length > 1;
  return full === text && !several
    ? text
    : full.replaceAll(bare, (written, price: string) => name(written, price));
}

function nameOf(plans: readonly CategoryPlan[], price: number): string | undefined {
  const [only, ...others] = plans.filter(({ plan }) =>
    [plan.price.monthly, plan.price.annual].includes(price),
  );
  return only === undefined || others.length > 0
    ? undefined
    : `${only.category.id} ${only.plan.name}`;
}

/** What a number may count instead of dollars. */
const counted = /^(?:calls?|leads?|people|contacts|prospects|locations?|days?|months?|percent)$/;

/** 'So 299 a month for Basic?': the size whose kind is left open is of the kind that has this price. */
export function withKindsForPrices(
  content: AssistantContent,
  mentions: readonly PlanMention[],
  words: readonly string[],
): readonly PlanMention[] {
  const prices = words
    .filter((word, index) => /^\d{2,5}$/.test(word) && !counted.test(words[index + 1] ?? ""))
    .map(Number);
  if (prices.length === 0) return mentions;
  return mentions.map((mention) => {
    if (mention.category !== undefined) return mention;
    const [only, ...others] = allPlans(content.planCategories).filter(
      ({ plan }) =>
        tierOf(plan) === mention.tier &&
        prices.some((price) => price === plan.price.monthly || price === plan.price.annual),
    );
    return only === undefined || others.length > 0
      ? mention
      : { ...mention, category: only.category.id };
  });
}
