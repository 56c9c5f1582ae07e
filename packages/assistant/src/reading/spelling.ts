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
  readonly #candidates: readonly (readonly [word: string, consonants: string, penalty: number])[];
  readonly #stems: ReadonlySet<string>; // Of the vocabulary.
  readonly #plain = new Set(plainWords);
  readonly #common = new Set(distantWords.flatMap((word) => [word, stem(word)]));
  /** The word that a misspelled one probably means; the same word if no other is near. */
  readonly correct = remembered(20_000, (word) => this.#nearest(word));

  /** @param vocabulary words in lower case; corrections prefer them to everyday words. */
  constructor(vocabulary: Iterable<string>) {
    const words = new Set([...vocabulary].filter((word) => !/\d/.test(word)));
    // Everyday words are candidates, too, so that a misspelled one does not count as an unknown word.
    this.#candidates = [...words, ...this.#plain]
      .map((word, at) => [word, consonantsOf(word), at < words.size ? 0 : 0.5] as const)
      .filter(([word]) => word.length >= 4);
    this.#stems = new Set([...words].map(stem));
  }

  /** Whether a word needs no correction: it is known, or too short, or a figure. */
  isRight(word: string): boolean {
    const root = stem(word);
    const isListed = this.#plain.has(word) || this.#common.has(word) || this.#common.has(root);
    return isListed || this.#stems.has(root) || maxEditsFor(word.length) === 0 || /\d/.test(word);
  }

  #nearest(word: string): string {
    const maxEdits = maxEditsFor(word.length);
    const consonants = consonantsOf(word);
    let best = word;
    let bestDistance = maxEdits + 1;
    for (const [candidate, itsConsonants, penalty] of this.#candidates) {
      // At least so many edits differ, because no candidate is the word itself.
      const leastEdits = Math.max(1, Math.abs(candidate.length - word.length));
      if (leastEdits > maxEdits) continue;
      // Most typos are wrong vowels and missing double letters: 'costum', 'anualy'.
      const isAlike = itsConsonants === consonants;
      // The first letter is seldom wrong, so a different one counts as an additional edit.
      const extra = penalty + (candidate[0] === word[0] ? 0 : 1) - (isAlike ? 1 : 0);
      if (leastEdits + extra >= bestDistance) continue;
      const distance = editDistance(word, candidate) + extra;
      if (distance >= bestDistance) continue;
      best = candidate;
      bestDistance = distance;
    }
    return best;
  }
}
