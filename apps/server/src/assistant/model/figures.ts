import { remembered } from "@larkline/assistant/reading/remembered";
import { toWords } from "@larkline/assistant/reading/words";

/**
 * Kinds of figures. `money` is in dollars, `calls` counts telephone calls, and `count` counts anything else.
 */
type Kind = "money" | "euros" | "pounds" | "percent" | "times" | "time" | "calls" | "count";

/**
 * A figure as a kind and a number: `$1,499` and `1499 dollars` are both `money:1499`. The kind
 * prevents a count from supporting a price. A time has its unit, too: `24 months` and `2 years` are both
 * `time:24 month`.
 */
export type Figure = `${Kind}:${string}`;

/** A pattern of figures in a text, and how its matches become figures. */
interface Finder {
  pattern: RegExp;
  toFigures: (match: readonly (string | undefined)[]) => readonly Figure[];
}

// A number such as '1,499'. Some patterns allow a `k` after it, which multiplies it by 1,000: '$2k'.
const number = String.raw`(\d[\d,]*(?:\.\d+)?)`;

/** A number as JavaScript writes it: '1,499' becomes '1499'. `thousand` is the `k` after the number. */
const normalized = (digits = "", thousand?: string) =>
  String(Number(digits.replaceAll(",", "")) * (thousand === undefined ? 1 : 1000));

/** An amount of money with its currency as a text names it: '$', 'cents'. */
function moneyFigure(amount: string, currency = ""): Figure {
  if (/^(?:€|euro)/i.test(currency)) return `euros:${amount}`;
  if (/^(?:£|pound)/i.test(currency)) return `pounds:${amount}`;
  return /^(?:¢|cent)/i.test(currency) ? `money:${Number(amount) / 100}` : `money:${amount}`;
}

const money: Finder = {
  pattern: new RegExp(String.raw`(\$|usd\s?|€|£)\s?${number}\s?(k\b)?`, "gi"),
  toFigures: ([, currency, digits, thousand]) => [
    moneyFigure(normalized(digits, thousand), currency),
  ],
};
const namedMoney: Finder = {
  pattern: new RegExp(
    String.raw`${number}\s?(k\b)?\s?((?:dollars?|bucks?|usd|cents?|euros?|pounds?)\b|[¢€])`,
    "gi",
  ),
  toFigures: ([, digits, thousand, currency]) => [
    moneyFigure(normalized(digits, thousand), currency),
  ],
};
const percent: Finder = {
  pattern: new RegExp(String.raw`${number}\s?(?:%|percent\b|per cent\b)`, "gi"),
  toFigures: ([, digits]) => [`percent:${normalized(digits)}`],
};
const times: Finder = {
  pattern: new RegExp(String.raw`${number}\s?(?:x\b|×|times\b|-?fold\b)`, "gi"),
  toFigures: ([, digits]) => [`times:${normalized(digits)}`],
};
/** A duration, or a range of durations: '2 to 3 days'. */
const time: Finder = {
  pattern: new RegExp(
    String.raw`${number}(?:\s?(?:-|–|to)\s?${number})?[\s-]?(second|minute|hour|day|week|month)s?\b`,
    "gi",
  ),
  toFigures: ([, from, to, unit = ""]) =>
    [from, to].flatMap((digits): Figure[] =>
      digits === undefined ? [] : [`time:${normalized(digits)} ${unit.toLowerCase()}`],
    ),
};
/** A number, up to two other words, and what is counted: '50 inbound calls'. */
const counted: Finder = {
  pattern: new RegExp(
    String.raw`${number}\s?\+?\s?(k\b)?(?:\s\w+){0,2}?\s?(calls?|leads?|businesses|customers|companies|clients|users|languages|integrations|tools|industries|years?|employees|people|locations|offices|countries)\b`,
    "gi",
  ),
  toFigures: ([whole = "", digits, thousand, thing = ""]) => {
    const amount = normalized(digits, thousand);
    // Several years are a time. '6,000 a year' is a count. So is '1 year': as `time:12 month` it would always be
    // supported (`billingMonths` in evidence.ts).
    if (/^\S+ years$/i.test(whole)) return [`time:${12 * Number(amount)} month`];
    return [/^call/i.test(thing) ? `calls:${amount}` : `count:${amount}`];
  },
};

/** Digits and commas of no real figure. The patterns begin again at each digit, which takes quadratic time. */
const endlessDigits = /(?<=[\d,]{24})[\d,]+/g;

const find = ({ pattern, toFigures }: Finder, text: string): Figure[] =>
  [...text.matchAll(pattern)].flatMap(toFigures);

/**
 * Finds the figures in a text, to check a language model's sentences. Other numbers, such as that of a list
 * item, are ignored. Of a number with more than 24 digits and commas, the first 24 count. The figures of the
 * last texts are kept, because the messages of a conversation are read again with each question.
 */
export const figuresIn = remembered(200_000, readFigures);

function readFigures(written: string): readonly Figure[] {
  const text = written.replaceAll(endlessDigits, "");
  const amounts = [money, namedMoney, percent, times];
  const found = [...amounts, time].flatMap((finder) => find(finder, text));
  // Prices, percentages and multiples are masked, so that they are not also taken as counts.
  let masked = text;
  for (const { pattern } of amounts)
    masked = masked.replaceAll(pattern, (match) => "_".repeat(match.length));
  found.push(...find(counted, masked));
  // Figures in words: 'ninety-nine dollars', 'fifty percent'.
  const spoken = toWords(text.replaceAll(/\$?\d[\d,.]*\s?%?/g, " ")).join(" ");
  found.push(...[namedMoney, percent].flatMap((finder) => find(finder, spoken)));
  return [...new Set(found)];
}
