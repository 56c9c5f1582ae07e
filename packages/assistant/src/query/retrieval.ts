import MiniSearch from "minisearch";

import type { Passage } from "../knowledge/passages.ts";
import { stem } from "../reading/stem.ts";
import { isEveryday, isStopWord, withoutTrade } from "../reading/word-lists.ts";
import { toWords } from "../reading/words.ts";
import { sensesOf } from "../topics/features.ts";

/** Weight of a synonym compared to the word itself, and of an everyday word compared to other words. */
const synonymShare = 0.5;
const everydayShare = 0.4;
/** Finds passages by a question's words. */
export class Retrieval {
  readonly #passages: ReadonlyMap<string, Passage>;
  readonly #stems: ReadonlyMap<string, ReadonlySet<string>>;
  readonly #frequency = new Map<string, number>();
  readonly #index: MiniSearch<Passage>;

  constructor(passages: readonly Passage[]) {
    this.#passages = new Map(passages.map((passage) => [passage.id, passage]));
    this.#stems = new Map(passages.map(({ id, title, text }) => [id, toStems(`${title} ${text}`)]));
    for (const stems of this.#stems.values())
      for (const word of stems) this.#frequency.set(word, (this.#frequency.get(word) ?? 0) + 1);
    this.#index = new MiniSearch<Passage>({
      fields: ["title", "text"],
      tokenize: (text) => [...toWords(text)],
      processTerm: (word) => (isStopWord(word) ? null : stem(word)),
      searchOptions: { boost: { title: 2 }, prefix: false, fuzzy: false },
    });
    this.#index.addAll(passages);
  }

  passage(id: string): Passage | undefined {
    return this.#passages.get(id);
  }

  all(isWanted: (passage: Passage) => boolean): Passage[] {
    return [...this.#passages.values()].filter(isWanted);
  }

  /** Passages that contain words of a query, best first; the caller decides whether they answer it. */
  search(query: string, limit: number): Passage[] {
    const found = this.#index.search(query).slice(0, limit);
    return found.flatMap(({ id }) => this.#passages.get(id) ?? []);
  }

  /** The passage with the largest share of a question's weight, if its `coverage` reaches all three minimums. */
  find(
    words: readonly string[],
    isSearched: (passage: Passage) => boolean,
    needed: number,
    minWords = 2,
    minRare = 0,
  ): Passage | undefined {
    return this.all(isSearched)
      .map((passage) => ({ passage, ...this.coverage(words, passage) }))
      .filter((each) => each.share >= needed && each.count >= minWords && each.rare >= minRare)
      .toSorted((one, other) => one.share - other.share)
      .at(-1)?.passage;
  }

  /** The share of a question's weight in a passage (0 to 1), and the numbers of its words and rare words. */
  coverage(words: readonly string[], { id }: Passage) {
    const stems = this.#stems.get(id) ?? new Set();
    // An equal percentage does not mean the same subject: '30 percent off', '30 percent more'.
    const counted = words.filter((word, at) => word !== "percent" && words[at + 1] !== "percent");
    const said = counted.map(withoutTrade).filter((word) => !isStopWord(word));
    const asked = [...new Set(said.map(stem))];
    // Synonyms only count beside a word that the passage itself contains.
    if (!asked.some((word) => stems.has(word))) return { share: 0, count: 0, rare: 0 };
    // `count` includes words of which the passage only has a synonym. `rare` excludes these and everyday words.
    let [total, found, count, rare] = [0, 0, 0, 0];
    for (const word of asked) {
      const weight = this.#rarity(word) * (isEveryday(word) ? everydayShare : 1);
      const isFound = stems.has(word);
      const isMeant = isFound || sensesOf(word).some((sense) => stems.has(sense));
      total += weight;
      if (isMeant) found += isFound ? weight : synonymShare * weight;
      if (isFound && !isEveryday(word)) rare += 1;
      if (isMeant) count += 1;
    }
    return { share: found / total, count, rare };
  }

  /** Whether a passage or the title of its page has one of a question's words. */
  hasAny(words: readonly string[], passage: Passage): boolean {
    const page = toStems(passage.source.title);
    const isOfPage = words.some((word) => !isStopWord(word) && page.has(stem(word)));
    return isOfPage || this.coverage(words, passage).share > 0;
  }

  /** Weight of a word: the fewer passages use it, the higher. */
  #rarity(word: string): number {
    return Math.log(1 + this.#passages.size / (0.5 + (this.#frequency.get(word) ?? 0)));
  }
}

/** Stems of a text's words, except stop words, and the groups of their synonyms. */
const toStems = (text: string): Set<string> =>
  new Set(
    toWords(text)
      .filter((word) => !isStopWord(word))
      .map(stem)
      .flatMap((word) => [word, ...sensesOf(word)]),
  );
