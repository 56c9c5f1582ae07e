import type { Example } from "./examples.ts";
import { isDerived, toFeatures } from "./features.ts";
import { type IntentModel, type Row, believe, toRow } from "./model.ts";

/** Examples to learn from, those of several rounds together, and the fewest rounds. */
const lessons = 36_000;
const fewestEpochs = 3;
/** How far each of them moves the weights at first. */
const learningRate = 5;
/** Weight at first of a feature that all questions of an intent hold; found with an eighth held out. */
const shareWeight = 14;
/** Belief below which an intent is not corrected: most are far from any one question. */
const negligible = 1e-3;
/** Times that a derived feature must be seen to count. */
const derivedSeen = 2;

/** An example's row, and the position of its intent. */
interface Lesson extends Row {
  intent: number;
}

/**
 * Multinomial logistic regression over the examples' words, learned by stochastic gradient descent.
 * Seconds of a processor for thirty thousand examples; their order is shuffled by a fixed seed, so that
 * the same examples always teach the same.
 */
export function learnModel(examples: readonly Example[]): IntentModel {
  const read = examples.map(({ intent, words, after }) => ({
    intent,
    features: toFeatures(words, after),
  }));
  const intents = [...new Set(read.map(({ intent }) => intent))];
  const seen = new Map<string, number>();
  for (const { features } of read) {
    for (const feature of features.keys()) seen.set(feature, (seen.get(feature) ?? 0) + 1);
  }
  const offsets = new Map<string, number>();
  for (const [feature, times] of seen) {
    if (!isDerived(feature) || times >= derivedSeen)
      offsets.set(feature, offsets.size * intents.length);
  }
  const known = { intents, examples: read.length, seen, offsets };
  const numbers = new Map(intents.map((intent, index) => [intent, index]));
  const rows = read.map(({ intent, features }) => ({
    intent: numbers.get(intent) ?? 0,
    ...toRow(known, features),
  }));
  const weights = toShares(rows, new Float32Array(offsets.size * intents.length), intents.length);
  learn(rows, weights, intents.length);
  return { ...known, weights };
}

/**
 * Before anything is learned a feature speaks for an intent by the share of its questions that hold it:
 * of words seen too rarely to be learned, that is the best guess.
 */
function toShares(rows: readonly Lesson[], weights: Float32Array, count: number): Float32Array {
  const questions = new Float32Array(count);
  for (const { intent, offsets } of rows) {
    questions[intent] = (questions[intent] ?? 0) + 1;
    for (const offset of offsets) weights[offset + intent] = (weights[offset + intent] ?? 0) + 1;
  }
  for (let position = 0; position < weights.length; position += 1) {
    const held = weights[position] ?? 0;
    if (held === 0) continue;
    weights[position] = shareWeight * Math.sqrt(held / (questions[position % count] ?? 1));
  }
  return weights;
}

function learn(rows: readonly Lesson[], weights: Float32Array, count: number): void {
  const beliefs = new Float32Array(count);
  const order = rows.map((_, index) => index);
  const random = seeded(1);
  const epochs = Math.max(fewestEpochs, Math.round(lessons / rows.length));
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, random);
    const rate = learningRate * (1 - epoch / epochs);
    for (const number of order) {
      const row = rows[number];
      if (row !== undefined) correct(row, weights, rate, beliefs);
    }
  }
}

/** Moves the weights of one example's features towards its intent and away from those believed instead. */
function correct(row: Lesson, weights: Float32Array, rate: number, beliefs: Float32Array): void {
  believe(weights, row, beliefs);
  beliefs[row.intent] = (beliefs[row.intent] ?? 0) - 1;
  const wrong: number[] = [];
  for (let index = 0; index < beliefs.length; index += 1) {
    const error = beliefs[index] ?? 0;
    if (error > negligible || error < 0) wrong.push(index);
  }
  const { offsets, values } = row;
  for (let position = 0; position < offsets.length; position += 1) {
    const offset = offsets[position] ?? 0;
    const step = rate * (values[position] ?? 0);
    for (const index of wrong)
      weights[offset + index] = (weights[offset + index] ?? 0) - step * (beliefs[index] ?? 0);
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
