import MiniSearch from "minisearch";

import type { AssistantContent } from "./content.ts";
import { type Passage, toPassages } from "./knowledge.ts";
import type { Understanding } from "./understanding.ts";
import { isEveryday, isStopWord, stem, toWords } from "./words.ts";

/** Share of a question's weight that a passage must cover before it may answer. */
const coverageNeeded = 0.6;
/** Fewest different words that must meet; a single one only answers where it is a title's. */
const wordsNeeded = 2;

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
    const asked = [
      ...new Set(words.filter((word) => !isStopWord(word) && !isEveryday(word)).map(stem)),
    ];
    if (asked.length === 0) return undefined;
    const weight = asked.reduce((sum, word) => sum + this.#rarity(word), 0);
    for (const { id } of this.#index.search(words.join(" ")).slice(0, 5)) {
      const stems = this.#stems.get(id);
      if (stems === undefined) continue;
      const met = asked.filter((word) => stems.all.has(word));
      const covered = met.reduce((sum, word) => sum + this.#rarity(word), 0) / weight;
      const isTitled = met.some((word) => stems.title.has(word));
      const enough = met.length >= wordsNeeded || (isTitled && !id.startsWith("section/"));
      if (enough && covered >= coverageNeeded) return this.#passages.get(id);
    }
    return undefined;
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

function toStems(text: string): Set<string> {
  return new Set(
    toWords(text)
      .filter((word) => !isStopWord(word))
      .map(stem),
  );
}
