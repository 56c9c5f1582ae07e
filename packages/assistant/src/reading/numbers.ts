const smallNumbers = `zero one two three four five six seven eight nine ten eleven twelve thirteen
fourteen fifteen sixteen seventeen eighteen nineteen twenty`.split(/\s+/);
const tens = `twenty thirty forty fifty sixty seventy eighty ninety`.split(" ");

const numbers: ReadonlyMap<string, number> = new Map([
  ...smallNumbers.flatMap((word, value) => (value > 1 ? [[word, value] as const] : [])),
  ...tens.map((word, index) => [word, (index + 2) * 10] as const),
]);

/** A number word's value. Undefined for other words, for 'zero', and for 'one', which is usually a pronoun. */
const numberOf = (word: string): number | undefined => (word === "couple" ? 2 : numbers.get(word));

/** Words that multiply the number before them: 'two hundred', '1.5 thousand', 'three dozen'. */
const scales = new Map(Object.entries({ dozen: 12, hundred: 100, thousand: 1000 }));

/**
 * Whether the word at this index only joins number words and is dropped: 'a' in 'a hundred', 'of' in 'a couple
 * of calls', 'and' in 'a hundred and fifty'. `pending` is the number read so far, if there is one.
 */
function isConnective(words: readonly string[], at: number, pending: number | undefined): boolean {
  const beside = `${words[at - 1]} ${words[at]} ${words[at + 1]}`;
  const isSum = pending !== undefined && pending % 100 === 0 && words[at] === "and";
  if (isSum) return numberOf(words[at + 1] ?? "") !== undefined;
  return / (?:a|one) (?:hundred|thousand|dozen|couple)$|^(?:couple|dozen) of /.test(beside);
}

/** Replaces number words by figures: 'two hundred fifty' becomes '250', 'a dozen' becomes '12'. */
export function readNumbers(words: readonly string[]): string[] {
  const result: string[] = [];
  /** The number that the last words form; the next word may still change it. */
  let pending: number | undefined;
  const flush = () => {
    if (pending !== undefined) result.push(String(pending));
    pending = undefined;
  };
  for (const [index, word] of words.entries()) {
    const value = numberOf(word);
    const scale = scales.get(word);
    if (value !== undefined) {
      if (pending !== undefined && pending % 100 !== 0 && !(pending % 10 === 0 && value < 10))
        flush();
      pending = (pending ?? 0) + value;
    } else if (scale !== undefined) {
      // A figure before the scale, as in '2 thousand', is already in the result.
      const last = Number(result.at(-1));
      if (pending === undefined && last > 0) {
        result.pop();
        pending = last;
      }
      // In '2 thousand five hundred', 'hundred' multiplies only the five.
      const thousands = scale < 1000 ? Math.floor((pending ?? 0) / 1000) * 1000 : 0;
      const rest = pending === undefined ? 1 : pending - thousands;
      pending = Math.round(thousands + (rest === 0 ? 1 : rest) * scale);
    } else if (!isConnective(words, index, pending)) {
      flush();
      result.push(word);
    }
  }
  flush();
  return result;
}
