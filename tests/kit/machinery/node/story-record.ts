/**
 * Records a story's test result, for the evidence on its component's docs page and for the next run, which
 * does not check a verified story again (appearance.ts).
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";

import { commit } from "../../commit.ts";
import { root } from "../../kit-package.ts";
import type { KeyStep } from "../browser/keys.ts";
import { fingerprints, sourcesOf, type Sources } from "./sources.ts";

/** The result of a story's last run. */
export interface StoryRecord {
  /** The story's id, such as "components-button--default". */
  story: string;
  /** The story's name, such as "Default". */
  name: string;
  /** The story's file, relative to the repository's root. */
  file: string;
  /** When it was run, as an ISO 8601 text. */
  measured: string;
  /** The commit at which it was run (tests/kit/commit.ts); null outside of a git repository. */
  commit: string | null;
  /** Whether the story passed all checks; undefined means true. */
  passed?: boolean;
  /** Fingerprints of its sources. */
  sources?: Sources;
  /**
   * Whether this run compares or writes pictures. If it does and the story has passed, its pictures equal
   * the baselines.
   */
  pictures: boolean;
  /** Fingerprint of its appearance (appearance.ts). */
  appearance?: string;
  /** The keys of its play function. */
  steps: KeyStep[];
}

/** The part of a record that the browser sends. */
export type StoryResult = Pick<
  StoryRecord,
  "story" | "name" | "file" | "measured" | "steps" | "passed"
>;

const recordPath = (folder: string, story: string) => join(folder, `${story}.json`);

/** The record of a story's last run on this machine, if there is one. */
export function existingRecord(folder: string, story: string): StoryRecord | undefined {
  const path = recordPath(folder, story);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `recordStory` wrote it
  return existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as StoryRecord) : undefined;
}

/** The commit at which this run measures; undefined before the first record. */
let measuredAt: string | null | undefined;

/**
 * Writes a story's result. Each story has its own file, so that partial and parallel runs do not overwrite
 * each other's results.
 */
export function recordStory(
  folder: string,
  result: StoryResult,
  { pictures, appearance }: Pick<StoryRecord, "pictures" | "appearance">,
) {
  // Read once per run, because it is the same for all stories.
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
