import type { Features } from "./features.ts";

/** What was learned of intents: plain data, so that it can be kept in a file. */
export interface IntentModel {
  intents: readonly string[];
  /** How many examples it was learned from. */
  examples: number;
  /** Examples that hold a feature. */
  seen: ReadonlyMap<string, number>;
  /** Where the weights of a feature begin, one for each intent. */
  offsets: ReadonlyMap<string, number>;
  weights: Float32Array;
}

/** A question as positions in the table of weights, and how strong each is; together of length 1. */
export interface Row {
  offsets: Int32Array;
  values: Float32Array;
}

/** Features that were never seen are left out: nothing is known of them. */
export function toRow(
  { examples, seen, offsets }: Omit<IntentModel, "weights">,
  features: Features,
): Row {
  const rarity = (feature: string) => Math.log(1 + examples / (0.5 + (seen.get(feature) ?? 0)));
  const known = [...features].flatMap(([feature, weight]) => {
    const offset = offsets.get(feature);
    return offset === undefined ? [] : [[offset, weight * rarity(feature)] as const];
  });
  const length = Math.hypot(...known.map(([, value]) => value)) || 1;
  return {
    offsets: Int32Array.from(known, ([offset]) => offset),
    values: Float32Array.from(known, ([, value]) => value / length),
  };
}

/**
 * Softmax over the intents' sums. Counted loops: everything here happens millions of times.
 * @param beliefs is overwritten and given back; one for each intent.
 */
export function believe(
  weights: Float32Array,
  { offsets, values }: Row,
  beliefs: Float32Array,
): Float32Array {
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
