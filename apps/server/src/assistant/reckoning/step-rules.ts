import { composeCallGap } from "../answers/call-counts.ts";
import { composeCopiesAgainst } from "../answers/copies-against.ts";
import { composeDifference } from "../answers/difference.ts";
import { composeSides } from "../answers/totals.ts";
import { findPlan } from "../plans/plan-facts.ts";
import { monthsPerYear } from "../quantities/numbers.ts";
import type { Item } from "./frame.ts";
import { type Reckoning, yearly } from "./reckoning.ts";
import type { ReckoningRule } from "./rule.ts";

/** From one plan to another, or one beside another. */
const steps =
  /\b(?:upgrad\w*|downgrad\w*|step\w*|go|goes|going|went|mov(?:e|es|ing)|switch\w*|drop\w*|jump\w*|chang(?:e|es|ing)|bump\w*|swap\w*|trad(?:e|es|ing)|scal(?:e|es|ing)|cut(?:ting)?)\b.*\bPLAN\b.*\b(?:to|into|down|up|for|from)\b.*\bPLAN\b|\bfrom PLAN (?:\w+ ){0,2}?to (?:\w+ )?PLAN\b|\bPLAN\b.*\b(?:instead of|rather than|over|than|compared (?:to|with)|against|versus|vs|minus|above|below|exceeds?|beats?|undercuts?)\b.*\bPLAN\b|\b(?:instead of|rather than|compared (?:to|with)|against|versus|vs|over) PLAN\b|\b(?:between|gap|difference)\b.*\bPLAN\b.*\bPLAN\b|\b(?:on|with|have|got|use|using) (?:the |a |your )?PLAN\b.*\b(?:more|extra|additional|fewer|less)\b.*\bPLAN\b/;
const asksGap =
  /\b(?:extra|more|less|fewer|additional|saves?|saving|savings|cheaper|dearer|gap|differences?|delta|jump|on top|how much|what does|what would|what will|costs?)\b/;
const aboutMoney =
  /\b(?:saves?|saving|savings|costs?|costing|prices?|priced|pay|paying|pays|dollars?|money|how much(?! more calls)|cheaper|dearer|expensive|month|monthly|year|yearly|annual|annually|bill|billed|billing|extra per)\b/;
const aboutCalls =
  /\b(?:more|extra|fewer|less|additional|many|difference in|gap in|number of)(?: \w+){0,3} calls\b|\bcalls (?:more|extra|fewer|less|difference|gap)\b|\bcalls\b.*\bhow many (?:more|extra|fewer|less)\b|\b(?:cost|price|dollars?|money) and (?:the |in )?calls\b|\bcalls and (?:\w+ )?(?:cost|price|dollars?|money)\b/;
const lesser = /\b(?:saves?|saving|savings|less|cheaper|drop\w*|downgrad\w*|down|cut\w*)\b/;

/** 'From how many calls on is Basic cheaper than several Starters?' */
export const severalAgainstLarger: ReckoningRule = (reckoning) => {
  const { content, text, own } = reckoning;
  const [one, other, ...rest] = own;
  if (one === undefined || other === undefined || rest.length > 0) return undefined;
  if (one.entry.category !== other.entry.category) return undefined;
  if (
    !/\b(?:how many|what number of|which number of|number of) calls\b|\bat what (?:point|volume)\b/.test(
      text,
    ) ||
    !/\b(?:several|multiple|many|more|buying|taking|stacking|extra|2 or more) (?:of )?(?:the |your )?(?:\w+ ){0,2}?PLAN\b/.test(
      text,
    )
  )
    return undefined;
  const answer = composeCopiesAgainst(content, one.entry, other.entry);
  return answer && reckoning.done("difference", answer, own);
};

/**
 * 'Upgrading from Starter to Basic, what is the extra a month?', 'what do I save going down to Basic?',
 * 'how much more is it, and how many more calls?': the difference of two plans in price, in calls or in both.
 */
export const stepBetween: ReckoningRule = (reckoning) => {
  const { content, text, own, terms } = reckoning;
  const [one, other, ...rest] = own;
  if (one === undefined || other === undefined) return ofEveryKind(reckoning);
  if (rest.length > 0 || own.some(({ copies }) => copies > 1)) return undefined;
  if (!isStep(reckoning)) return undefined;
  const calls = aboutCalls.test(text);
  const money = aboutMoney.test(text.replaceAll(/\bcalls (?:a|per|each) month\b/g, "calls"));
  if (calls && !money) return reckoning.done("calls", composeCallGap(content, [one, other]), own);
  if (!money) return undefined;
  const asksYear = yearly.test(text) || reckoning.months === monthsPerYear;
  // 'Over twelve months, both paid monthly'
  const months =
    asksYear && terms.paid === "monthly"
      ? monthsPerYear
      : reckoning.months === monthsPerYear
        ? undefined
        : reckoning.months;
  if (months !== undefined)
    return whole(
      reckoning.done(
        "difference",
        composeSides(content, [[one], [other]], { months, period: terms.paid }),
        own,
      ),
    );
  const period = asksYear ? "annual" : reckoning.period;
  return whole(
    reckoning.done(
      "difference",
      composeDifference(content, [one.entry, other.entry], period, {
        calls,
        less: lesser.test(text) && !/\bmore\b/.test(text),
        as: /\b(?:percent|percentage)\b/.test(text) ? "share" : undefined,
        claims: claimOf(text),
      }),
      own,
      { period },
    ),
  );
};

function isStep({ text, read, terms }: Reckoning): boolean {
  if (terms.money.length > 0 || read.calls !== undefined || read.concepts.has("perCall"))
    return false;
  if (
    /\b(?:features?|include[sd]?|offers?|each(?! month| year)|both plans|together|total|altogether|how many times|twice|double|triple|half|better)\b/.test(
      text,
    )
  )
    return false;
  // 'What does Professional have that Basic has not?' asks for contents.
  if (
    /\bwhat (?:\w+ )?(?:do|does|would|will) (?:i|we|it|you) (?:\w+ )?get\b/.test(text) &&
    !aboutCalls.test(text)
  )
    return false;
  return steps.test(text) && (asksGap.test(text) || aboutCalls.test(text));
}

/** 'Is Basic cheaper than Starter?' supposes something. */
export function claimOf(text: string): "less" | "more" | undefined {
  const found =
    /^(?:(?:so|and|but|ok|then) )*(?:is|are|would|will|does|do|was) (?:the |your )?PLAN\b.*\b(cheaper|less|more expensive|more|dearer|pricier)\b.*\bthan\b/.exec(
      text,
    )?.[1];
  return found === undefined ? undefined : /cheaper|less/.test(found) ? "less" : "more";
}

/** Price and calls are told together: no part of the question is left. */
const whole = (decision: ReturnType<ReckoningRule>) => decision && { ...decision, coversAll: true };

/** 'How much more is Professional than Basic?' of no kind: of each. */
function ofEveryKind(reckoning: Reckoning): ReturnType<ReckoningRule> {
  const { content, read, text, own } = reckoning;
  const [small, large, ...rest] = read.plans;
  if (small === undefined || large === undefined || rest.length > 0 || own.length > 0)
    return undefined;
  if (small.tier === large.tier || reckoning.asked.length < 2 || !isStep(reckoning))
    return undefined;
  if (!aboutMoney.test(text)) return undefined;
  const period = yearly.test(text) ? "annual" : reckoning.period;
  const answers = reckoning.asked.flatMap((category) => {
    const [one, other] = [findPlan(category, small.tier), findPlan(category, large.tier)];
    const pair = [one, other].flatMap((plan) => (plan === undefined ? [] : [{ category, plan }]));
    return pair.length < 2
      ? []
      : (composeDifference(content, pair, period, { calls: aboutCalls.test(text) }) ?? []);
  });
  const [first] = answers;
  if (first === undefined) return undefined;
  const lines = answers.flatMap((answer) => answer.text.split(":\n\n")[0] ?? []);
  return whole(
    reckoning.done(
      "difference",
      {
        ...first,
        text: [
          lines.map((line) => `- ${line}.`).join("\n"),
          first.text.split("\n\n").at(-1) ?? "",
        ].join("\n\n"),
      },
      [] satisfies Item[],
    ),
  );
}
