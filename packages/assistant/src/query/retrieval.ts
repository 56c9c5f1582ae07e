import MiniSearch from "minisearch";

import type { Passage } from "../knowledge/passages.ts";
import { stem } from "../reading/stem.ts";
import { isEveryday, isStopWord } from "../reading/word-lists.ts";
import { toWords } from "../reading/words.ts";
import { sensesOf } from "../topics/features.ts";

/** Share of a question's weight that a passage must cover before it may answer, and on the page spoken of. */
const coverageNeeded = 0.6;
const coverageNeededOnPage = 0.5;
/** What a synonym counts of the word itself, and an everyday word of one with a topic. */
const synonymShare = 0.5;
const everydayShare = 0.4;

/** Finds the passage that answers a question; rather none than a wrong one. */
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

  /** Passages that have to do with a query, best first, for whoever judges them itself. */
  search(query: string, limit: number): Passage[] {
    return this.#index
      .search(query)
      .slice(0, limit)
      .flatMap(({ id }) => this.#passages.get(id) ?? []);
  }

  /**
   * The passage that covers most of a question's words; undefined where none covers enough.
   * @param page only on this page, where it is known what is spoken of.
   */
  find(words: readonly string[], page?: string): Passage | undefined {
    const asked = [...new Set(words.filter((word) => !isStopWord(word)).map(stem))];
    const weigh = (word: string) => this.#rarity(word) * (isEveryday(word) ? everydayShare : 1);
    const whole = asked.reduce((sum, word) => sum + weigh(word), 0);
    let best: Passage | undefined;
    let most = page === undefined ? coverageNeeded : coverageNeededOnPage;
    for (const [id, stems] of this.#stems) {
      const passage = this.#passages.get(id);
      if (passage === undefined || id.startsWith("story/")) continue;
      if (page !== undefined && passage.source.href.split("#")[0] !== page) continue;
      // Words of like meaning only add to a word that is met itself.
      if (!asked.some((word) => stems.has(word))) continue;
      const isLike = (word: string) => sensesOf(word).some((sense) => stems.has(sense));
      const met = asked.filter((word) => stems.has(word) || isLike(word));
      const weights = met.map((word) => (stems.has(word) ? 1 : synonymShare) * weigh(word));
      const coverage = weights.reduce((sum, weight) => sum + weight, 0) / whole;
      // One word anywhere on the site is a coincidence; on the page that was spoken of it is none.
      if (met.length < (page === undefined ? 2 : 1)) continue;
      if (coverage < most) continue;
      best = passage;
      most = coverage;
    }
    return best;
  }

  /** What a word weighs: the fewer passages use it the more. */
  #rarity(word: string): number {
    return Math.log(1 + this.#passages.size / (0.5 + (this.#frequency.get(word) ?? 0)));
  }
}

/** Stems of a text's words with a topic, and the groups of like meaning that they are in. */
const toStems = (text: string): Set<string> =>
  new Set(
    toWords(text)
      .filter((word) => !isStopWord(word))
      .map(stem)
      .flatMap((word) => [word, ...sensesOf(word)]),
  );
