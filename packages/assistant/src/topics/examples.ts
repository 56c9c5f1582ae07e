import { readdirSync, readFileSync } from "node:fs";

import type { Passage } from "../knowledge/passages.ts";

/** A question as somebody may ask it, and its topic. */
export interface Example {
  readonly topic: string;
  readonly text: string;
  /** The topic that was answered before, where the question leans on that. */
  readonly after?: string;
}

const folder = new URL("../../data/examples/", import.meta.url);
const planPointsFile = "plan-points.txt";

/**
 * `= topic` begins a list, each line under it is one question; `before > question` leans on what was
 * answered before.
 */
function parseExamples(text: string): Example[] {
  let topic: string | undefined;
  return text.split("\n").flatMap((line): Example[] => {
    const trimmed = line.trim();
    if (trimmed.startsWith("= ")) topic = trimmed.slice(2);
    else if (trimmed !== "" && topic !== undefined) {
      const [before = "", leaning] = trimmed.split(" > ");
      return [
        leaning === undefined ? { topic, text: trimmed } : { topic, text: leaning, after: before },
      ];
    }
    return [];
  });
}

const read = (name: string) => parseExamples(readFileSync(new URL(name, folder), "utf8"));

/** Questions by their topic. */
export const readTopicExamples = (): Example[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".txt") && name !== planPointsFile)
    .toSorted()
    .flatMap(read);

/** Passages that are topics by themselves; figures and the FAQ are answered by topics of our own. */
const ownTopic = /^(?:point|industry|offer|post|step|story)\//;

/** What a page says, as examples of what it is asked for: a new page needs no others. */
export const readPassageExamples = (passages: readonly Passage[]): Example[] =>
  passages
    .filter(({ id }) => ownTopic.test(id))
    .flatMap(({ id, title, text }) =>
      [title, ...text.split(/(?<=[.?!]) /)].map((said) => ({ topic: id, text: said })),
    );

/** Questions about what a plan has, by the words that the point of its list is known by. */
export const readPlanPointExamples = (): Example[] => read(planPointsFile);
