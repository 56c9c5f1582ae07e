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
  return [...new Set([...marked, ...named])].filter((amount) => amount > 0 && amount < 10_000_000);
}
