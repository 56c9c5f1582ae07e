import type { Site } from "../knowledge/site.ts";
import { alarmWords } from "./alarms.ts";
import { findMentions, type Gazetteer, type Mention, toGazetteer } from "./gazetteer.ts";
import { toStemText } from "./phrases.ts";
import { type Quantity, readQuantities } from "./quantities.ts";
import { Speller } from "./spelling.ts";
import { stem } from "./stem.ts";
import { isCommon, isEveryday, isStopWord } from "./word-lists.ts";
import { toWords } from "./words.ts";

/** A message as the first room hands it on. */
export interface Reading {
  /** As it was written. */
  readonly text: string;
  /** Its words, put right. */
  readonly words: readonly string[];
  /** Their stems, each behind a space. */
  readonly stems: string;
  readonly quantities: readonly Quantity[];
  readonly mentions: readonly Mention[];
  /** Words with a topic that neither the content nor everyday English has: 'trattoria'. */
  readonly unknownWords: readonly string[];
  /** Those of them that are written or placed like names: 'Notion'. */
  readonly unknownNames: readonly string[];
}

/** Words with a capital inside a sentence that is not all capitals: names. */
const capitals = (text: string): ReadonlyMap<string, string> =>
  new Map(
    [...text.matchAll(/(?<=[a-z,] )[A-Z][A-Za-z]+/g)].map(([name]) => [name.toLowerCase(), name]),
  );

/** Behind these stands what something is to work together with. */
const beforeNames = /^(?:with|into|on|through|via|uses?|using|supports?)$/;

/** Words of a value's texts. */
function* wordsIn(value: unknown): Generator<string> {
  if (typeof value === "string") yield* toWords(value);
  else if (typeof value === "object" && value !== null)
    for (const entry of Object.values(value)) yield* wordsIn(entry);
}

/** Reads messages by one content: its words put typos right, its names are found. */
export class Reader {
  readonly #gazetteer: Gazetteer;
  readonly #speller: Speller;
  readonly #brand: string;
  readonly #names: ReadonlySet<string>;
  /** Stems of the content's own words. */
  readonly #known: ReadonlySet<string>;

  /** @param vocabulary words that visitors use beside the content's, as examples and phrases have them. */
  constructor(site: Site, vocabulary: Iterable<string>) {
    this.#gazetteer = toGazetteer(site);
    this.#brand = site.brand.name;
    this.#names = new Set([...this.#gazetteer.keys()].flatMap((name) => name.split(" ")));
    const known = new Set([...wordsIn(site), ...this.#names]);
    this.#known = new Set([...known].map(stem));
    this.#speller = new Speller([...known, ...alarmWords, ...vocabulary]);
  }

  /** Every name that it finds, as one text. */
  get names(): string {
    return [...this.#gazetteer.keys()].join("\n");
  }

  read(text: string): Reading {
    const capitalized = capitals(text);
    // 'Fresha' is no typo of 'fresh', though 'Profesional' is one of a name of ours.
    const words = toWords(text).map((word) => {
      const right = this.#speller.correct(word);
      return capitalized.has(word) && !this.#names.has(stem(right)) ? word : right;
    });
    return this.#find(text, words);
  }

  /** Without putting typos right: for examples, which are many, and name us as '{brand}'. */
  readAsWritten(text: string): Reading {
    return this.#find(text, toWords(text.replaceAll("{brand}", this.#brand)));
  }

  #find(text: string, words: readonly string[]): Reading {
    const mentions = findMentions(this.#gazetteer, words);
    const named = new Set(
      mentions.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)),
    );
    const capitalized = capitals(text);
    const isName = (word: string, at: number) =>
      capitalized.has(word) || beforeNames.test(words[at - 1] ?? "");
    const isUnknown = (word: string, at: number) =>
      !named.has(at) && this.#isUnknown(word, isName(word, at));
    return {
      text,
      words,
      stems: toStemText(words),
      quantities: readQuantities(words),
      mentions,
      unknownWords: words.filter(isUnknown),
      unknownNames: words.flatMap((word, at) =>
        isName(word, at) && isUnknown(word, at) ? [capitalized.get(word) ?? word] : [],
      ),
    };
  }

  /** @param isName by its capital, or in 'works with …': there an English word is a name, too. */
  #isUnknown(word: string, isName: boolean): boolean {
    return (
      !/\d/.test(word) &&
      word.length > 2 &&
      ![isStopWord, isEveryday].some((is) => is(word) || is(stem(word))) &&
      (isName || !(isCommon(word) || isCommon(stem(word)))) &&
      !this.#known.has(stem(word))
    );
  }
}
