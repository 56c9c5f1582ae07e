/**
 * Remembers with which sources a step last passed. `npm test` does not run the step again until they change.
 * Each run on a machine adds its own results; `npm run evidence` copies them into a file to be committed.
 */
import { createHash } from "node:crypto";
import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

import { sortedByKey } from "../sorted-by-key.ts";
import type { Step } from "./steps.ts";

/** Fingerprints of sources, by the name of the step that passed with them. */
type PassedSources = Readonly<Record<string, string>>;

const localFile = ".cache/passed-sources.json";
const committedFile = "tests/passed-sources.json";

function read(root: string, file: string): PassedSources {
  try {
    const stored: PassedSources = JSON.parse(readFileSync(join(root, file), "utf8"));
    return stored;
  } catch {
    // Missing or damaged: the step runs.
    return {};
  }
}

function write(root: string, file: string, passed: PassedSources): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), `${JSON.stringify(sortedByKey(passed), undefined, 2)}\n`);
}

/** A hash of the step's sources, of their paths, and of Node's version; undefined if it names no sources. */
export function sourcesFingerprint(root: string, { sources }: Step): string | undefined {
  if (sources === undefined) return undefined;
  const files = globSync(sources, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
  const hash = createHash("sha256").update(process.version);
  for (const file of files) hash.update(`\0${relative(root, file)}\0`).update(readFileSync(file));
  return hash.digest("hex").slice(0, 16);
}

/** Whether the step passed with its current sources, on this machine or in the repository. */
export function hasPassed(root: string, step: Step): boolean {
  const current = sourcesFingerprint(root, step);
  if (current === undefined) return false;
  return [localFile, committedFile].some((file) => read(root, file)[step.name] === current);
}

/** Stores that the step has passed with the sources that have this fingerprint. */
export function rememberPassed(root: string, { name }: Step, fingerprint: string): void {
  write(root, localFile, { ...read(root, localFile), [name]: fingerprint });
}

/**
 * Writes the file to be committed: the steps that passed with their current sources.
 *
 * @returns The names of these steps.
 */
export function commitPassed(root: string, steps: readonly Step[]): string[] {
  const passed = steps.filter((step) => hasPassed(root, step));
  write(
    root,
    committedFile,
    Object.fromEntries(passed.map((step) => [step.name, sourcesFingerprint(root, step) ?? ""])),
  );
  return passed.map(({ name }) => name);
}
