import { isNumber } from "./numbers.ts";

/** How many times the lower number the upper one of a range may be: more are two numbers. */
const widest = 8;

/** A range that a number belongs to: 'between 150 and 200', '150 to 200', '150-200'. */
export function readRange(
  words: readonly string[],
  index: number,
): { low: number; high: number } | undefined {
  for (const low of [index, index - 2, index - 1]) {
    const [first, joint, second] = [words[low], words[low + 1], words[low + 2]];
    if (!isNumber(first)) continue;
    const high = isNumber(joint) ? low + 1 : isNumber(second) ? low + 2 : undefined;
    if (high === undefined || (index !== low && index !== high)) continue;
    const joined =
      high === low + 1 ||
      /^(?:to|or|through)$/.test(joint ?? "") ||
      (joint === "and" && words.slice(Math.max(0, low - 2), low).includes("between"));
    const times = Number(words[high]) / Number(first);
    if (joined && times > 1 && times <= widest) return { low, high };
  }
  return undefined;
}
