/** Results of earlier runs on this machine: duration and failures of each step. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

import { root } from "../build/stamp.ts";

/** A step as it ran last. */
export interface PastStep {
  seconds: number;
  failed: boolean;
  /** The files with failed tests; none where the step has no files, or failed as a whole. */
  files: readonly string[];
}

const file = join(root, ".cache", "last-test-run.json");

/** By the steps' names; empty before the first run. */
export function readLastRun(): Map<string, PastStep> {
  try {
    const written: Record<string, PastStep> = JSON.parse(readFileSync(file, "utf8"));
    return new Map(Object.entries(written));
  } catch {
    return new Map();
  }
}

/** Remembers the steps that ran; what is known of the others stays. */
export function rememberRun(ran: ReadonlyMap<string, PastStep>): void {
  mkdirSync(dirname(file), { recursive: true });
  const known = Object.fromEntries([...readLastRun(), ...ran]);
  writeFileSync(file, `${JSON.stringify(known, undefined, 2)}\n`);
}
