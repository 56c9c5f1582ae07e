/**
 * Measures the bytes that each component adds to a page (minified, gzip, without React) and compares them
 * with packages/ui/budgets.json. Records them as evidence for the docs pages.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";

import { build } from "vite";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

import { commit } from "./commit.ts";
import { kit, kitExports, root } from "./kit-package.ts";
import { kitSources } from "./machinery/node/sources.ts";

// Without this, Vite compiles JSX for development, and the code is larger and contains this folder's path.
beforeAll(() => void vi.stubEnv("NODE_ENV", "production"));
// Restores the variable, because the project's other test files run in the same process.
afterAll(() => void vi.unstubAllEnvs());

/** Gzip bytes of one bundle of these modules with all they import, except React. */
async function gzipBytes(modules: readonly string[]): Promise<number> {
  const entry = "virtual:measured";
  const output = await build({
    configFile: false,
    root,
    logLevel: "silent",
    resolve: { conditions: ["@larkline/source", "module", "browser", "import"] },
    plugins: [
      {
        name: "larkline:measured",
        resolveId: (id) => (id === entry ? `\0${entry}` : null),
        load: (id) =>
          id === `\0${entry}`
            ? modules.map((path) => `export * from ${JSON.stringify(path)};`).join("\n")
            : null,
      },
    ],
    build: {
      write: false,
      minify: "oxc",
      target: "es2023",
      rollupOptions: {
        input: entry,
        external: /^react(-dom)?($|\/)/,
        preserveEntrySignatures: "strict",
      },
    },
  });
  const chunks = [output].flat().flatMap((part) => ("output" in part ? part.output : []));
  const code = chunks.map((chunk) => (chunk.type === "chunk" ? chunk.code : "")).join("");
  return gzipSync(code, { level: 9 }).length;
}

const source = (name: string) => {
  const found = kitExports.find((entry) => entry.name === name);
  if (!found) throw new Error(`The kit exports no ${name}.`);
  return join(kit, found.source);
};

it("Button alone costs at most 2.5 kB", async () => {
  expect(await gzipBytes([source("button")])).toBeLessThanOrEqual(2500);
});

it("Button, Dialog, Accordion and Tabs together cost at most 25 kB", async () => {
  const four = ["button", "dialog", "accordion", "tabs"].map(source);
  expect(await gzipBytes(four)).toBeLessThanOrEqual(25_000);
});

/** Maximum gzip bytes of an export, by its name. */
const budgets: Readonly<Record<string, number>> = JSON.parse(
  readFileSync(join(kit, "budgets.json"), "utf8"),
);

describe("the budgets in packages/ui/budgets.json", () => {
  // Time and fingerprints are read before the first bundle, so that a source that changes during the
  // measurement makes the evidence stale.
  const measured = new Date().toISOString();
  const sources = kitSources();
  const bytes: Record<string, number> = {};

  it("exist for exactly the kit's exports", () => {
    expect(Object.keys(budgets).toSorted()).toEqual(kitExports.map(({ name }) => name).toSorted());
  });

  // Not concurrent, because each bundle uses every core. `npm test -- --changed` selects tests by this title.
  it.each(kitExports)(
    "the bytes of $name are within its budget",
    async ({ name, source: path }) => {
      bytes[name] = await gzipBytes([join(kit, path)]);
      expect(bytes[name]).toBeLessThanOrEqual(budgets[name] ?? 0);
    },
  );

  // Evidence is written only if all exports were measured.
  afterAll(() => {
    if (kitExports.some(({ name }) => bytes[name] === undefined)) return;
    const file = join(root, ".cache/evidence/bytes.json");
    mkdirSync(dirname(file), { recursive: true });
    const evidence = { measured, commit: commit(), bytes, sources };
    writeFileSync(file, `${JSON.stringify(evidence, undefined, 2)}\n`);
  });
});
