/** Limits on the size of `src` and of the examples: this package's predecessor grew to 27,800 lines (decision 16). */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

import { describe, expect, it } from "vitest";

const root = import.meta.dirname;
const files = readdirSync(root, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
  .map((name) => ({ name, text: readFileSync(join(root, name), "utf8") }));
const linesOf = (text: string) => text.split("\n").length - 1;

describe("bounds", () => {
  it("has at most 6,000 lines without tests, and no file of more than 250", () => {
    expect(files.reduce((sum, { text }) => sum + linesOf(text), 0)).toBeLessThanOrEqual(6000);
    expect(files.filter(({ text }) => linesOf(text) > 250).map(({ name }) => name)).toEqual([]);
  });

  it("has no regular expression of more than 120 characters outside `reading`", () => {
    // Finds regular expression literals: unlike a division, they have no space after their first slash.
    const longPatterns = files
      .filter(({ name }) => !name.startsWith("reading"))
      .flatMap(({ name, text }) =>
        [...text.matchAll(/(?<=[=([,:&|!?\s])\/(?![/*\s])((?:\\.|[^\\/\n])+)\/[a-z]*/g)]
          .filter(([, pattern = ""]) => pattern.length > 120)
          .map(([, pattern]) => `${name}: ${pattern}`),
      );
    expect(longPatterns).toEqual([]);
  });

  it("has no circular imports", () => {
    const imports = new Map(
      files.map(({ name, text }) => [
        name,
        [...text.matchAll(/from "(\.[^"]+)"/g)].map(([, path = ""]) => join(dirname(name), path)),
      ]),
    );
    const cycles: string[] = [];
    const visit = (name: string, path: readonly string[]) => {
      if (path.includes(name)) cycles.push([...path, name].join(" -> "));
      else if (!visited.has(name))
        for (const next of imports.get(name) ?? []) visit(next, [...path, name]);
      visited.add(name);
    };
    const visited = new Set<string>();
    for (const name of imports.keys()) visit(name, []);
    expect(cycles).toEqual([]);
  });

  it("has at most 12,000 lines of examples", () => {
    const folder = join(root, "../data/examples");
    const lines = readdirSync(folder).reduce(
      (sum, name) => sum + linesOf(readFileSync(join(folder, name), "utf8")),
      0,
    );
    expect(lines).toBeLessThanOrEqual(12_000);
  });
});
