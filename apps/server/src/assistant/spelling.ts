import { plainWords, stem } from "./words.ts";

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

/** How many edits a word of this length may be away from what was meant. */
function tolerance(length: number): number {
  if (length < 4) return 0;
  return length < 7 ? 1 : 2;
}

/** Puts misspelled words right, by the words the content and the lexicon use. */
export class Speller {
  readonly #words: ReadonlySet<string>;
  readonly #stems: ReadonlySet<string>;
  readonly #plain: ReadonlySet<string> = new Set(plainWords);

  /** @param vocabulary words in lower case. */
  constructor(vocabulary: Iterable<string>) {
    this.#words = new Set([...vocabulary].filter((word) => !/\d/.test(word)));
    this.#stems = new Set([...this.#words].map(stem));
  }

  /** Whether our content or lexicon uses the word in some form. */
  knows(word: string): boolean {
    return this.#words.has(word) || this.#stems.has(stem(word));
  }

  /** The word as it was probably meant; itself when it is right or nothing is near. */
  correct(word: string): string {
    if (/\d/.test(word) || this.#plain.has(word) || this.knows(word)) return word;
    const allowed = tolerance(word.length);
    let best = word;
    let bestDistance = allowed + 1;
    for (const candidate of this.#words) {
      if (Math.abs(candidate.length - word.length) > allowed || candidate.length < 4) continue;
      let distance = editDistance(word, candidate);
      // People rarely miss the first letter; a different one must be worth it.
      if (candidate[0] !== word[0]) distance += 1;
      if (distance < bestDistance) {
        best = candidate;
        bestDistance = distance;
      }
    }
    return best;
  }
}
