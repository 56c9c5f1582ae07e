import type { PlanMention } from "../plans/plan-mentions.ts";
import { isSum } from "../quantities/money.ts";
import { isNumber } from "../quantities/numbers.ts";
import { namesPlaces } from "../quantities/places.ts";
import type { Understanding } from "../understanding.ts";
import { readSums, type Sum } from "./money-roles.ts";

/** A plan as it stands in the question: how many of it, if that is said beside it. */
export interface PlanTerm {
  mention: PlanMention;
  copies: number | undefined;
}

/** The parts of a question that can be reckoned with, and the question with signs in their places. */
export interface Terms {
  /**
   * The question's words with `PLAN` for a plan (and its number) and `MONEY` for a sum, so that what
   * is asked can be told from how the parts stand to each other.
   */
  text: string;
  plans: readonly PlanTerm[];
  /** Sums of money, in order. */
  money: readonly number[];
  /** The same sums with what they stand for. */
  sums: readonly Sum[];
  /** How the plan is to be paid, where that is said. */
  paid: "monthly" | "annual" | undefined;
}

/** What may stand between a number and the plan that it counts. */
const betweenBefore =
  /^(?:of|the|your|our|times|x|ai|separate|single|full|more|plans?|subscriptions?|licenses?|takes?|needs?|gets?)$/;
const betweenAfter = /^(?:plans?|packages?|subscriptions?|agents?|licenses?|ones?)$/;

/** Reads a question's words as terms. */
export function readTerms({ words, plans, amounts, volumes }: Understanding): Terms {
  const signs: (string | undefined)[] = [...words];
  const found = plans.map((mention): PlanTerm => {
    const range = { from: mention.from, to: mention.to };
    const copies = copiesBefore(words, range) ?? copiesAfter(words, range);
    for (let index = range.from; index < range.to; index += 1) signs[index] = undefined;
    signs[range.from] = "PLAN";
    return { mention, copies };
  });
  const money = words.flatMap((word, index) => {
    if (!isSum(word) || signs[index] !== word) return [];
    const isVolume = volumes?.said.includes(Number(word)) === true;
    if (!amounts.includes(Number(word)) && (isVolume || !isMoney(words, index))) return [];
    signs[index] = "MONEY";
    if (/^(?:dollars?|bucks?|usd)$/.test(words[index + 1] ?? "")) signs[index + 1] = undefined;
    return [Number(word)];
  });
  const text = signs.filter((sign) => sign !== undefined && sign !== "").join(" ");
  return { text, plans: found, money, sums: readSums(text, money), paid: readPaid(text) };
}

/** 'Two basics', '2 of the basic', '3 x basic': the number becomes part of the plan's name. */
function copiesBefore(
  words: readonly string[],
  range: { from: number; to: number },
): number | undefined {
  let at = range.from - 1;
  while (at >= 0 && betweenBefore.test(words[at] ?? "")) at -= 1;
  const word = words[at];
  const isOne = word === "one" || (word === "a" && words[at - 1] !== "times");
  const value = isNumber(word) ? Number(word) : isOne ? 1 : undefined;
  if (value === undefined || value > mostCopies || value === 0) return undefined;
  // 'Four salons, one Starter each': as many as there are salons.
  if (isOne && isOfEach(words, range)) return undefined;
  // 'a plan' leaves its article; a number is part of what is counted.
  if (!isOne) range.from = at;
  return value;
}

/** 'Each needs a PLAN', 'one PLAN apiece'. */
const isOfEach = (words: readonly string[], { from, to }: { from: number; to: number }): boolean =>
  /\b(?:each|every|apiece|all of them)\b/.test(
    [...words.slice(Math.max(0, from - 6), from), ...words.slice(to, to + 3)].join(" "),
  );

/** 'Basic times 3', 'starter 8 times', 'basic twice', 'professional at two sites'. */
function copiesAfter(
  words: readonly string[],
  range: { from: number; to: number },
): number | undefined {
  let at = range.to;
  while (at < words.length && betweenAfter.test(words[at] ?? "")) at += 1;
  const [first, second] = [words[at], words[at + 1]];
  if (first === "once" || (first === "twice" && !/^(?:the|as)$/.test(second ?? ""))) {
    range.to = at + 1;
    return first === "once" ? 1 : 2;
  }
  const [places, number1] =
    /^(?:at|in|for|across) (\d{1,3}) /.exec(`${words.slice(at, at + 4).join(" ")} `) ?? [];
  if (
    places !== undefined &&
    namesPlaces.test(words.slice(at, at + 4).join(" ")) &&
    number1 !== undefined
  )
    return Number(number1);
  const number =
    /^(?:times|x)$/.test(first ?? "") && isNumber(second)
      ? second
      : isNumber(first) && /^(?:times|x)$/.test(second ?? "")
        ? first
        : undefined;
  if (number === undefined || Number(number) > mostCopies || Number(number) === 0) return undefined;
  range.to = at + 2;
  return Number(number);
}

/** More of one plan than that are no number of plans. */
const mostCopies = 500;

const namesSize = /\b(?:starters?|basics?|professionals?|pros?)\b/;
const beforeMoney =
  /\b(?:under|below|over|above|beneath|exceeding|less than|more than|cheaper than|at most|at least|up to|max|maximum|spend|spending|within|budget|budget of|budget is|than|between|between (?:\d+|MONEY) and|(?:pay|paying|pays|paid|costs?|costing|charges?|charging|salary|wage|earns|makes)(?: \w+){0,5}|(?:have|got|with|for|only|afford)) (?:about |around |roughly |just |only |of |is )*$/;
const otherUnit =
  /^(?:phone |inbound |outbound |incoming |outgoing |monthly )*(?:calls?|leads|minutes?|mins?|times|x|locations?|offices?|branches|sites|stores|shops|clinics|practices|months?|years?|days?|weeks?|hours?|percent|people|agents?|numbers|lines|contacts|names|plans?|customers|clients|patients|users|seats|of|more|MONEY|PLAN|dental|law|small|different|separate|restaurants|salons|firms|garages)\b/;

const leastMoney = 20;

/** Whether a bare number is a sum: 'under 300', 'between 200 and 500', 'pays 2800 a month'. */
function isMoney(words: readonly string[], index: number): boolean {
  const before = words.slice(Math.max(0, index - 8), index).join(" ");
  const after = words.slice(index + 1, index + 4).join(" ");
  // No plan costs so little, and few budgets are so small: 'for all 3'.
  if (otherUnit.test(after) || Number(words[index]) < leastMoney) return false;
  // 'If I use all 200', 'versus only 50': calls that are used.
  if (/\b(?:use|used|using|uses) (?:\w+ )?$|\b(?:use|used|using)\b.*\bonly $/.test(`${before} `))
    return false;
  if (/\bbetween$/.test(before)) {
    // The second number says what both are.
    const upper = words.findIndex((word, at) => at > index && isNumber(word));
    return upper !== -1 && !otherUnit.test(words.slice(upper + 1, upper + 4).join(" "));
  }
  const spoken = words.join(" ");
  const rest = words.slice(index + 1).join(" ");
  if (
    /\b(?:left|remains?|remaining|over) (?:of|from|out of)$/.test(before) &&
    !/\bcalls?\b/.test(rest)
  )
    return true;
  if (/^(?:(?:a|per) (?:month|year) |yearly |monthly |annual )?budget\b/.test(rest)) return true;
  if (/\bfrom$/.test(before) && /^to \d+ (?:dollars?|bucks|usd)\b/.test(rest)) return true;
  // 'With 2000 a month could we run Basic?'
  if (
    namesSize.test(spoken) &&
    /\b(?:with|on|for|have|got) (?:about |around |only |just )*$/.test(`${before} `) &&
    /^(?:a|per|each) (?:month|year)\b/.test(after) &&
    !/\b(?:calls?|leads)\b/.test(spoken)
  )
    return true;
  // 'Ten customers, worth 80 each', 'I have 20000 a year for outbound', 'with 2000, how long can I run it?'
  if (/\bworth (?:about |around |roughly |some |like |up to |at least )*$/.test(`${before} `))
    return true;
  if (
    /\b(?:have|got|with) (?:about |around |only |just )*$/.test(`${before} `) &&
    !/\b(?:calls|leads)\b/.test(spoken) &&
    (/^(?:a|per) (?:month|year) (?:for|to spend|to use)\b/.test(rest) ||
      /^(?:\w+ ){0,3}(?:how long|how many months)\b/.test(rest))
  )
    return true;
  // 'My current service is 380 a month'
  if (
    /\b(?:service|provider|company|agency|secretary|receptionist|va|assistant|bill|invoice|system|solution|center)(?: \w+){0,3} (?:is|are|runs|comes to|at|for) (?:about |around |roughly |like )*$/.test(
      `${before} `,
    ) &&
    /^(?:(?:a|per|each|every) (?:month|year|week|hour)|monthly|yearly|weekly|hourly)\b/.test(after)
  )
    return true;
  // 'Is 800 a month enough for Basic?'; 'is Basic enough for 800?' counts calls.
  if (
    /^(?:(?:a|per|each) month |(?:a|per|each) year )?(?:be )?(?:enough|sufficient) (?:for|to (?:get|buy|pay for|cover)) (?!calls)/.test(
      words.slice(index + 1).join(" "),
    )
  )
    return true;
  // 'Both for under 1000'
  if (/\b(?:for|at) (?:under|below|less than|at most|up to|max|maximum|within)$/.test(before))
    return true;
  const ofMoney =
    /\b(?:budget|dollars?|bucks|spend|afford|pay|paying|pays|costs?|costing|price|priced|cheap\w*|salary|wage|earns|charges?|plans?|money|left|expensive|anything|buy|invoice|bill|bills)\b/.test(
      spoken,
    );
  if (!ofMoney) return false;
  // 'We have 40 …' counts whatever is named behind it.
  const counts = /\b(?:have|got|with|for|only) (?:about |around |roughly |just |only )*$/.test(
    `${before} `,
  );
  if (counts && !/^(?:(?:a|per|each|every|monthly|to|in)\b|$)/.test(after)) return false;
  if (
    /\bfor (?:about |around )?$/.test(`${before} `) &&
    !/\b(?:budget|how many|dollars|plans (?:can|could) (?:i|we))\b/.test(spoken)
  )
    return false;
  return beforeMoney.test(`${before} `);
}

function readPaid(text: string): "monthly" | "annual" | undefined {
  const annual =
    /\b(?:annual|annually|yearly|upfront|up front|in advance|by the year|once a year|a year at once|paid (?:for )?(?:a|the) year|pay (?:for )?(?:a|the) (?:whole |full )?year)\b/.test(
      text,
    );
  const monthly = /\b(?:monthly|month to month|by the month|month by month)\b/.test(text);
  return annual === monthly ? undefined : annual ? "annual" : "monthly";
}
