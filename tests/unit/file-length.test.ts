/**
 * Tests that sources of packages and apps have at most 300 lines, except those that docs/architecture.md
 * lists with a reason. Tests and stories may be longer.
 */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const page = readFileSync(join(root, "docs/architecture.md"), "utf8");
const [, section = ""] = page.split("## Files over 300 lines\n");
const [table = ""] = section.split("\n## ");
const listed = [...table.matchAll(/^\| `([^`]+)` +\| \S/gm)].map(([, file = ""]) => file);

const sources = execFileSync("git", ["ls-files", "packages/*/src/*", "apps/*/src/*"], {
  cwd: root,
  encoding: "utf8",
})
  .trim()
  .split("\n")
  .filter((file) => /\.(?:tsx?|css)$/.test(file) && existsSync(join(root, file)))
  .filter((file) => !/\.(?:test|stories)\.|\/testing\//.test(file));

const linesOf = (file: string) => readFileSync(join(root, file), "utf8").split("\n").length - 1;

test("exactly the listed files have more than 300 lines", () => {
  expect(sources.length).toBeGreaterThan(500);
  expect(sources.filter((file) => linesOf(file) > 300).toSorted()).toEqual(listed.toSorted());
});
