/**
 * Tests that each requirement in docs/security.md that is met names existing files, and that the tests that
 * these requirements name exist.
 */
import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";

import { describe, expect, it } from "vitest";

const root = path.join(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(path.join(root, file), "utf8");
/** The tables' rows about requirements that are met ("held"). */
const rows = read("docs/security.md")
  .split("\n")
  .filter((line) => line.startsWith("|") && line.includes("| held"));
const sources = globSync(
  ["apps/*/src/**/*.{ts,tsx}", "packages/*/src/**/*.{ts,tsx}", "tests/**/*.ts"],
  { cwd: root, exclude: ["**/node_modules/**"] },
);

/** Whether a file exists that has this path from the root, or whose path ends with it. */
const fileExists = (file: string) =>
  existsSync(path.join(root, file)) || sources.some((source) => source.endsWith(`/${file}`));

describe("the requirements in docs/security.md that are met", () => {
  it("name existing files", () => {
    const named = rows.flatMap((row) =>
      Array.from(row.matchAll(/`([\w./@-]+\.(?:tsx?|yaml|service))`/g), ([, file = ""]) => file),
    );
    expect(named.length).toBeGreaterThan(30);
    expect(named.filter((file) => !fileExists(file))).toEqual([]);
  });

  it("each name a file that implements or tests them", () => {
    const withoutFile = rows.filter((row) => !/`[\w./@-]+\.(?:tsx?|yaml|service)`/.test(row));
    expect(withoutFile.map((row) => row.split("|")[1]?.trim())).toEqual([]);
  });

  it("name existing tests by their titles", () => {
    const titles = rows.flatMap((row) =>
      Array.from(row.matchAll(/"([^"]+)"/g), ([, title = ""]) => title),
    );
    expect(titles.length).toBeGreaterThan(15);
    const text = sources.map(read).join("\n");
    expect(titles.filter((title) => !text.includes(title))).toEqual([]);
  });
});
