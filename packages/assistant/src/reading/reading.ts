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
  /** Words with a topic that neither the content nor everyday English has: 'Notion'. */
  readonly unknownWords: readonly string[];
}

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
  /** Stems of the content's own words. */
  readonly #known: ReadonlySet<string>;

  /** @param vocabulary words that visitors use beside the content's, as examples and phrases have them. */
  constructor(site: Site, vocabulary: Iterable<string>) {
    this.#gazetteer = toGazetteer(site);
    const names = [...this.#gazetteer.keys()].flatMap((name) => name.split(" "));
    const known = new Set([...wordsIn(site), ...names]);
    this.#known = new Set([...known].map(stem));
    this.#speller = new Speller([...known, ...alarmWords, ...vocabulary]);
  }

  read(text: string): Reading {
    const words = toWords(text)
      .flatMap((word) => this.#speller.apart(word))
      .map((word) => this.#speller.correct(word));
    return this.#find(text, words);
  }

  /** Without putting typos right: for examples, which are many and are to be learned as they are. */
  readAsWritten(text: string): Reading {
    return this.#find(text, toWords(text));
  }

  #find(text: string, words: readonly string[]): Reading {
    const mentions = findMentions(this.#gazetteer, words);
    const named = new Set(
      mentions.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)),
    );
    return {
      text,
      words,
      stems: toStemText(words),
      quantities: readQuantities(words),
      mentions,
      unknownWords: words.filter((word, at) => !named.has(at) && this.#isUnknown(word)),
    };
  }

  #isUnknown(word: string): boolean {
    return (
      !/\d/.test(word) &&
      word.length > 2 &&
      ![isStopWord, isEveryday, isCommon].some((is) => is(word) || is(stem(word))) &&
      !this.#known.has(stem(word))
    );
  }
}
