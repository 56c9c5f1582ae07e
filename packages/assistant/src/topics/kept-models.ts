import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { deserialize, serialize } from "node:v8";
import { threadId } from "node:worker_threads";

import type { Passage } from "../knowledge/passages.ts";
import type { Reader } from "../reading/reading.ts";
import {
  type Example,
  readPassageExamples,
  readPlanPointExamples,
  readTopicExamples,
} from "./examples.ts";
import { toFeatures } from "./features.ts";
import { learn } from "./learn.ts";
import { hashOf, type TopicModel } from "./model.ts";
import { oneTopic } from "./topic-sources.ts";

/** The two classifiers: the topic of a question, and the feature of the plans that a question is about. */
export interface Models {
  readonly topics: TopicModel;
  readonly planPoints: TopicModel;
}

const folder = new URL("../../dist/", import.meta.url);
const file = new URL("topics.bin", folder);

/**
 * What was learned from these very examples and pages: read where it is kept, else learned, which takes seconds.
 * The build calls this once, so that a start only reads.
 */
export function keptModels(reader: Reader, passages: readonly Passage[]): Models {
  const ids = new Set(passages.map(({ id }) => id));
  const one = (topic: string) => oneTopic(topic, ids);
  const examples = {
    topics: [...readTopicExamples(), ...readPassageExamples(passages)].map(
      ({ topic, text, after }) => ({
        topic: one(topic),
        text,
        ...(after && { after: one(after) }),
      }),
    ),
    planPoints: readPlanPointExamples(),
  };
  const fingerprint = hashOf(JSON.stringify(examples) + reader.names + sources());
  const kept = read(fingerprint);
  if (kept !== undefined) return kept;
  const models = {
    topics: learnFrom(reader, examples.topics),
    planPoints: learnFrom(reader, examples.planPoints, false),
  };
  keep({ fingerprint, models });
  return models;
}

/** Written beside and moved, so that nobody reads half of it; where nothing may be written, nothing is kept. */
function keep(learned: { readonly fingerprint: number; readonly models: Models }): void {
  const beside = new URL(`topics.${process.pid}.${threadId}.bin`, folder);
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(beside, serialize(learned));
    renameSync(beside, file);
  } catch {
    rmSync(beside, { force: true });
  }
}

/** The sources that turn a text into features. If they change, the models are learned again. */
const sources = (): string =>
  ["../reading/", "./", "../../data/words/"]
    .map((folderName) => new URL(folderName, import.meta.url))
    .flatMap((folderUrl) => readdirSync(folderUrl).map((name) => new URL(name, folderUrl)))
    .filter(({ pathname }) => !pathname.endsWith(".test.ts"))
    .map((url) => readFileSync(url, "utf8"))
    .join("");

/** Learns from examples as they are written. */
const learnFrom = (reader: Reader, examples: readonly Example[], withSenses = true): TopicModel =>
  learn(
    examples.map(({ topic, text, after }) => ({
      topic,
      features: toFeatures(reader.readAsWritten(text), after, withSenses),
    })),
  );

function read(fingerprint: number): Models | undefined {
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by `write` below
    const kept = deserialize(readFileSync(file)) as { fingerprint: number; models: Models };
    return kept.fingerprint === fingerprint ? kept.models : undefined;
  } catch {
    // Missing or damaged: it is learned again.
    return undefined;
  }
}
