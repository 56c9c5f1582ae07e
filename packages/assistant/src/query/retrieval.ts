import MiniSearch from "minisearch";

import type { Passage } from "../knowledge/passages.ts";
import { stem } from "../reading/stem.ts";
import { isEveryday, isStopWord } from "../reading/word-lists.ts";
import { toWords } from "../reading/words.ts";
import { sensesOf } from "../topics/features.ts";

/** Share of a question's weight that a passage must contain: anywhere, and on the page of the thread. */
const coverageNeeded = 0.6;
const coverageNeededOnPage = 0.5;
/** Weight of a synonym of a word, and of an everyday word, compared to the word itself. */
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

  /** Passages that contain words of a query, best first; the caller decides whether they answer it. */
  search(query: string, limit: number): Passage[] {
    return this.#index
      .search(query)
      .slice(0, limit)
      .flatMap(({ id }) => this.#passages.get(id) ?? []);
  }

  /**
   * The passage that contains most of a question's words; undefined if none contains enough.
   * @param page path of the only page to search, if the conversation is about one.
   */
  find(words: readonly string[], page?: string): Passage | undefined {
    const asked = [...new Set(words.filter((word) => !isStopWord(word)).map(stem))];
    const weigh = (word: string) => this.#rarity(word) * (isEveryday(word) ? everydayShare : 1);
    const total = asked.reduce((sum, word) => sum + weigh(word), 0);
    let best: Passage | undefined;
    let bestCoverage = page === undefined ? coverageNeeded : coverageNeededOnPage;
    for (const [id, stems] of this.#stems) {
      const passage = this.#passages.get(id);
      if (passage === undefined || id.startsWith("story/")) continue;
      if (page !== undefined && passage.source.href.split("#")[0] !== page) continue;
      // Synonyms only count beside a word that the passage itself contains.
      if (!asked.some((word) => stems.has(word))) continue;
      const hasSynonym = (word: string) => sensesOf(word).some((sense) => stems.has(sense));
      const found = asked.filter((word) => stems.has(word) || hasSynonym(word));
      const weights = found.map((word) => (stems.has(word) ? 1 : synonymShare) * weigh(word));
      const coverage = weights.reduce((sum, weight) => sum + weight, 0) / total;
      // A single common word is a coincidence, unless the page is already the subject.
      if (found.length < (page === undefined ? 2 : 1)) continue;
      if (coverage < bestCoverage) continue;
      best = passage;
      bestCoverage = coverage;
    }
    return best;
  }

  /** Weight of a word: the fewer passages use it, the higher. */
  #rarity(word: string): number {
    return Math.log(1 + this.#passages.size / (0.5 + (this.#frequency.get(word) ?? 0)));
  }
}

/** Stems of a text's words without stop words, and their groups of synonyms. */
const toStems = (text: string): Set<string> =>
  new Set(
    toWords(text)
      .filter((word) => !isStopWord(word))
      .map(stem)
      .flatMap((word) => [word, ...sensesOf(word)]),
  );
