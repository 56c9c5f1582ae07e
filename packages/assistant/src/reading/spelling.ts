import {
  byLength,
  type Candidate,
  consonantsOf,
  differences,
  editDistance,
  isPartOf,
  lettersOf,
  singled,
} from "./letters.ts";
import { stem } from "./stem.ts";
import { distantWords, isEveryday, isStopWord, plainWords } from "./word-lists.ts";

/** How many edits a word of this length may be away from what was meant. */
function tolerance(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/** Shorter words are not taken apart, and no word of ours is longer than the second. */
const leastGlued = 9;
const longestWord = 16;
/** How long each of two words is at least, and of several on average. */
const leastOfTwo = 5;
const leastMean = 2.5;

/** 'Connect i on', 'impress ive', 'special i s': the ending of one word, not words of their own. */
const endingTakenApart = /\bi (?:on|ons|s|a|c|es|st|sts)\b|\b\w+ (?:ive|able|ably|less)$/;

/** Most misspelled words whose correction is kept. */
const remembered = 2000;

/** Puts misspelled words right, by the words the content and the lexicon use. */
export class Speller {
  readonly #words: ReadonlySet<string>;
  readonly #stems: ReadonlySet<string>;
  readonly #plain: ReadonlySet<string>;
  readonly #common: ReadonlySet<string>;
  readonly #shortened: ReadonlyMap<string, string>;
  /** Words with double letters, by what they are without. */
  readonly #singled: ReadonlyMap<string, string>;
  readonly #corrected = new Map<string, string>();
  readonly #wordsByLength: ReadonlyMap<number, readonly Candidate[]>;
  readonly #plainByLength: ReadonlyMap<number, readonly Candidate[]>;

  /**
   * @param vocabulary words in lower case that misspelled ones are put right by.
   */
  constructor(vocabulary: Iterable<string>) {
    this.#words = new Set([...vocabulary].filter((word) => !/\d/.test(word)));
    this.#plain = new Set(plainWords);
    this.#wordsByLength = byLength(this.#words);
    this.#plainByLength = byLength(this.#plain);
    this.#stems = new Set([...this.#words].map(stem));
    this.#common = new Set(distantWords.flatMap((word) => [word, stem(word)]));
    this.#shortened = byConsonants(plainWords);
    this.#singled = new Map(
      [...this.#words]
        .filter((word) => word.length >= 6 && singled(word) !== word)
        .map((word) => [singled(word), word]),
    );
  }

  /** Whether our content or lexicon uses the word as it stands. */
  spells(word: string): boolean {
    return this.#words.has(word);
  }

  /** Whether our content or lexicon uses the word in some form. */
  knows(word: string): boolean {
    return this.#words.has(word) || this.#stems.has(stem(word));
  }

  /** The word as it was probably meant; itself when it is right or nothing is near. */
  correct(word: string): string {
    if (/\d/.test(word) || this.#isRight(word)) return word;
    const short = this.#shortened.get(word) ?? this.#slip(word);
    if (short !== undefined) return short;
    const known = this.#corrected.get(word);
    if (known !== undefined) return known;
    const corrected = this.#nearest(word);
    if (this.#corrected.size >= remembered) this.#corrected.clear();
    this.#corrected.set(word, corrected);
    return corrected;
  }

  /** Words that were written without spaces: 'howmuchisit'; itself where it is no such thing. */
  apart(word: string): readonly string[] {
    if (word.length < leastGlued || !/^[a-z]+$/.test(word) || this.#isRight(word)) return [word];
    // The fewest words up to each letter, and the last of them.
    const fewest: { count: number; last: string }[] = [{ count: 0, last: "" }];
    for (let end = 1; end <= word.length; end += 1) {
      for (let begin = Math.max(0, end - longestWord); begin < end; begin += 1) {
        const before = fewest[begin];
        const last = word.slice(begin, end);
        if (before === undefined || !this.#isPiece(last)) continue;
        if (before.count + 1 < (fewest[end]?.count ?? Infinity))
          fewest[end] = { count: before.count + 1, last };
      }
    }
    const words: string[] = [];
    for (let at = word.length; at > 0; at -= words[0]?.length ?? at) {
      const piece = fewest[at];
      if (piece === undefined) return [word];
      words.unshift(piece.last);
    }
    // Of two short ones there are compounds, and many of two letters are chance.
    const isMeant =
      words.length === 2
        ? words.every((piece) => piece.length >= leastOfTwo)
        : words.length > 2 && word.length / words.length >= leastMean;
    return isMeant && !endingTakenApart.test(words.join(" ")) ? words : [word];
  }

  #isPiece(word: string): boolean {
    if (word.length < 2) return word === "a" || word === "i";
    return isStopWord(word) || isEveryday(word) || (word.length > 3 && this.#words.has(word));
  }

  #isRight(word: string): boolean {
    return (
      this.#plain.has(word) ||
      this.knows(word) ||
      this.#common.has(word) ||
      this.#common.has(stem(word))
    );
  }

  /** A word too short to be compared: two letters that changed places ('cna'), or one of a pair ('bok'). */
  #slip(word: string): string | undefined {
    if (word.length !== 3) return undefined;
    const [first = "", second = "", third = ""] = word;
    return [
      first + third + second,
      second + first + third,
      first + second + second + third,
      word + third,
    ].find(
      (candidate) => isStopWord(candidate) || isEveryday(candidate) || this.#words.has(candidate),
    );
  }

  /** The nearest word that people use of our subject; itself when nothing is near. */
  #nearest(word: string): string {
    // 'Anualy': letters that should stand twice.
    const single = this.#singled.get(singled(word));
    if (single !== undefined) return single;
    const allowed = tolerance(word.length);
    if (allowed === 0) return word;
    const letters = lettersOf(word);
    const consonants = consonantsOf(word);
    let best = word;
    let bestDistance = allowed + 1;
    const consider = (candidates: ReadonlyMap<number, readonly Candidate[]>, penalty: number) => {
      for (let length = word.length - allowed; length <= word.length + allowed; length += 1) {
        for (const { word: candidate, letters: known } of candidates.get(length) ?? []) {
          // Each edit changes at most two of the letters that a word has.
          if (differences(letters, known) > 2 * allowed) continue;
          // People rarely miss the first letter; a different one must be worth it.
          const extra = penalty + (candidate[0] === word[0] ? 0 : 1);
          // Vowels are what people leave out and mix up.
          const alike = consonantsOf(candidate) === consonants ? 0.25 : 0;
          // 'Costum', 'agnets': all its consonants in their order, and only vowels mixed up.
          const slips = alike > 0 && penalty === 0 && word.length >= 5 ? 0.75 : 0;
          // 'Blok', 'robocals': letters are left out more often than others written.
          const leftOut = extra === penalty && isPartOf(word, candidate) ? 0.125 : 0;
          const distance = editDistance(word, candidate) + extra - alike - slips - leftOut;
          if (distance < bestDistance) {
            best = candidate;
            bestDistance = distance;
          }
        }
      }
    };
    consider(this.#wordsByLength, 0);
    // An everyday word misspelled is no word of another topic.
    consider(this.#plainByLength, 0.5);
    return best;
  }
}

/**
 * Words by what is left of them without vowels, as people in a hurry write them: 'wrk', 'mny'. The
 * first word counts, so the commonest come first.
 */
function byConsonants(words: Iterable<string>): Map<string, string> {
  const result = new Map<string, string>();
  for (const word of words) {
    const consonants = consonantsOf(word);
    if (consonants.length < 3 || consonants === word || /^[aeiou]/.test(word)) continue;
    if (!result.has(consonants)) result.set(consonants, word);
  }
  return result;
}
