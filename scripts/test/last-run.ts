/** Results of earlier runs on this machine: duration and failures of each step. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

import { root } from "../build/stamp.ts";

/** The last result of a step. */
export interface StepResult {
  /** Duration of the last whole run without failures; before the first one, the estimate of `steps.ts`. */
  seconds: number;
  failed: boolean;
  /** Files with failed tests. Empty if the step passed, writes no report, or failed outside of test files. */
  files: readonly string[];
}

const file = join(root, ".cache", "last-test-run.json");

/** The results by step name; empty before the first run. */
export function readLastRun(): Map<string, StepResult> {
  try {
    const stored: Record<string, StepResult> = JSON.parse(readFileSync(file, "utf8"));
    return new Map(Object.entries(stored));
  } catch {
    return new Map();
  }
}

/** Stores the results of this run, and keeps the earlier results of other steps. */
export function rememberRun(results: ReadonlyMap<string, StepResult>): void {
  mkdirSync(dirname(file), { recursive: true });
  const known = Object.fromEntries([...readLastRun(), ...results]);
  writeFileSync(file, `${JSON.stringify(known, undefined, 2)}\n`);
}
