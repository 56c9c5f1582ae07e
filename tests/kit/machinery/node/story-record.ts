/** What a story's test has proven, or not, written down for the evidence on its component's docs page. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";

import { commit } from "../../commit.ts";
import { root } from "../../kit-package.ts";
import type { KeyStep } from "../browser/keys.ts";
import { fingerprints, sourcesOf, type Sources } from "./sources.ts";

/** One story, and whether it has passed all its checks. */
export interface StoryRecord {
  /** Its id: "components-button--default". */
  story: string;
  /** Its name: "Default". */
  name: string;
  /** Its file from the repository's root. */
  file: string;
  /** When it was run, as an ISO 8601 text. */
  measured: string;
  commit: string | null;
  /** Where it is not said, it has. */
  passed?: boolean;
  /** What it stands on, as that was. */
  sources?: Sources;
  /** Whether its pictures were compared with the baselines, or written. */
  pictures: boolean;
  /** What its play function presses. */
  steps: KeyStep[];
}

export type StoryResult = Pick<
  StoryRecord,
  "story" | "name" | "file" | "measured" | "steps" | "passed"
>;

let measuredAt: string | null | undefined;

/** One file for each story: runs of a part, and several at once, leave the others alone. */
export function recordStory(folder: string, result: StoryResult, pictures: boolean) {
  // Once a run: it is the same for all of its stories.
  if (measuredAt === undefined) measuredAt = commit();
  mkdirSync(folder, { recursive: true });
  const record: StoryRecord = {
    ...result,
    file: relative(root, result.file),
    commit: measuredAt,
    pictures,
    sources: fingerprints(sourcesOf(result.file)),
  };
  writeFileSync(join(folder, `${result.story}.json`), `${JSON.stringify(record, undefined, 2)}\n`);
}
