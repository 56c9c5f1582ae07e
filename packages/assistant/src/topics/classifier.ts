import type { Features } from "./features.ts";
import { believe, toRow, type TopicModel } from "./model.ts";

/** A topic with the share of belief that a question is about it; all shares sum up to 1. */
export interface Ranked {
  readonly topic: string;
  readonly certainty: number;
  /** How much of the question's own words its examples have, from 0 to 1; of the likeliest. */
  readonly support?: number;
}

/** Belief below which a topic is not ranked: all but a few of hundreds are next to impossible. */
const negligible = 0.003;

/** The topics that are not next to impossible, the likeliest first. */
export function rankTopics(model: TopicModel, features: Features): Ranked[] {
  const { topics, weights, scale } = model;
  const beliefs = believe(weights, scale, toRow(model, features), new Float32Array(topics.length));
  return topics
    .map((topic, place) => ({ topic, certainty: beliefs[place] ?? 0 }))
    .filter(({ certainty }) => certainty >= negligible)
    .toSorted((one, other) => other.certainty - one.certainty);
}

/** What two rankings come to together. */
export function mean(one: readonly Ranked[], other: readonly Ranked[]): Ranked[] {
  const halves = new Map<string, number>();
  for (const { topic, certainty } of [...one, ...other])
    halves.set(topic, (halves.get(topic) ?? 0) + certainty / 2);
  return [...halves]
    .map(([topic, certainty]) => ({ topic, certainty }))
    .toSorted((first, second) => second.certainty - first.certainty);
}
