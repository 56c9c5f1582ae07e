import type { Features } from "./features.ts";
import { predict, type TopicModel, toRow } from "./model.ts";

/** A topic with the probability that a question is about it; the probabilities of all topics add up to 1. */
export interface Ranked {
  readonly topic: string;
  readonly certainty: number;
  /** Share of the question's words that occur in the topic's examples, from 0 to 1 (`supportOf`). */
  readonly support?: number;
}

/** Topics below this probability are left out: of hundreds only a few are likely. */
const minCertainty = 0.003;

/** The topics that a question may be about, likeliest first. */
export function rankTopics(model: TopicModel, features: Features): Ranked[] {
  const { topics, weights, scale } = model;
  const chances = predict(weights, scale, toRow(model, features), new Float32Array(topics.length));
  return topics
    .map((topic, place) => ({ topic, certainty: chances[place] ?? 0 }))
    .filter(({ certainty }) => certainty >= minCertainty)
    .toSorted((one, other) => other.certainty - one.certainty);
}

/** The mean of two rankings; a topic that is missing in one counts as 0 there. */
export function mean(one: readonly Ranked[], other: readonly Ranked[]): Ranked[] {
  const halves = new Map<string, number>();
  for (const { topic, certainty } of [...one, ...other])
    halves.set(topic, (halves.get(topic) ?? 0) + certainty / 2);
  return [...halves]
    .map(([topic, certainty]) => ({ topic, certainty }))
    .toSorted((first, second) => second.certainty - first.certainty);
}
