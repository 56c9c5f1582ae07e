import { consonantsOf, editDistance } from "./letters.ts";
import { stem } from "./stem.ts";
import { distantWords, plainWords } from "./word-lists.ts";

/** How many edits a word of this length may be away from what was meant. */
function tolerance(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/** Most misspelled words whose correction is kept. */
const remembered = 2000;

/** Puts misspelled words right, by the words the content and the lexicon use. */
export class Speller {
  readonly #words: ReadonlySet<string>;
  readonly #stems: ReadonlySet<string>;
  readonly #plain: ReadonlySet<string>;
  readonly #common: ReadonlySet<string>;
  readonly #corrected = new Map<string, string>();
  /** @param vocabulary words in lower case that misspelled ones are put right by. */
  constructor(vocabulary: Iterable<string>) {
    this.#words = new Set([...vocabulary].filter((word) => !/\d/.test(word)));
    this.#plain = new Set(plainWords);
    this.#stems = new Set([...this.#words].map(stem));
    this.#common = new Set(distantWords.flatMap((word) => [word, stem(word)]));
  }

  /** The word as it was probably meant; itself when it is right or nothing is near. */
  correct(word: string): string {
    if (/\d/.test(word) || this.#isRight(word)) return word;
    const known = this.#corrected.get(word);
    if (known !== undefined) return known;
    const corrected = this.#nearest(word);
    if (this.#corrected.size >= remembered) this.#corrected.clear();
    this.#corrected.set(word, corrected);
    return corrected;
  }

  #isRight(word: string): boolean {
    return (
      this.#plain.has(word) ||
      this.#words.has(word) ||
      this.#stems.has(stem(word)) ||
      this.#common.has(word) ||
      this.#common.has(stem(word))
    );
  }

  /** The nearest word that people use of our subject; itself when nothing is near. */
  #nearest(word: string): string {
    const allowed = tolerance(word.length);
    if (allowed === 0) return word;
    const consonants = consonantsOf(word);
    let best = word;
    let bestDistance = allowed + 1;
    const consider = (candidates: ReadonlySet<string>, penalty: number) => {
      for (const candidate of candidates) {
        if (candidate.length < 4 || Math.abs(candidate.length - word.length) > allowed) continue;
        // Vowels and double letters are what people leave out and mix up: 'costum', 'anualy'.
        const isAlike = consonantsOf(candidate) === consonants;
        // People rarely miss the first letter; a different one must be worth it.
        const extra = penalty + (candidate[0] === word[0] ? 0 : 1) - (isAlike ? 1 : 0);
        if (extra >= bestDistance) continue;
        const distance = editDistance(word, candidate) + extra;
        if (distance >= bestDistance) continue;
        best = candidate;
        bestDistance = distance;
      }
    };
    consider(this.#words, 0);
    // An everyday word misspelled is no word of another topic.
    consider(this.#plain, 0.5);
    return best;
  }
}
