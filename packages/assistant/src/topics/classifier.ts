import type { Features } from "./features.ts";
import { predict, type TopicModel, toRow } from "./model.ts";

/** A topic with the probability that a question is about it. A ranking leaves out unlikely topics. */
export interface RankedTopic {
  readonly topic: string;
  readonly certainty: number;
  /** Share of the question's words, weighted by rarity, that the topic's examples have (`supportOf`). */
  readonly support?: number;
}

/** Topics below this probability are left out: of hundreds only a few are likely. */
const minCertainty = 0.003;

/** The topics that a question may be about, likeliest first. */
export function rankTopics(model: TopicModel, features: Features): RankedTopic[] {
  const { topics, weights, scale } = model;
  const chances = predict(weights, scale, toRow(model, features), new Float32Array(topics.length));
  return topics
    .map((topic, index) => ({ topic, certainty: chances[index] ?? 0 }))
    .filter(({ certainty }) => certainty >= minCertainty)
    .toSorted((one, other) => other.certainty - one.certainty);
}

/** Averages the probabilities of two rankings; a topic that is missing in one counts as 0 there. */
export function mean(one: readonly RankedTopic[], other: readonly RankedTopic[]): RankedTopic[] {
  const means = new Map<string, number>();
  for (const { topic, certainty } of [...one, ...other])
    means.set(topic, (means.get(topic) ?? 0) + certainty / 2);
  return [...means]
    .map(([topic, certainty]) => ({ topic, certainty }))
    .toSorted((first, second) => second.certainty - first.certainty);
}
