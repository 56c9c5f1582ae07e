import { Recent } from "../recent.ts";
import { toFeatures } from "./features.ts";
import { type IntentModel, believe, toRow } from "./model.ts";

/** An intent with the share of belief that a question asks for it; all shares sum up to 1. */
export interface Ranked {
  intent: string;
  probability: number;
}

/** Shares of belief, each at the place of its intent. */
export type Beliefs = Readonly<ArrayLike<number>>;

/** Most questions of which is kept what they ask for. */
const remembered = 500;

/** Belief below which an intent is not ranked: all but a few of hundreds are next to impossible. */
const negligible = 1e-4;

/** Tells what a question asks for, by what was learned from examples. */
export class IntentClassifier {
  readonly #model: IntentModel;
  readonly #believed = new Recent<Beliefs>(remembered);
  readonly #places: ReadonlyMap<string, number>;

  constructor(model: IntentModel) {
    this.#model = model;
    this.#places = new Map(model.intents.map((intent, place) => [intent, place]));
  }

  /** All that it tells apart. */
  get intents(): readonly string[] {
    return this.#model.intents;
  }

  /** Where an intent stands among all; undefined where none was learned. */
  placeOf(intent: string): number | undefined {
    return this.#places.get(intent);
  }

  /**
   * How likely each intent is.
   * @param after the intent that was answered before.
   */
  believe(words: readonly string[], after?: string): Beliefs {
    // A conversation's earlier questions are looked at again with each new one.
    const key = `${after ?? ""}>${words.join(" ")}`;
    const known = this.#believed.get(key);
    if (known !== undefined) return known;
    const { intents, weights } = this.#model;
    const row = toRow(this.#model, toFeatures(words, after));
    const beliefs = believe(weights, row, new Float32Array(intents.length));
    this.#believed.set(key, beliefs);
    return beliefs;
  }

  /** The intents that are not next to impossible, the likeliest first. */
  rank(beliefs: Beliefs): Ranked[] {
    const ranked: Ranked[] = [];
    for (const [place, intent] of this.intents.entries()) {
      const probability = beliefs[place] ?? 0;
      if (probability >= negligible) ranked.push({ intent, probability });
    }
    return ranked.toSorted((one, other) => other.probability - one.probability);
  }
}
