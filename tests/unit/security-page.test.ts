import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";

import { describe, expect, it } from "vitest";

// docs/security.md names the test that holds each line: the tests exist under these names.

const root = path.join(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(path.join(root, file), "utf8");
const rows = read("docs/security.md")
  .split("\n")
  .filter((line) => line.startsWith("|") && line.includes("| held"));
const sources = globSync(
  ["apps/*/src/**/*.{ts,tsx}", "packages/*/src/**/*.{ts,tsx}", "tests/**/*.ts"],
  { cwd: root, exclude: ["**/node_modules/**"] },
);

/** A file by the end of its path, or from the root. */
const isThere = (file: string) =>
  existsSync(path.join(root, file)) || sources.some((source) => source.endsWith(`/${file}`));

describe("the lines of docs/security.md that are held", () => {
  it("name files that are there", () => {
    const named = rows.flatMap((row) =>
      Array.from(row.matchAll(/`([\w./@-]+\.(?:tsx?|yaml|service))`/g), ([, file = ""]) => file),
    );
    expect(named.length).toBeGreaterThan(30);
    expect(named.filter((file) => !isThere(file))).toEqual([]);
  });

  it("name tests by the words of their titles", () => {
    const titles = rows.flatMap((row) =>
      Array.from(row.matchAll(/"([^"]+)"/g), ([, title = ""]) => title),
    );
    expect(titles.length).toBeGreaterThan(15);
    const text = sources.map(read).join("\n");
    expect(titles.filter((title) => !text.includes(title))).toEqual([]);
  });
});
