import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

import { readExamples, readFeatureExamples } from "./examples.ts";
import { kept } from "./kept.ts";
import { learnModel } from "./learn-model.ts";
import type { IntentModel } from "./model.ts";

/**
 * What single questions ask for, what follow-ups ask for after what was answered, and which point of the
 * plans' lists is meant where a plan is asked for one.
 */
interface IntentModels {
  questions: IntentModel;
  followUps: IntentModel;
  planFeatures: IntentModel;
}

const assistant = join(import.meta.dirname, "..");

/** Where what was learned is kept: some 60 MB, written by the build, or by whoever starts without one. */
const file = join(assistant, "../../dist/intents.bin");

/** What was learned from these very sources: read in a moment where it is kept, else learned, which takes seconds. */
export const readOrLearnModels = (): IntentModels =>
  kept(file, fingerprintOfSources(), learnModels);

function learnModels(): IntentModels {
  const examples = readExamples();
  return {
    questions: learnModel(examples.filter(({ after }) => after === undefined)),
    followUps: learnModel(examples.filter(({ after }) => after !== undefined)),
    planFeatures: learnModel(readFeatureExamples(examples)),
  };
}

/** One hash over all that may change what is learned: some files too many rather than one too few. */
function fingerprintOfSources(): string {
  // Another release may write values another way.
  const hash = createHash("sha256").update(process.version);
  const files = readdirSync(assistant, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(?:ts|txt)$/.test(name) && !name.endsWith(".test.ts"))
    .toSorted();
  for (const name of files) hash.update(`\0${name}\0`).update(readFileSync(join(assistant, name)));
  return hash.digest("hex");
}
