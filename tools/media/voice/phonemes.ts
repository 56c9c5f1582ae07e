/** Converts texts to the phonemes that the speech model (model.ts) speaks. */
// @ts-ignore -- Installed by `npm run media`.
import { phonemize } from "phonemizer";

import { pronunciations } from "./pronunciations.ts";

/** A text as phonemes in the model's symbols. */
export interface Phonemes {
  text: string;
  /** For each written word, the range of its phonemes in `text`, in characters. */
  words: readonly (readonly [start: number, end: number])[];
}

/** An accent of English, as eSpeak NG names it. */
export type EnglishAccent = "en-us" | "en-gb";

/**
 * Punctuation at the end of a word, except after abbreviations such as "Dr.". The model derives pauses and
 * intonation from punctuation.
 */
const punctuation = /(?<!\b(?:Mr|Mrs|Ms|Dr))[.,:;?!]+$/;

/**
 * Replacements that turn eSpeak NG's phonemes into those of the English voices' training data, applied in
 * this order: a diphthong becomes one letter, and some sounds that eSpeak distinguishes become one. Copied
 * from misaki, the model's own converter (https://github.com/hexgrad/misaki, espeak.py).
 */
const common: readonly (readonly [RegExp, string])[] = [
  [/aɪ/g, "I"],
  [/aʊ/g, "W"],
  [/dʒ/g, "ʤ"],
  [/eɪ/g, "A"],
  [/tʃ/g, "ʧ"],
  [/ɔɪ/g, "Y"],
  [/(\S)\u0329/g, "ᵊ$1"],
  [/ʲ/g, "j"],
  [/ɚ/g, "əɹ"],
  [/ɐ/g, "ə"],
  [/r/g, "ɹ"],
  [/[xç]/g, "k"],
  [/ɬ/g, "l"],
  [/ʔ/g, "t"],
  [/ɹɹ/g, "ɹ"],
];
/** Replacements for one accent, applied after the `common` ones. */
const accents: Readonly<Record<EnglishAccent, readonly (readonly [RegExp, string])[]>> = {
  "en-us": [
    [/oʊ/g, "O"],
    [/ɜː(?!ɹ)/g, "ɜɹ"],
    [/ɪə/g, "iə"],
    [/ː/g, ""],
    [/o/g, "ɔ"],
    [/ɾ/g, "T"],
  ],
  "en-gb": [
    [/eə/g, "ɛː"],
    [/iə/g, "ɪə"],
    [/əʊ/g, "Q"],
    [/o/g, "ɔ"],
  ],
};

/** Converts eSpeak's phonemes to the model's. */
const forModel = (phonemes: string, accent: EnglishAccent) =>
  [...common, ...accents[accent]].reduce(
    (text, [pattern, sound]) => text.replace(pattern, sound),
    phonemes,
  );

/** eSpeak's phonemes of a text, word by word. Their number may differ from that of `words`. */
async function espeak(words: readonly string[], accent: EnglishAccent): Promise<string[]> {
  const parts: string[] = await phonemize(words.join(" "), accent);
  return parts
    .join(" ")
    .split(/\s+/)
    .filter((word) => word !== "");
}

/** The sum of `count` numbers of a list, starting at the index `from`. */
const sum = (list: readonly number[], from: number, count: number) =>
  list.slice(from, from + count).reduce((total, length) => total + length, 0);

/**
 * Aligns written words with the words in eSpeak's output. eSpeak joins small words ("of the") and splits
 * numbers.
 *
 * @param written Phoneme count of each written word.
 * @param spoken Phoneme count of each of eSpeak's words.
 * @returns Pairs of counts, in order: how many written words became how many of eSpeak's words. Of all
 * possible alignments, this is the one in which the phoneme counts differ least.
 */
function alignWords(
  written: readonly number[],
  spoken: readonly number[],
): (readonly [number, number])[] {
  // How many written words may correspond to how many of eSpeak's.
  const steps = [
    [1, 1],
    [2, 1],
    [3, 1],
    [1, 2],
    [1, 3],
  ] as const;
  const best = new Map<string, { cost: number; pairs: (readonly [number, number])[] }>();
  /** The best alignment of the written words from index `i` on with the spoken words from index `j` on. */
  const alignFrom = (
    i: number,
    j: number,
  ): { cost: number; pairs: (readonly [number, number])[] } => {
    if (i === written.length && j === spoken.length) return { cost: 0, pairs: [] };
    const cached = best.get(`${i} ${j}`);
    if (cached) return cached;
    let cheapest = { cost: Number.POSITIVE_INFINITY, pairs: [] as (readonly [number, number])[] };
    for (const step of steps) {
      if (i + step[0] > written.length || j + step[1] > spoken.length) continue;
      const remaining = alignFrom(i + step[0], j + step[1]);
      const cost = remaining.cost + Math.abs(sum(written, i, step[0]) - sum(spoken, j, step[1]));
      if (cost < cheapest.cost) cheapest = { cost, pairs: [step, ...remaining.pairs] };
    }
    best.set(`${i} ${j}`, cheapest);
    return cheapest;
  };
  return alignFrom(0, 0).pairs;
}

/** The pronunciation of a written word. */
interface ReadWord {
  /** Phonemes in the model's symbols. */
  sound: string;
  /** Whether eSpeak joined it to the previous word. If so, no space separates their phonemes. */
  joined: boolean;
}

/** The pronunciation of each written word of a phrase, the words between two punctuation marks. */
async function readPhrase(
  words: readonly string[],
  accent: EnglishAccent,
): Promise<readonly ReadWord[]> {
  const spokenForms = words.map((word) => pronunciations[word] ?? word);
  const alone = await Promise.all(
    spokenForms.map(async (form) => (await espeak([form], accent)).join(" ")),
  );
  const together = await espeak(spokenForms, accent);
  const pairs = alignWords(
    alone.map((word) => word.length),
    together.map((word) => word.length),
  );
  const result: ReadWord[] = [];
  let next = 0;
  for (const [count, parts] of pairs) {
    const sound = forModel(together.slice(next, next + parts).join(" "), accent);
    next += parts;
    // Words that eSpeak joined share the phonemes in proportion to their own lengths.
    const lengths = alone.slice(result.length, result.length + count).map((word) => word.length);
    const whole = lengths.reduce((total, length) => total + length, 0);
    let start = 0;
    let consumedLength = 0;
    for (const [index, length] of lengths.entries()) {
      consumedLength += length;
      const end = Math.round((consumedLength / whole) * sound.length);
      result.push({ sound: sound.slice(start, end), joined: index > 0 });
      start = end;
    }
  }
  return result;
}

/**
 * Converts an English text to phonemes.
 *
 * @param text The written text. `pronunciations.ts` corrects words that eSpeak reads wrong.
 */
export async function readEnglish(text: string, accent: EnglishAccent): Promise<Phonemes> {
  let result = "";
  const spans: (readonly [number, number])[] = [];
  const words = text.split(" ");
  for (let first = 0; first < words.length;) {
    let last = first;
    while (last < words.length - 1 && !punctuation.test(words[last] ?? "")) last += 1;
    const phrase = words.slice(first, last + 1);
    const sounds = await readPhrase(
      phrase.map((word) => word.replace(punctuation, "")),
      accent,
    );
    for (const { sound, joined } of sounds) {
      if (result !== "" && !joined) result += " ";
      const start = result.length;
      result += sound;
      spans.push([start, result.length]);
    }
    result += punctuation.exec(words[last] ?? "")?.[0].slice(0, 1) ?? "";
    first = last + 1;
  }
  return { text: result, words: spans };
}

/**
 * Joins words that were transcribed by hand in the model's symbols (`greeting-phonemes.ts`), for languages
 * without an installed converter.
 */
export function readPhonemes(words: readonly string[]): Phonemes {
  let result = "";
  const spans = words.map((written) => {
    // The model has two symbols for a nasal vowel (vowel and tilde), but a single symbol for ç. NFD separates
    // both, so ç is composed again.
    const word = written.normalize("NFD").replaceAll("c\u0327", "ç");
    if (result !== "") result += " ";
    const start = result.length;
    result += word;
    return [start, start + word.replace(/[.,:;?!]+$/, "").length] as const;
  });
  return { text: result, words: spans };
}
