import { readdirSync, readFileSync } from "node:fs";

import type { Passage } from "../knowledge/passages.ts";

/** An example question and its topic. */
export interface Example {
  readonly topic: string;
  readonly text: string;
  readonly after?: string; // The topic of the previous answer, if the question refers to it.
}

const folder = new URL("../../data/examples/", import.meta.url);
const planPointsFile = "plan-points.txt";

/** `= topic` begins a list of questions; in `before > question` the last answer was about the topic `before`. */
function parseExamples(text: string): Example[] {
  let topic: string | undefined;
  return text.split("\n").flatMap((line): Example[] => {
    const trimmed = line.trim();
    if (trimmed.startsWith("= ")) topic = trimmed.slice(2);
    else if (trimmed !== "" && topic !== undefined) {
      const [after = "", question] = trimmed.split(" > ");
      return [question === undefined ? { topic, text: trimmed } : { topic, text: question, after }];
    }
    return [];
  });
}

const readExamples = (name: string) => parseExamples(readFileSync(new URL(name, folder), "utf8"));

/** Example questions of topics, in the order of the file names. */
export const readTopicExamples = (): Example[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".txt") && name !== planPointsFile)
    .toSorted()
    .flatMap(readExamples);

/** Passages whose id is a topic. For claims and the FAQ, `topic-sources.txt` lists topics with other names. */
const passageTopics = /^(?:point|industry|offer|post|step|story)\//;

/** The sentences of passages as examples of their topic, so that a new page needs no other examples. */
export const readPassageExamples = (passages: readonly Passage[]): Example[] =>
  passages
    .filter(({ id }) => passageTopics.test(id))
    .flatMap(({ id, title, text }) =>
      [title, ...text.split(/(?<=[.?!]”?) /)].map((sentence) => ({ topic: id, text: sentence })),
    );

/** Example questions about features of plans; the topic is words of the feature, such as 'scores leads'. */
export const readPlanPointExamples = (): Example[] => readExamples(planPointsFile);
