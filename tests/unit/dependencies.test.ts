/**
 * Tests that docs/dependencies.md lists every dependency of the root and the workspaces, and that its tables
 * list no other package.
 */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const page = readFileSync(join(root, "docs/dependencies.md"), "utf8");
/** First cells of the tables. A cell may have several packages: "`react`, `react-dom`". */
const cells = [...page.matchAll(/^\| (`[^|]+`) +\|/gm)].map(([, cell = ""]) => cell);
/** Lists of packages in a paragraph: "Only in the server's tests: `smtp-server` and `postal-mime` (…)". */
const lists = [...page.matchAll(/^[\w' ]+: (`.*)$/gm)].map(([, list = ""]) => list);
const described = [...cells, ...lists].flatMap((text) =>
  Array.from(text.matchAll(/`([^`]+)`/g), ([, name = ""]) => name),
);

interface Manifest {
  dependencies?: Readonly<Record<string, string>>;
  devDependencies?: Readonly<Record<string, string>>;
}

const manifests = ["package.json", ...globSync("{packages,apps}/*/package.json", { cwd: root })];
const used = new Set(
  manifests.flatMap((path) => {
    const manifest: Manifest = JSON.parse(readFileSync(join(root, path), "utf8"));
    return Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
  }),
);

test("every dependency is listed", () => {
  expect(used.size).toBeGreaterThan(80);
  const undocumented = [...used].filter(
    (name) => !name.startsWith("@larkline/") && !described.includes(name),
  );
  expect(undocumented).toEqual([]);
});

test("every package in the tables is a dependency", () => {
  const names = cells.flatMap((cell) => cell.match(/[^`, ]+/g) ?? []);
  expect(names.length).toBeGreaterThan(80);
  expect(names.filter((name) => !used.has(name))).toEqual([]);
});
