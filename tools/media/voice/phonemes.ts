import { phonemize } from "phonemizer";

import { pronunciations } from "./pronunciations.ts";

/** A text in the alphabet of the model. */
export interface Phonemes {
  text: string;
  /** Where each word of the text as it is written begins and ends in it, in characters. */
  words: readonly (readonly [start: number, end: number])[];
}

export type EnglishAccent = "en-us" | "en-gb";

/** Signs that carry the rhythm: the model reads them, where they end a word that is no abbreviation. */
const signs = /(?<!\b(?:Mr|Mrs|Ms|Dr))[.,:;?!]+$/;

/**
 * From the phonemes of eSpeak NG to those that the English voices were trained with: diphthongs are one
 * letter, and what eSpeak tells apart more finely is one sound. In this order. The same table as in
 * misaki, the voices' own reader (https://github.com/hexgrad/misaki, espeak.py).
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

const forModel = (espeak: string, accent: EnglishAccent) =>
  [...common, ...accents[accent]].reduce(
    (text, [pattern, sound]) => text.replace(pattern, sound),
    espeak,
  );

async function read(words: readonly string[], accent: EnglishAccent): Promise<string[]> {
  const parts = await phonemize(words.join(" "), accent);
  return parts
    .join(" ")
    .split(/\s+/)
    .filter((word) => word !== "");
}

const sum = (list: readonly number[], from: number, count: number) =>
  list.slice(from, from + count).reduce((total, length) => total + length, 0);

/**
 * Which words are read together: eSpeak joins small ones ("of the") and takes a number apart. Each pair
 * says how many words as written become how many as read; the lengths of both differ least.
 */
function pairUp(
  written: readonly number[],
  spoken: readonly number[],
): (readonly [number, number])[] {
  const steps = [
    [1, 1],
    [2, 1],
    [3, 1],
    [1, 2],
    [1, 3],
  ] as const;
  const best = new Map<string, { cost: number; pairs: (readonly [number, number])[] }>();
  const from = (i: number, j: number): { cost: number; pairs: (readonly [number, number])[] } => {
    if (i === written.length && j === spoken.length) return { cost: 0, pairs: [] };
    const known = best.get(`${i} ${j}`);
    if (known) return known;
    let found = { cost: Number.POSITIVE_INFINITY, pairs: [] as (readonly [number, number])[] };
    for (const step of steps) {
      if (i + step[0] > written.length || j + step[1] > spoken.length) continue;
      const rest = from(i + step[0], j + step[1]);
      const cost = rest.cost + Math.abs(sum(written, i, step[0]) - sum(spoken, j, step[1]));
      if (cost < found.cost) found = { cost, pairs: [step, ...rest.pairs] };
    }
    best.set(`${i} ${j}`, found);
    return found;
  };
  return from(0, 0).pairs;
}

interface ReadWord {
  sound: string;
  /** It is spoken as one with the word before. */
  joined: boolean;
}

/** One stretch between two signs: the phonemes of each word as it is written. */
async function readStretch(
  words: readonly string[],
  accent: EnglishAccent,
): Promise<readonly ReadWord[]> {
  const spokenForms = words.map((word) => pronunciations[word] ?? word);
  const alone = await Promise.all(
    spokenForms.map(async (form) => (await read([form], accent)).join(" ")),
  );
  const together = await read(spokenForms, accent);
  const pairs = pairUp(
    alone.map((word) => word.length),
    together.map((word) => word.length),
  );
  const result: ReadWord[] = [];
  let next = 0;
  for (const [count, parts] of pairs) {
    const sound = forModel(together.slice(next, next + parts).join(" "), accent);
    next += parts;
    // Read as one, they share its time by their lengths.
    const lengths = alone.slice(result.length, result.length + count).map((word) => word.length);
    const whole = lengths.reduce((total, length) => total + length, 0);
    let place = 0;
    let before = 0;
    for (const [index, length] of lengths.entries()) {
      before += length;
      const end = Math.round((before / whole) * sound.length);
      result.push({ sound: sound.slice(place, end), joined: index > 0 });
      place = end;
    }
  }
  return result;
}

/**
 * Reads an English text.
 * @param text As it is written; what eSpeak would read wrong stands in `pronunciations.ts`.
 */
export async function readEnglish(text: string, accent: EnglishAccent): Promise<Phonemes> {
  let result = "";
  const spans: (readonly [number, number])[] = [];
  const words = text.split(" ");
  for (let first = 0; first < words.length;) {
    let last = first;
    while (last < words.length - 1 && !endsStretch(words[last] ?? "")) last += 1;
    const stretch = words.slice(first, last + 1);
    const sounds = await readStretch(
      stretch.map((word) => word.replace(signs, "")),
      accent,
    );
    for (const { sound, joined } of sounds) {
      if (result !== "" && !joined) result += " ";
      const start = result.length;
      result += sound;
      spans.push([start, result.length]);
    }
    result += signs.exec(words[last] ?? "")?.[0].slice(0, 1) ?? "";
    first = last + 1;
  }
  return { text: result, words: spans };
}

const endsStretch = (word: string) => signs.test(word);

/**
 * Takes what somebody has written down in the model's alphabet, word by word, for languages that no
 * reader is at hand for.
 */
export function readPhonemes(words: readonly string[]): Phonemes {
  let result = "";
  const spans = words.map((written) => {
    // The model takes a nasal vowel as two signs, and ç as one.
    const word = written.normalize("NFD").replaceAll("c\u0327", "ç");
    if (result !== "") result += " ";
    const start = result.length;
    result += word;
    return [start, start + word.replace(/[.,:;?!]+$/, "").length] as const;
  });
  return { text: result, words: spans };
}
