import { type Features, isDerived } from "./features.ts";
import { hashOf, predict, type Row, type TopicModel, toRow } from "./model.ts";

const totalSteps = 36_000; // Examples shown in all rounds (epochs) together, unless `minEpochs` needs more.
const minEpochs = 3; // Minimum number of rounds.
const learningRate = 5; // Learning rate at the beginning; it falls to 0 linearly.
/** Initial weight, before smoothing, of a feature in all questions of a topic; tuned on held-out examples. */
const shareWeight = 14;
/** Added to the number of a topic's questions, so that words of topics with few questions weigh less. */
const smoothing = 8;
/** Errors of other topics below this are not corrected, which saves time: most topics are far from a question. */
const minError = 1e-3;
const minDerivedCount = 2; // Minimum number of examples with a derived feature (`isDerived`) for it to count.

/** A question's features and its topic. */
export interface LabeledFeatures {
  readonly topic: string;
  readonly features: Features;
}

type TopicRow = Row & { readonly topic: number };

/**
 * Learns a multinomial logistic regression by stochastic gradient descent: a second or two for ten thousand
 * examples. A hash defines the order of the examples, so that the same ones always give the same model.
 */
export function learn(examples: readonly LabeledFeatures[]): TopicModel {
  const topics = [...new Set(examples.map(({ topic }) => topic))];
  const numbers = new Map(topics.map((topic, index) => [topic, index]));
  const known = toKnown(examples);
  const rows = examples.map(({ topic, features }) => ({
    topic: numbers.get(topic) ?? 0,
    ...toRow(known, features),
  }));
  const weights = startWeights(rows, known.hashes.length, topics.length);
  train(rows, weights, topics.length);
  return { topics, ...known, ...compress(weights) };
}

/** Hashes and rarities of the features that count. */
function toKnown(examples: readonly LabeledFeatures[]): Pick<TopicModel, "hashes" | "rarities"> {
  const seen = new Map<string, number>();
  for (const { features } of examples)
    for (const feature of features.keys()) seen.set(feature, (seen.get(feature) ?? 0) + 1);
  const rarities = new Map<number, number>();
  for (const [feature, times] of seen)
    if (!isDerived(feature) || times >= minDerivedCount)
      rarities.set(hashOf(feature), Math.log(1 + examples.length / (0.5 + times)));
  const hashes = Uint32Array.from(rarities.keys()).toSorted();
  return { hashes, rarities: Float32Array.from(hashes, (hash) => rarities.get(hash) ?? 0) };
}

/**
 * Initial weights for `count` topics: the larger the share of a topic's questions that have a feature, the
 * higher its weight. They are the best estimate for words that are too rare to be learned.
 */
function startWeights(rows: readonly TopicRow[], hashCount: number, count: number): Float32Array {
  const weights = new Float32Array(hashCount * count);
  const questions = new Float32Array(count);
  for (const { topic, places } of rows) {
    questions[topic] = (questions[topic] ?? 0) + 1;
    for (const place of places)
      weights[place * count + topic] = (weights[place * count + topic] ?? 0) + 1;
  }
  for (let position = 0; position < weights.length; position += 1) {
    const withFeature = weights[position] ?? 0;
    if (withFeature === 0) continue;
    weights[position] =
      shareWeight * Math.sqrt(withFeature / ((questions[position % count] ?? 1) + smoothing));
  }
  return weights;
}

function train(rows: readonly TopicRow[], weights: Float32Array, count: number): void {
  const chances = new Float32Array(count);
  const order = rows.map((_, index) => index);
  const epochs = Math.max(minEpochs, Math.round(totalSteps / rows.length));
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    const keys = order.map((number) => hashOf(`${epoch} ${number}`));
    const shuffled = order.toSorted((one, other) => (keys[one] ?? 0) - (keys[other] ?? 0));
    for (const [position, number] of shuffled.entries()) {
      const rate = learningRate * (1 - (epoch + position / rows.length) / epochs);
      const row = rows[number];
      if (row !== undefined) correct(row, weights, rate, chances);
    }
  }
}

/** Raises the weights of an example's features for its topic, and lowers them for wrongly predicted topics. */
function correct(row: TopicRow, weights: Float32Array, rate: number, chances: Float32Array): void {
  predict(weights, 1, row, chances);
  chances[row.topic] = (chances[row.topic] ?? 0) - 1;
  const wrong: number[] = [];
  for (let index = 0; index < chances.length; index += 1) {
    const error = chances[index] ?? 0;
    if (error > minError || error < 0) wrong.push(index);
  }
  for (const [position, place] of row.places.entries()) {
    const offset = place * chances.length;
    const step = rate * (row.values[position] ?? 0);
    for (const index of wrong)
      weights[offset + index] = (weights[offset + index] ?? 0) - step * (chances[index] ?? 0);
  }
}

/** Weights as 8 bits instead of 32; the rounding only affects topics that are almost equally likely. */
function compress(weights: Float32Array): Pick<TopicModel, "weights" | "scale"> {
  let largest = 0;
  for (const weight of weights) largest = Math.max(largest, Math.abs(weight));
  const scale = largest / 127 || 1;
  return { scale, weights: Int8Array.from(weights, (weight) => Math.round(weight / scale)) };
}
