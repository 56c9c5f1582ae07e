import type { Features } from "./features.ts";

/** The learned model as typed arrays for a file; the weights of `hashes[i]` begin at `i * topics.length`. */
export interface TopicModel {
  readonly topics: readonly string[];
  readonly hashes: Uint32Array; // Hashes of the features, ascending.
  readonly rarities: Float32Array; // How rare each feature is among the examples.
  readonly weights: Int8Array; // Weights from -127 to 127, one for each feature and topic.
  readonly scale: number; // Factor from a stored weight to its value.
}

/** A question as a sparse vector: indexes of features and their values, normalized to length 1. */
export interface Row {
  readonly places: Int32Array;
  readonly values: Float32Array;
}

/** FNV-1a with 32 bits (http://www.isthe.com/chongo/tech/comp/fnv/), over UTF-16 units instead of bytes. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0; // As an unsigned number.
}

/** Index of a feature's hash; -1 if the model does not have the feature. */
export function indexOfHash(hashes: Uint32Array, hash: number): number {
  let low = 0;
  let high = hashes.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1; // Half, rounded down.
    const found = hashes[middle] ?? 0;
    if (found === hash) return middle;
    if (found < hash) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

/** A question's features as a row, without those that the model does not have. */
export function toRow(
  { hashes, rarities }: Pick<TopicModel, "hashes" | "rarities">,
  features: Features,
): Row {
  const places: number[] = [];
  const values: number[] = [];
  for (const [feature, weight] of features) {
    const place = indexOfHash(hashes, hashOf(feature));
    if (place === -1) continue;
    places.push(place);
    values.push(weight * (rarities[place] ?? 0));
  }
  const length = Math.hypot(...values) || 1;
  return {
    places: Int32Array.from(places),
    values: Float32Array.from(values, (value) => value / length),
  };
}

/** Softmax over the topics' scores, in plain loops for speed. Overwrites and returns `chances`. */
export function predict(
  weights: Float32Array | Int8Array,
  scale: number,
  { places, values }: Row,
  chances: Float32Array,
): Float32Array {
  const count = chances.length;
  chances.fill(0);
  for (let position = 0; position < places.length; position += 1) {
    const offset = (places[position] ?? 0) * count;
    const value = (values[position] ?? 0) * scale;
    for (let index = 0; index < count; index += 1)
      chances[index] = (chances[index] ?? 0) + (weights[offset + index] ?? 0) * value;
  }
  let highest = -Infinity;
  for (let index = 0; index < count; index += 1) highest = Math.max(highest, chances[index] ?? 0);
  let sum = 0;
  for (let index = 0; index < count; index += 1) {
    const power = Math.exp((chances[index] ?? 0) - highest);
    chances[index] = power;
    sum += power;
  }
  for (let index = 0; index < count; index += 1) chances[index] = (chances[index] ?? 0) / sum;
  return chances;
}
