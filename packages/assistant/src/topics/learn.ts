import { type Features, isDerived } from "./features.ts";
import { believe, hashOf, type Row, toRow, type TopicModel } from "./model.ts";

/** Examples to learn from, those of several rounds together, and the fewest rounds. */
const lessons = 36_000;
const fewestEpochs = 3;
/** How far each of them moves the weights at first. */
const learningRate = 5;
/** Weight at first of a feature that all questions of a topic hold; found with an eighth held out. */
const shareWeight = 14;
/** Questions added to each topic's, so that a word of a topic with few questions does not speak for it too much. */
const doubt = 8;
/** Belief below which a topic is not corrected: most are far from any one question. */
const negligible = 1e-3;
/** Times that a derived feature must be seen to count. */
const derivedSeen = 2;

/** A question's features and its topic. */
export interface Lesson {
  readonly topic: string;
  readonly features: Features;
}

interface LessonRow extends Row {
  readonly topic: number;
}

/**
 * Multinomial logistic regression over the examples' words, learned by stochastic gradient descent: a
 * second or two for ten thousand examples. Shuffled by a hash, so that the same examples always
 * teach the same.
 */
export function learn(examples: readonly Lesson[]): TopicModel {
  const topics = [...new Set(examples.map(({ topic }) => topic))];
  const numbers = new Map(topics.map((topic, index) => [topic, index]));
  const known = toKnown(examples);
  const rows = examples.map(({ topic, features }) => ({
    topic: numbers.get(topic) ?? 0,
    ...toRow(known, features),
  }));
  const weights = toShares(rows, known.hashes.length, topics.length);
  correctAll(rows, weights, topics.length);
  return { topics, ...known, ...compress(weights) };
}

/** Every feature that counts, by its hash, and how rare it is. */
function toKnown(examples: readonly Lesson[]): Pick<TopicModel, "hashes" | "rarities"> {
  const seen = new Map<string, number>();
  for (const { features } of examples)
    for (const feature of features.keys()) seen.set(feature, (seen.get(feature) ?? 0) + 1);
  const rarities = new Map<number, number>();
  for (const [feature, times] of seen)
    if (!isDerived(feature) || times >= derivedSeen)
      rarities.set(hashOf(feature), Math.log(1 + examples.length / (0.5 + times)));
  const hashes = Uint32Array.from(rarities.keys()).toSorted();
  return { hashes, rarities: Float32Array.from(hashes, (hash) => rarities.get(hash) ?? 0) };
}

/**
 * Before anything is learned a feature speaks for a topic by the share of its questions that hold it: of
 * words seen too rarely to be learned, that is the best guess.
 */
function toShares(rows: readonly LessonRow[], features: number, count: number): Float32Array {
  const weights = new Float32Array(features * count);
  const questions = new Float32Array(count);
  for (const { topic, places } of rows) {
    questions[topic] = (questions[topic] ?? 0) + 1;
    for (const place of places)
      weights[place * count + topic] = (weights[place * count + topic] ?? 0) + 1;
  }
  for (let position = 0; position < weights.length; position += 1) {
    const held = weights[position] ?? 0;
    if (held === 0) continue;
    weights[position] =
      shareWeight * Math.sqrt(held / ((questions[position % count] ?? 1) + doubt));
  }
  return weights;
}

function correctAll(rows: readonly LessonRow[], weights: Float32Array, count: number): void {
  const beliefs = new Float32Array(count);
  const order = rows.map((_, index) => index);
  const epochs = Math.max(fewestEpochs, Math.round(lessons / rows.length));
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    const keys = order.map((number) => hashOf(`${epoch} ${number}`));
    const shuffled = order.toSorted((one, other) => (keys[one] ?? 0) - (keys[other] ?? 0));
    for (const [position, number] of shuffled.entries()) {
      const rate = learningRate * (1 - (epoch + position / rows.length) / epochs);
      const row = rows[number];
      if (row !== undefined) correct(row, weights, rate, beliefs);
    }
  }
}

/** Moves the weights of one example's features towards its topic and away from those believed instead. */
function correct(row: LessonRow, weights: Float32Array, rate: number, beliefs: Float32Array): void {
  believe(weights, 1, row, beliefs);
  beliefs[row.topic] = (beliefs[row.topic] ?? 0) - 1;
  const wrong: number[] = [];
  for (let index = 0; index < beliefs.length; index += 1) {
    const error = beliefs[index] ?? 0;
    if (error > negligible || error < 0) wrong.push(index);
  }
  for (const [position, place] of row.places.entries()) {
    const offset = place * beliefs.length;
    const step = rate * (row.values[position] ?? 0);
    for (const index of wrong)
      weights[offset + index] = (weights[offset + index] ?? 0) - step * (beliefs[index] ?? 0);
  }
}

/** A quarter of the memory: what is lost changes no ranking that is not a draw already. */
function compress(weights: Float32Array): Pick<TopicModel, "weights" | "scale"> {
  let largest = 0;
  for (const weight of weights) largest = Math.max(largest, Math.abs(weight));
  const scale = largest / 127 || 1;
  return { scale, weights: Int8Array.from(weights, (weight) => Math.round(weight / scale)) };
}
