/** Tests that `npm test` leaves out a step only while the sources with which it passed are unchanged. */
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, matchesGlob } from "node:path";

import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { root as repository } from "../../scripts/build/stamp.ts";
import {
  readImporters,
  reachedFrom,
  repositoryFiles,
} from "../../scripts/test/changed/import-graph.ts";
import {
  commitPassed,
  hasPassed,
  rememberPassed,
  sourcesFingerprint,
} from "../../scripts/test/passed-sources.ts";
import { steps, type Step } from "../../scripts/test/steps.ts";

const system: Step = {
  name: "system",
  title: "The server",
  seconds: 1,
  command: ["true"],
  sources: ["server/**"],
};

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "larkline-passed-"));
  mkdirSync(join(root, "server"));
  mkdirSync(join(root, "site"));
  writeFileSync(join(root, "server/main.ts"), "1");
});
afterEach(() => {
  vi.unstubAllGlobals();
  rmSync(root, { recursive: true, force: true });
});

/** Stores that the step has passed with its current sources. */
const pass = () => rememberPassed(root, system, sourcesFingerprint(root, system) ?? "");

it("a step without a stored result runs, also if the stored results are damaged", () => {
  expect(hasPassed(root, system)).toBe(false);
  pass();
  writeFileSync(join(root, ".cache/passed-sources.json"), "{");
  expect(hasPassed(root, system)).toBe(false);
});

it("a step that passed runs again when a source is changed, added or renamed", () => {
  pass();
  expect(hasPassed(root, system)).toBe(true);
  writeFileSync(join(root, "site/page.tsx"), "not a source of the step");
  expect(hasPassed(root, system)).toBe(true);
  writeFileSync(join(root, "server/main.ts"), "2");
  expect(hasPassed(root, system)).toBe(false);
  pass();
  writeFileSync(join(root, "server/added.ts"), "1");
  expect(hasPassed(root, system)).toBe(false);
  pass();
  // The order of the files stays the same, so that only the path differs.
  renameSync(join(root, "server/added.ts"), join(root, "server/also.ts"));
  expect(hasPassed(root, system)).toBe(false);
});

it("a step that passed runs again with another version of Node", () => {
  pass();
  vi.stubGlobal("process", { version: "v0.0.0" });
  expect(hasPassed(root, system)).toBe(false);
});

it("a step that names no sources always runs", () => {
  const { sources: _, ...unit } = system;
  rememberPassed(root, unit, "");
  expect(hasPassed(root, unit)).toBe(false);
});

it("a clone leaves out the steps whose results are committed for its sources", () => {
  mkdirSync(join(root, "tests"));
  pass();
  expect(commitPassed(root, [system])).toEqual(["system"]);
  rmSync(join(root, ".cache"), { recursive: true });
  expect(hasPassed(root, system)).toBe(true);
  writeFileSync(join(root, "server/main.ts"), "2");
  expect(hasPassed(root, system)).toBe(false);
  expect(commitPassed(root, [system])).toEqual([]);
});

it("the committed results are in an order that does not depend on the developer's language", () => {
  mkdirSync(join(root, "tests"));
  const named = ["a", "B", "ä"].map((name) => ({ ...system, name }));
  for (const step of named) rememberPassed(root, step, sourcesFingerprint(root, step) ?? "");
  commitPassed(root, named);
  const committed = JSON.parse(readFileSync(join(root, "tests/passed-sources.json"), "utf8"));
  expect(Object.keys(committed)).toEqual(["B", "a", "ä"]);
});

it("the patterns of the step `system` include every file that its tests and the server import or read", () => {
  const patterns = steps.find(({ name }) => name === "system")?.sources ?? [];
  const importers = readImporters(repository);
  const entries =
    /\.system\.test\.ts$|^apps\/server\/src\/(?:main|report|backup|restore|person)\.ts$/;
  // A file is imported or read if it reaches an entry through its importers.
  const imported = repositoryFiles(repository).filter((file) =>
    [...reachedFrom([file], importers).keys()].some((path) => entries.test(path)),
  );
  expect(imported.length).toBeGreaterThan(200);
  const missing = imported.filter((file) => !patterns.some((glob) => matchesGlob(file, glob)));
  expect(missing).toEqual([]);
});
