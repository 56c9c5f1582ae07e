/**
 * Tests that the list of planted defects, the deliberate mistakes that tests must catch
 * (tests/defects/planted.ts), is up to date: each defect can be planted, and its tests exist.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, it } from "vitest";

import { plantedDefects } from "../defects/planted.ts";

const root = join(import.meta.dirname, "../..");

it.each(plantedDefects)("$name can be planted", ({ file, find, put, run }) => {
  // The text to replace occurs once.
  expect(readFileSync(join(root, file), "utf8").split(find)).toHaveLength(2);
  expect(put).not.toBe(find);
  expect(run.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

it("gives each defect a unique name", () => {
  expect(new Set(plantedDefects.map(({ name }) => name)).size).toBe(plantedDefects.length);
});
