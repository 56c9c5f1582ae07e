import { toFeatures } from "./features.ts";
import { type IntentModel, believe, toRow } from "./model.ts";

/** An intent with the share of belief that a question asks for it; all shares sum up to 1. */
export interface Ranked {
  intent: string;
  probability: number;
}

/** Most questions whose ranking is kept. */
const remembered = 500;

/** Tells what a question asks for, by what was learned from examples. */
export class IntentClassifier {
  readonly #model: IntentModel;
  readonly #ranked = new Map<string, readonly Ranked[]>();

  constructor(model: IntentModel) {
    this.#model = model;
  }

  /**
   * Intents by belief, the likeliest first.
   * @param after the intent that was answered before.
   */
  rank(words: readonly string[], after?: string): readonly Ranked[] {
    // A conversation's earlier questions are ranked again with each new one.
    const key = `${after ?? ""}>${words.join(" ")}`;
    const known = this.#ranked.get(key);
    if (known !== undefined) return known;
    const { intents, weights } = this.#model;
    const row = toRow(this.#model, toFeatures(words, after));
    const beliefs = believe(weights, row, new Float32Array(intents.length));
    const ranked = intents
      .map((intent, index) => ({ intent, probability: beliefs[index] ?? 0 }))
      .toSorted((one, other) => other.probability - one.probability);
    if (this.#ranked.size >= remembered) this.#ranked.clear();
    this.#ranked.set(key, ranked);
    return ranked;
  }
}
