/** What a story's test has proven, or not, written down for the evidence on its component's docs page. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
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
  /** Whether its pictures are known to be the baselines: compared, written, or of an appearance that was. */
  pictures: boolean;
  /** What its look was made from (appearance.ts). */
  appearance?: string;
  /** What its play function presses. */
  steps: KeyStep[];
}

export type StoryResult = Pick<
  StoryRecord,
  "story" | "name" | "file" | "measured" | "steps" | "passed"
>;

const recordPath = (folder: string, story: string) => join(folder, `${story}.json`);

/** What a folder's last run of a story has found, if there was one. */
export function existingRecord(folder: string, story: string): StoryRecord | undefined {
  const path = recordPath(folder, story);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `recordStory` wrote it
  return existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as StoryRecord) : undefined;
}

let measuredAt: string | null | undefined;

/** One file for each story: runs of a part, and several at once, leave the others alone. */
export function recordStory(
  folder: string,
  result: StoryResult,
  { pictures, appearance }: Pick<StoryRecord, "pictures" | "appearance">,
) {
  // Once a run: it is the same for all of its stories.
  if (measuredAt === undefined) measuredAt = commit();
  mkdirSync(folder, { recursive: true });
  const record: StoryRecord = {
    ...result,
    file: relative(root, result.file),
    commit: measuredAt,
    pictures,
    ...(appearance === undefined ? {} : { appearance }),
    sources: fingerprints(sourcesOf(result.file)),
  };
  writeFileSync(recordPath(folder, result.story), `${JSON.stringify(record, undefined, 2)}\n`);
}
