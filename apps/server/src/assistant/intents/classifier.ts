import { type Features, isDerived, toFeatures } from "./features.ts";

/** A question as somebody may ask it, and what it asks for. */
export interface Example {
  intent: string;
  words: readonly string[];
  /** The intent that was answered before it, where it leans on that. */
  after?: string;
}

/** An intent with the share of belief that a question asks for it; all shares sum up to 1. */
export interface Ranked {
  intent: string;
  probability: number;
}

/** Examples to learn from, those of several rounds together, and the fewest rounds. */
const lessons = 24_000;
const fewestEpochs = 2;
/** How far each of them moves the weights at first. */
const learningRate = 5;
/** Weight at first of a feature that all questions of an intent hold; found with an eighth held out. */
const shareWeight = 10;
/** Belief below which an intent is not corrected: most are far from any one question. */
const negligible = 1e-3;
/** Most questions whose ranking is kept. */
const remembered = 500;
/** Times that a derived feature must be seen to count. */
const derivedSeen = 2;

/** An example as positions in the table of weights, and how strong each is. */
interface Row {
  intent: number;
  offsets: Int32Array;
  values: Float32Array;
}

/**
 * Tells by examples what a question asks for: multinomial logistic regression over the question's
 * words, learned by stochastic gradient descent. Seconds of a processor for thirty thousand examples; the order of
 * the examples is shuffled by a fixed seed, so that the same examples always give the same answers.
 */
export class IntentClassifier {
  readonly #intents: readonly string[];
  /** Examples that hold a feature. */
  readonly #seen = new Map<string, number>();
  readonly #offsets = new Map<string, number>();
  readonly #weights: Float32Array;
  readonly #ranked = new Map<string, readonly Ranked[]>();
  readonly #examples: number;

  constructor(examples: readonly Example[]) {
    const read = examples.map(({ intent, words, after }) => ({
      intent,
      features: toFeatures(words, after),
    }));
    this.#examples = read.length;
    this.#intents = [...new Set(read.map(({ intent }) => intent))];
    for (const { features } of read) {
      for (const feature of features.keys())
        this.#seen.set(feature, (this.#seen.get(feature) ?? 0) + 1);
    }
    for (const [feature, times] of this.#seen) {
      if (!isDerived(feature) || times >= derivedSeen)
        this.#offsets.set(feature, this.#offsets.size * this.#intents.length);
    }
    this.#weights = new Float32Array(this.#offsets.size * this.#intents.length);
    const numbers = new Map(this.#intents.map((intent, index) => [intent, index]));
    const rows = read.map(({ intent, features }) => ({
      intent: numbers.get(intent) ?? 0,
      ...this.#toRow(features),
    }));
    this.#beginWithShares(rows);
    this.#learn(rows);
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
    const { offsets, values } = this.#toRow(toFeatures(words, after));
    const beliefs = this.#believe(offsets, values, new Float32Array(this.#intents.length));
    const ranked = this.#intents
      .map((intent, index) => ({ intent, probability: beliefs[index] ?? 0 }))
      .toSorted((one, other) => other.probability - one.probability);
    if (this.#ranked.size >= remembered) this.#ranked.clear();
    this.#ranked.set(key, ranked);
    return ranked;
  }

  #toRow(features: Features): Omit<Row, "intent"> {
    const known = [...features].flatMap(([feature, weight]) => {
      const offset = this.#offsets.get(feature);
      return offset === undefined ? [] : [[offset, weight * this.#rarity(feature)] as const];
    });
    const length = Math.hypot(...known.map(([, value]) => value)) || 1;
    return {
      offsets: Int32Array.from(known, ([offset]) => offset),
      values: Float32Array.from(known, ([, value]) => value / length),
    };
  }

  #rarity(feature: string): number {
    return Math.log(1 + this.#examples / (0.5 + (this.#seen.get(feature) ?? 0)));
  }

  /** Softmax over the intents' sums. Counted loops: everything here happens millions of times. */
  #believe(offsets: Int32Array, values: Float32Array, beliefs: Float32Array): Float32Array {
    const weights = this.#weights;
    const count = beliefs.length;
    beliefs.fill(0);
    for (let position = 0; position < offsets.length; position += 1) {
      const offset = offsets[position] ?? 0;
      const value = values[position] ?? 0;
      for (let index = 0; index < count; index += 1)
        beliefs[index] = (beliefs[index] ?? 0) + (weights[offset + index] ?? 0) * value;
    }
    let highest = -Infinity;
    for (let index = 0; index < count; index += 1) highest = Math.max(highest, beliefs[index] ?? 0);
    let sum = 0;
    for (let index = 0; index < count; index += 1) {
      const power = Math.exp((beliefs[index] ?? 0) - highest);
      beliefs[index] = power;
      sum += power;
    }
    for (let index = 0; index < count; index += 1) beliefs[index] = (beliefs[index] ?? 0) / sum;
    return beliefs;
  }

  /**
   * Before anything is learned a feature speaks for an intent by the share of its questions that hold it:
   * of words seen too rarely to be learned, that is the best guess.
   */
  #beginWithShares(rows: readonly Row[]): void {
    const weights = this.#weights;
    const questions = new Float32Array(this.#intents.length);
    for (const { intent, offsets } of rows) {
      questions[intent] = (questions[intent] ?? 0) + 1;
      for (const offset of offsets) weights[offset + intent] = (weights[offset + intent] ?? 0) + 1;
    }
    for (let position = 0; position < weights.length; position += 1) {
      const held = weights[position] ?? 0;
      if (held === 0) continue;
      weights[position] =
        shareWeight * Math.sqrt(held / (questions[position % questions.length] ?? 1));
    }
  }

  #learn(rows: readonly Row[]): void {
    const beliefs = new Float32Array(this.#intents.length);
    const order = rows.map((_, index) => index);
    const random = seeded(1);
    const epochs = Math.max(fewestEpochs, Math.round(lessons / rows.length));
    for (let epoch = 0; epoch < epochs; epoch += 1) {
      shuffle(order, random);
      const rate = learningRate * (1 - epoch / epochs);
      for (const number of order) {
        const row = rows[number];
        if (row !== undefined) this.#correct(row, rate, beliefs);
      }
    }
  }

  /** Moves the weights of one example's features towards its intent and away from those believed instead. */
  #correct({ intent, offsets, values }: Row, rate: number, beliefs: Float32Array): void {
    this.#believe(offsets, values, beliefs);
    beliefs[intent] = (beliefs[intent] ?? 0) - 1;
    const wrong: number[] = [];
    for (let index = 0; index < beliefs.length; index += 1) {
      const error = beliefs[index] ?? 0;
      if (error > negligible || error < 0) wrong.push(index);
    }
    const weights = this.#weights;
    for (let position = 0; position < offsets.length; position += 1) {
      const offset = offsets[position] ?? 0;
      const step = rate * (values[position] ?? 0);
      for (const index of wrong)
        weights[offset + index] = (weights[offset + index] ?? 0) - step * (beliefs[index] ?? 0);
    }
  }
}

/** Numbers from 0 to 1 that are the same each time (Lehmer, minimal standard). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** Fisher and Yates, in place. */
function shuffle(list: number[], random: () => number): void {
  for (let last = list.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [list[last], list[other]] = [list[other] ?? 0, list[last] ?? 0];
  }
}
