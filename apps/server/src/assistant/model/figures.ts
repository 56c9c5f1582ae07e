import { toWords } from "@larkline/assistant/reading/words";

/**
 * A figure as a kind and a number: `$1,499` and `1499 dollars` are both `money:1499`. The kind
 * prevents a count from supporting a price.
 */
export type Figure = `${"money" | "percent" | "times" | "time" | "count"}:${string}`;

// A number such as '1,499'. Some patterns allow a `k` after it, which multiplies it by 1,000: '$2k'.
const number = String.raw`(\d[\d,]*(?:\.\d+)?)`;
const money = new RegExp(String.raw`(?:\$|usd\s?|€|£)\s?${number}\s?(k\b)?`, "gi");
const namedMoney = new RegExp(
  String.raw`${number}\s?(k\b)?\s?(?:dollars?|bucks?|usd|cents?|euros?)\b`,
  "gi",
);
const percent = new RegExp(String.raw`${number}\s?(?:%|percent\b|per cent\b)`, "gi");
const times = new RegExp(String.raw`${number}\s?(?:x\b|×|times\b|-?fold\b)`, "gi");
/** A duration, or a range of durations: '2 to 3 days'. */
const time = new RegExp(
  String.raw`${number}(?:\s?(?:-|–|to)\s?${number})?[\s-]?(?:seconds?|minutes?|hours?|days?|weeks?)\b`,
  "gi",
);
/** A number, up to two other words, and what is counted: '50 inbound calls'. */
const counted = new RegExp(
  String.raw`${number}\s?\+?\s?(k\b)?(?:\s\w+){0,2}?\s?(?:calls?|leads?|businesses|customers|companies|clients|users|languages|integrations|tools|industries|years?|employees|people|locations|offices|countries)\b`,
  "gi",
);

/** A number as JavaScript writes it: '1,499' becomes '1499'. `thousand` is the `k` after the number. */
const normalized = (digits: string, thousand?: string) =>
  String(Number(digits.replaceAll(",", "")) * (thousand === undefined ? 1 : 1000));

/**
 * Finds the figures in a text, to check a language model's sentences. Other numbers, such as that of a list
 * item, are ignored.
 */
export function figuresIn(text: string): Figure[] {
  const found: Figure[] = [];
  const spans: [number, number][] = [];
  const collect = (
    pattern: RegExp,
    source: string,
    kind: "money" | "percent" | "times" | "count",
  ) => {
    for (const match of source.matchAll(pattern)) {
      found.push(`${kind}:${normalized(match[1] ?? "", match[2])}`);
      // Only positions in `text` are recorded, because `masked` is made from it.
      if (source === text) spans.push([match.index, match.index + match[0].length]);
    }
  };
  collect(money, text, "money");
  collect(namedMoney, text, "money");
  collect(percent, text, "percent");
  collect(times, text, "times");
  for (const match of text.matchAll(time)) {
    for (const digits of [match[1], match[2]])
      if (digits !== undefined) found.push(`time:${normalized(digits)}`);
  }
  // Prices, percentages and multiples are masked, so that they are not also taken as counts.
  let masked = text;
  for (const [from, to] of spans)
    masked = masked.slice(0, from) + "_".repeat(to - from) + masked.slice(to);
  collect(counted, masked, "count");
  // Figures in words: 'ninety-nine dollars', 'fifty percent'.
  const spoken = toWords(text.replaceAll(/\$?\d[\d,.]*\s?%?/g, " ")).join(" ");
  if (/\b(?:dollars?|bucks?|percent)\b/.test(spoken)) {
    collect(namedMoney, spoken, "money");
    collect(percent, spoken, "percent");
  }
  return [...new Set(found)];
}
