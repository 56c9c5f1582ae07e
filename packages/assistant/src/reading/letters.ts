/**
 * Edits that turn one word into another: insertions, deletions, replacements and transpositions of neighbors
 * count one each (optimal string alignment, https://en.wikipedia.org/wiki/Damerau-Levenshtein_distance).
 */
export function editDistance(from: string, to: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const replaced = from[row - 1] === to[column - 1] ? 0 : 1;
      let best = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + replaced,
      );
      if (from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1])
        best = Math.min(best, (beforeLast[column - 2] ?? 0) + 1);
      current.push(best);
    }
    beforeLast = last;
    last = current;
  }
  return last[to.length] ?? 0;
}

/** A word without its vowels (except a first one) and double letters. */
export const consonantsOf = (word: string): string =>
  (word.charAt(0) + word.slice(1).replace(/[aeiou]/g, "")).replace(/(.)\1+/g, "$1");
