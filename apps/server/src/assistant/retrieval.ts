import MiniSearch from "minisearch";

import type { AssistantContent } from "./content.ts";
import { type Passage, toPassages } from "./knowledge.ts";
import { synonymGroups } from "./lexicon/synonyms.ts";
import type { Understanding } from "./understanding.ts";
import { isEveryday, isStopWord, stem, toWords } from "./words.ts";

/** Share of a question's weight that a passage must cover before it may answer. */
const coverageNeeded = 0.6;
/** Fewest different words that must meet; a single one only answers where it is a title's. */
const wordsNeeded = 2;
/** Share of its weight that the nearest passage must cover, anywhere and on the page that was spoken of. */
const nearNeeded = 0.5;
const nearNeededOnPage = 0.34;

/** Finds the passage that answers a question no rule knows; rather none than a wrong one. */
export class Retrieval {
  readonly #passages: ReadonlyMap<string, Passage>;
  readonly #stems: ReadonlyMap<string, { title: ReadonlySet<string>; all: ReadonlySet<string> }>;
  readonly #frequency = new Map<string, number>();
  readonly #index: MiniSearch<Passage>;

  constructor(content: AssistantContent) {
    const passages = toPassages(content);
    this.#passages = new Map(passages.map((passage) => [passage.id, passage]));
    this.#stems = new Map(
      passages.map(({ id, title, text }) => [
        id,
        { title: toStems(title), all: new Set([...toStems(title), ...toStems(text)]) },
      ]),
    );
    for (const { all } of this.#stems.values()) {
      for (const word of all) this.#frequency.set(word, (this.#frequency.get(word) ?? 0) + 1);
    }
    this.#index = new MiniSearch<Passage>({
      fields: ["title", "text"],
      tokenize: toWords,
      processTerm: (word) => (isStopWord(word) ? null : stem(word)),
      searchOptions: { boost: { title: 2 }, prefix: false, fuzzy: false },
    });
    this.#index.addAll(passages);
  }

  /** The passage that answers, or undefined when none is sure enough. */
  find({ words }: Pick<Understanding, "words">): Passage | undefined {
    const asked = topicsOf(words);
    if (asked.length === 0) return undefined;
    const weight = asked.reduce((sum, word) => sum + this.#rarity(word), 0);
    for (const { id } of this.#index.search(words.join(" ")).slice(0, 5)) {
      const stems = this.#stems.get(id);
      if (stems === undefined) continue;
      const met = asked.filter((word) => stems.all.has(word));
      const covered = met.reduce((sum, word) => sum + this.#rarity(word), 0) / weight;
      const isTitled = met.some((word) => stems.title.has(word));
      const enough = met.length >= wordsNeeded || (isTitled && !/^(?:section|post)\//.test(id));
      if (enough && covered >= coverageNeeded) return this.#passages.get(id);
    }
    return undefined;
  }

  /**
   * The passage nearest to a question, by what its words may mean: on one page, where that is known, else
   * anywhere. It may answer less than was asked, so whoever says it must say that.
   * @param beside words that are known already, such as those of the page's own trade.
   * @param pointsOnly whether only points of pages count, not what a page says as a whole.
   */
  near(
    words: readonly string[],
    {
      page,
      beside = [],
      pointsOnly = false,
    }: { page?: string | undefined; beside?: readonly string[]; pointsOnly?: boolean } = {},
  ): Passage | undefined {
    const known = new Set(beside.map(stem));
    const asked = [...new Set(words.filter((word) => !isStopWord(word)).map(stem))].filter(
      (word) => !known.has(word),
    );
    const weigh = (word: string) => this.#rarity(word) * (isEveryday(word) ? 0.4 : 1);
    const weight = asked.reduce((sum, word) => sum + weigh(word), 0);
    let best: Passage | undefined;
    let bestScore = page === undefined ? nearNeeded : nearNeededOnPage;
    for (const [id, stems] of this.#stems) {
      const passage = this.#passages.get(id);
      if (passage === undefined || id.startsWith("story/")) continue;
      if (pointsOnly && !id.startsWith("section/")) continue;
      if (page !== undefined && passage.source.href.split("#")[0] !== page) continue;
      let covered = 0;
      let met = 0;
      let isNamed = false;
      for (const word of asked) {
        const share = stems.all.has(word) ? 1 : meansOneOf(word, stems.all) ? 0.7 : 0;
        if (share === 0) continue;
        met += 1;
        isNamed ||= share === 1 && !isEveryday(word);
        covered += share * weigh(word) * (stems.title.has(word) ? 1.2 : 1);
      }
      // A point of a page is preferred to its whole only by a word of its own.
      if (pointsOnly && !isNamed) continue;
      const score = covered / weight;
      // One word anywhere on the site is a coincidence; on the page that was spoken of it is none.
      if (met < (page === undefined ? wordsNeeded : 1) || score <= bestScore) continue;
      best = passage;
      bestScore = score;
    }
    return best;
  }

  /** Every passage. */
  passages(): readonly Passage[] {
    return [...this.#passages.values()];
  }

  /** A passage by its id. */
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

  /** What a word weighs: the fewer passages use it the more; a word that none uses the most. */
  #rarity(word: string): number {
    return Math.log(1 + this.#passages.size / (0.5 + (this.#frequency.get(word) ?? 0)));
  }
}

/** Stems of the words that carry a question's topic. */
const topicsOf = (words: readonly string[]): string[] => [
  ...new Set(words.filter((word) => !isStopWord(word) && !isEveryday(word)).map(stem)),
];

/** Stems by those that mean much the same. */
const synonyms = new Map<string, Set<string>>();
for (const group of synonymGroups) {
  const stems = group.map(stem);
  // A word of two groups means what either does.
  for (const word of stems) synonyms.set(word, new Set([...(synonyms.get(word) ?? []), ...stems]));
}

function meansOneOf(word: string, stems: ReadonlySet<string>): boolean {
  for (const other of synonyms.get(word) ?? []) if (stems.has(other)) return true;
  return false;
}

function toStems(text: string): Set<string> {
  return new Set(
    toWords(text)
      .filter((word) => !isStopWord(word))
      .map(stem),
  );
}
