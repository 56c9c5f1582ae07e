import { consonantsOf, editDistance } from "./letters.ts";
import { remembered } from "./remembered.ts";
import { stem } from "./stem.ts";
import { distantWords, plainWords } from "./word-lists.ts";

/** Maximum edits, as `#nearest` weighs them, between a misspelled word of this length and its correction. */
function maxEditsFor(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/** Corrects misspelled words to words of a vocabulary or everyday English. */
export class Speller {
  readonly #words: ReadonlySet<string>;
  readonly #stems: ReadonlySet<string>;
  readonly #plain: ReadonlySet<string>;
  readonly #common: ReadonlySet<string>;
  /** The word that was probably meant; the same word if it is correct or no other is near. */
  readonly correct = remembered(2000, (word) =>
    /\d/.test(word) || this.#isRight(word) ? word : this.#nearest(word),
  );

  /** @param vocabulary words in lower case; corrections prefer them to everyday words. */
  constructor(vocabulary: Iterable<string>) {
    this.#words = new Set([...vocabulary].filter((word) => !/\d/.test(word)));
    this.#plain = new Set(plainWords);
    this.#stems = new Set([...this.#words].map(stem));
    this.#common = new Set(distantWords.flatMap((word) => [word, stem(word)]));
  }

  #isRight(word: string): boolean {
    return (
      this.#plain.has(word) ||
      this.#stems.has(stem(word)) ||
      this.#common.has(word) ||
      this.#common.has(stem(word))
    );
  }

  /** The nearest word of the vocabulary or everyday English; the same word if none is near. */
  #nearest(word: string): string {
    const maxEdits = maxEditsFor(word.length);
    if (maxEdits === 0) return word;
    const consonants = consonantsOf(word);
    let best = word;
    let bestDistance = maxEdits + 1;
    const tryCandidates = (candidates: ReadonlySet<string>, penalty: number) => {
      for (const candidate of candidates) {
        if (candidate.length < 4 || Math.abs(candidate.length - word.length) > maxEdits) continue;
        // Most typos are wrong vowels and missing double letters: 'costum', 'anualy'.
        const isAlike = consonantsOf(candidate) === consonants;
        // The first letter is seldom wrong, so a different one counts as an additional edit.
        const extra = penalty + (candidate[0] === word[0] ? 0 : 1) - (isAlike ? 1 : 0);
        if (extra >= bestDistance) continue;
        const distance = editDistance(word, candidate) + extra;
        if (distance >= bestDistance) continue;
        best = candidate;
        bestDistance = distance;
      }
    };
    tryCandidates(this.#words, 0);
    // Everyday words are also tried, so that a misspelled one does not count as an unknown word.
    tryCandidates(this.#plain, 0.5);
    return best;
  }
}
