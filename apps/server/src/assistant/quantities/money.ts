import { averageUnit } from "./numbers.ts";

/** Whether a word can be a sum: whole dollars, or dollars and cents. */
export const isSum = (word: string | undefined): word is string =>
  /^\d{1,7}(?:\.\d{2})?$/.test(word ?? "");

/** Every sum of money that is marked as one, in dollars. */
export function readAmounts(text: string, words: readonly string[]): number[] {
  const marked = [...text.matchAll(/\$\s*(\d[\d,]{0,8}(?:\.\d{1,2}(?!\d))?)(\s*k\b)?/gi)].map(
    ([, digits = "", thousand]) =>
      Number(digits.replaceAll(",", "")) * (thousand === undefined ? 1 : 1000),
  );
  const named = words.flatMap((word, index) =>
    isSum(word) &&
    (/^(?:dollars?|bucks?|usd)$/.test(words[index + 1] ?? "") ||
      // Nothing else is told with cents.
      (word.includes(".") && !averageUnit.test(words.slice(index + 1, index + 4).join(" "))))
      ? [Number(word)]
      : [],
  );
  // 'Something for 50 a month', 'a plan under 150': what is looked for has a price.
  const [, sought] =
    /\b(?:something|anything|plans?|package|option|deal) (?:(?:for|at|around|about|under|below|up to|within|less than) )+(\d{2,5}) (?:a|per) (?:month|year)\b(?!.*\b(?:calls?|leads?|people|contacts|locations)\b)/.exec(
      words.join(" "),
    ) ?? [];
  if (sought !== undefined) named.push(Number(sought));
  return [...new Set([...marked, ...named])].filter((amount) => amount > 0 && amount < 10_000_000);
}
