import type { Site } from "../knowledge/site.ts";
import { dangerWords } from "./alarms.ts";
import { findMentions, type Gazetteer, type Mention, placesOf, toGazetteer } from "./gazetteer.ts";
import { toStemText } from "./phrases.ts";
import { type Quantity, readQuantities } from "./quantities.ts";
import { Speller } from "./spelling.ts";
import { stem } from "./stem.ts";
import { isCommon, isEveryday, isOtherIndustry, isStopWord } from "./word-lists.ts";
import { toWords } from "./words.ts";

/** A message as the first step (reading) returns it. */
export interface Reading {
  readonly text: string; // The message as written.
  readonly words: readonly string[]; // Its words, corrected and normalized.
  readonly stems: string; // Their stems, each preceded by a space.
  readonly quantities: readonly Quantity[];
  readonly mentions: readonly Mention[];
  /** Names that no page has: capitalized, after 'with', 'into' …, or in `data/words/other-tools.txt`. */
  readonly unknownNames: readonly string[];
}

/** Capitalized words that do not begin a sentence; the keys are the words in lower case. */
const capitalizedWords = (text: string): ReadonlyMap<string, string> =>
  new Map(
    [...text.matchAll(/(?<=[a-z,] )[A-Z][A-Za-z]+/g)].map(([name]) => [name.toLowerCase(), name]),
  );

/** Misspelled words and figures of a message that are read, the first ones. A person's message has fewer. */
const [maxCorrections, maxFigures] = [60, 60];

/** After these words the name of an integration often follows: 'works with X'. */
const beforeToolNames = /^(?:with|into|on|through|via|uses?|using|supports?)$/;
/** These words precede names and many other words, so a common English word after them is not a name. */
const beforeAnything = /^(?:to|in|from|for|and|or|our|my|have|got|run)$/;

/** All words in a value's strings, nested ones included. */
function* wordsIn(value: unknown): Generator<string> {
  if (typeof value === "string") yield* toWords(value);
  else if (typeof value === "object" && value !== null)
    for (const entry of Object.values(value)) yield* wordsIn(entry);
}

/** 'Nice, and by the year?' is read as 'and by the year?' */
const withoutInterjections = (words: readonly string[]): readonly string[] =>
  words.length > 3 && /^(?:nice|great|cool|perfect|hm+|oh|ah|alright)$/.test(words[0] ?? "")
    ? withoutInterjections(words.slice(1))
    : words;

/** Reads messages for one site: corrects typos and finds the names of its content. */
export class Reader {
  readonly #gazetteer: Gazetteer;
  readonly #speller: Speller;
  readonly #brand: string;
  readonly #names: ReadonlySet<string>;
  readonly #known: ReadonlySet<string>; // Stems of all words and names of the content, aliases included.

  /** @param vocabulary further words to accept as correct, from the example questions and `frame/cues.ts`. */
  constructor(site: Site, vocabulary: Iterable<string>) {
    this.#gazetteer = toGazetteer(site);
    this.#brand = site.brand.name;
    this.#names = new Set([...this.#gazetteer.keys()].flatMap((name) => name.split(" ")));
    const known = new Set([...wordsIn(site), ...this.#names]);
    this.#known = new Set([...known].map(stem));
    this.#speller = new Speller([...known, ...dangerWords, ...vocabulary]);
  }

  /** All known names with what they mean, as JSON; part of the models' fingerprint (`kept-models.ts`). */
  get names(): string {
    return JSON.stringify([...this.#gazetteer]);
  }

  /** Reads a message and corrects its spelling. */
  read(text: string): Reading {
    const capitalized = capitalizedWords(text);
    // A capitalized word is only corrected to a name of the content: 'Profesional', but not 'Fresha'.
    let left = maxCorrections;
    const words = withoutInterjections(toWords(text)).map((word) => {
      if (this.#speller.isRight(word) || (left -= 1) < 0) return word;
      const corrected = this.#speller.correct(word);
      return capitalized.has(word) && !this.#names.has(stem(corrected)) ? word : corrected;
    });
    return this.#find(text, words);
  }

  /** Reads without spelling correction: examples, which may contain '{brand}', and corrected text. */
  readAsWritten(text: string): Reading {
    return this.#find(text, toWords(text.replaceAll("{brand}", this.#brand)));
  }

  #find(text: string, words: readonly string[]): Reading {
    const mentions = findMentions(this.#gazetteer, words);
    const mentionedAt = placesOf(mentions);
    const capitalized = capitalizedWords(text);
    const isName = (word: string, at: number) =>
      capitalized.has(word) || beforeToolNames.test(words[at - 1] ?? "");
    const isUnknown = (word: string, at: number, asName: boolean) =>
      !mentionedAt.has(at) && this.#isUnknownWord(word, asName);
    return {
      text,
      words,
      stems: toStemText(words),
      quantities: readQuantities(words).slice(0, maxFigures),
      mentions,
      unknownNames: words.flatMap((word, at) =>
        (isName(word, at) && isUnknown(word, at, true)) ||
        (beforeAnything.test(words[at - 1] ?? "") && isUnknown(word, at, false))
          ? [capitalized.get(word) ?? word]
          : mentions.flatMap(({ kind, id, from }) =>
              kind === "otherTool" && from === at ? (new RegExp(id, "i").exec(text) ?? [id]) : [],
            ),
      ),
    };
  }

  /** @param isName whether the word is capitalized or follows 'with' …; if not, a common word is no name. */
  #isUnknownWord(word: string, isName: boolean): boolean {
    return (
      !/\d/.test(word) &&
      word.length > 2 &&
      ![isStopWord, isEveryday, isOtherIndustry].some((isIn) => isIn(word) || isIn(stem(word))) &&
      (isName || !(isCommon(word) || isCommon(stem(word)))) &&
      !this.#known.has(stem(word))
    );
  }
}
