/**
 * Tests that there are no circular imports. Lint reports most of them in the editor, but it does not follow
 * `import()`, `typeof import()` or imports by package name. The import graph contains them.
 */
import { join } from "node:path";

import { describe, expect, it } from "vitest";

import { type Importers, readImporters } from "../../scripts/test/changed/import-graph.ts";

const root = join(import.meta.dirname, "../..");

/** The files in import cycles, and the files on a path from one cycle to another. */
function filesInCycles(importers: Importers): string[] {
  // Repeatedly removes the imports by files that nothing imports, and the imports of files that import nothing.
  // The cycles and the paths between them remain.
  let edges = [...importers].flatMap(([to, files]) => files.map((from) => ({ from, to })));
  for (;;) {
    const importing = new Set(edges.map(({ from }) => from));
    const imported = new Set(edges.map(({ to }) => to));
    const remaining = edges.filter(({ from, to }) => imported.has(from) && importing.has(to));
    if (remaining.length === edges.length) return [...importing].toSorted();
    edges = remaining;
  }
}

describe("a circular import", () => {
  it("is found over three files, without the files that only lead to it or from it", () => {
    const importers = new Map([
      ["b", ["a", "main"]],
      ["c", ["b"]],
      ["a", ["c"]],
      ["leaf", ["c"]],
    ]);
    expect(filesInCycles(importers)).toEqual(["a", "b", "c"]);
  });

  it("is not reported for two paths to the same file", () => {
    const importers = new Map([
      ["b", ["main"]],
      ["c", ["main", "b"]],
    ]);
    expect(filesInCycles(importers)).toEqual([]);
  });
});

it("the repository has no circular imports", () => {
  const importers = readImporters(root);
  expect(importers.size).toBeGreaterThan(500);
  expect(filesInCycles(importers)).toEqual([]);
});
