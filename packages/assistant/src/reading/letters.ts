/**
 * Edits that turn one word into another: insertions, deletions, replacements and transpositions of
 * neighbors each count one (optimal string alignment,
 * https://en.wikipedia.org/wiki/Damerau-Levenshtein_distance).
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
      if (from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]) {
        best = Math.min(best, (beforeLast[column - 2] ?? 0) + 1);
      }
      current.push(best);
    }
    beforeLast = last;
    last = current;
  }
  return last[to.length] ?? 0;
}

/** A word without letters that stand twice. */
export const singled = (word: string): string => word.replace(/(.)\1+/g, "$1");

/** What is left of a word without its vowels; a first one stays. */
export const consonantsOf = (word: string): string =>
  (word.charAt(0) + word.slice(1).replace(/[aeiou]/g, "")).replace(/(.)\1+/g, "$1");

/** Whether all letters of one word stand in another in their order. */
export function isPartOf(word: string, candidate: string): boolean {
  let place = 0;
  for (const letter of candidate) if (letter === word[place]) place += 1;
  return place === word.length;
}

/** A word that others may be put right by, and the letters it has as bits. */
export interface Candidate {
  word: string;
  letters: number;
}

/** Short words are near to everything: they put nothing right. */
export function byLength(words: Iterable<string>): Map<number, Candidate[]> {
  const result = new Map<number, Candidate[]>();
  for (const word of words) {
    if (word.length < 4) continue;
    const candidate = { word, letters: lettersOf(word) };
    const alike = result.get(word.length);
    if (alike === undefined) result.set(word.length, [candidate]);
    else alike.push(candidate);
  }
  return result;
}

export function lettersOf(word: string): number {
  let letters = 0;
  for (const letter of word) {
    const place = letter.charCodeAt(0) - 97;
    if (place >= 0 && place < 26) letters |= 1 << place;
  }
  return letters;
}

/** How many letters one word has and the other has not. */
export function differences(one: number, other: number): number {
  let count = 0;
  for (let bits = one ^ other; bits !== 0; bits &= bits - 1) count += 1;
  return count;
}
