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
import { mergedTopic } from "./topic-sources.ts";

/** The two classifiers: of a question's topic, and of the feature of plans that it asks about. */
export interface Models {
  readonly topics: TopicModel;
  readonly planPoints: TopicModel;
}

const folder = new URL("../../dist/", import.meta.url);
const file = new URL("topics.bin", folder);

/**
 * Loads the models from `dist` if they were learned from the present examples, passages and sources. Otherwise
 * learns and stores them, which takes seconds: the build calls this once, so that a server only loads them.
 */
export function loadModels(reader: Reader, passages: readonly Passage[]): Models {
  const ids = new Set(passages.map(({ id }) => id));
  const merged = (topic: string) => mergedTopic(topic, ids);
  const examples = {
    topics: [...readTopicExamples(), ...readPassageExamples(passages)].map((each) => ({
      ...each,
      topic: merged(each.topic),
      ...(each.after && { after: merged(each.after) }),
    })),
    planPoints: readPlanPointExamples(),
  };
  const fingerprint = hashOf(JSON.stringify(examples) + reader.names + sources());
  const stored = load(fingerprint);
  if (stored !== undefined) return stored;
  const models = {
    topics: learnFrom(reader, examples.topics),
    planPoints: learnFrom(reader, examples.planPoints, false),
  };
  store({ fingerprint, models });
  return models;
}

/** Writes to a temporary file and renames it, so that no process reads half of it. Errors are ignored. */
function store(learned: { readonly fingerprint: number; readonly models: Models }): void {
  const temporary = new URL(`topics.${process.pid}.${threadId}.bin`, folder);
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(temporary, serialize(learned));
    renameSync(temporary, file);
  } catch {
    rmSync(temporary, { force: true });
  }
}

/** Source files and word lists that define features. If their text changes, the models are learned again. */
const sources = (): string =>
  ["../reading/", "./", "../../data/words/"]
    .map((folderName) => new URL(folderName, import.meta.url))
    .flatMap((folderUrl) => readdirSync(folderUrl).map((name) => new URL(name, folderUrl)))
    .filter(({ pathname }) => !pathname.endsWith(".test.ts"))
    .map((url) => readFileSync(url, "utf8"))
    .join("");

/** Learns from examples without correcting their spelling. */
const learnFrom = (reader: Reader, examples: readonly Example[], withSenses = true): TopicModel =>
  learn(
    examples.map(({ topic, text, after }) => ({
      topic,
      features: toFeatures(reader.readAsWritten(text), after, withSenses),
    })),
  );

function load(fingerprint: number): Models | undefined {
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Written by `store` above.
    const stored = deserialize(readFileSync(file)) as { fingerprint: number; models: Models };
    return stored.fingerprint === fingerprint ? stored.models : undefined;
  } catch {
    // Missing or damaged: the models are learned again.
    return undefined;
  }
}
