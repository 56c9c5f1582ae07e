/** What tests have measured of each component, for its docs page, and whether it still holds. */
import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, join, relative } from "node:path";

import type { Plugin } from "vite";

import { components, kit, kitExports, root } from "../tests/kit/kit-package.ts";

export interface Evidence {
  /** As it is imported: "button". */
  name: string;
  /** Gzip bytes with all it imports, React left out; nothing where none were measured. */
  bytes: number | null;
  /** When they were measured, as an ISO 8601 text. */
  measured: string | null;
  /** The commit they were measured at. */
  commit: string | null;
  /** A source that has changed since, from the repository's root. */
  changed: string | null;
  /** Color roles that its own source names: in front, and behind. */
  roles: { front: string[]; behind: string[] };
}

/** Written by tests/kit/budgets.test.ts. */
const measuredBytes = join(root, ".cache/evidence/bytes.json");

interface Measured {
  measured: string;
  commit: string | null;
  bytes: Record<string, number>;
}

function readMeasured(bytesFile: string): Measured | undefined {
  if (!existsSync(bytesFile)) return undefined;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the kit's own test wrote it
  const written = JSON.parse(readFileSync(bytesFile, "utf8")) as Partial<Measured>;
  const { measured, commit = null, bytes } = written;
  return measured === undefined || bytes === undefined ? undefined : { measured, commit, bytes };
}

/** The file and all that it imports from the kit. */
function sourcesOf(file: string, met = new Set<string>()): Set<string> {
  if (met.has(file) || !existsSync(file)) return met;
  met.add(file);
  for (const [, path = ""] of readFileSync(file, "utf8").matchAll(/from "(\.[^"]+)"/g))
    sourcesOf(join(dirname(file), path), met);
  return met;
}

/** Words after these prefixes may be color roles: the docs page keeps those that are. */
function wordsAfter(prefixes: string, source: string): string[] {
  const pattern = new RegExp(String.raw`\b(?:${prefixes})-([a-z]+(?:-[a-z]+)*)`, "g");
  return [...new Set([...source.matchAll(pattern)].map(([, word = ""]) => word))];
}

/** Of every exported component, by its stories. What is not measured is said to be so. */
export function collectEvidence(bytesFile: string): Record<string, Evidence> {
  const written = readMeasured(bytesFile);
  return Object.fromEntries(
    components.flatMap(({ source, stories }) => {
      const name = kitExports.find((entry) => entry.source === source)?.name;
      const file = join(kit, source);
      if (name === undefined || !existsSync(file)) return [];
      const text = readFileSync(file, "utf8");
      const since = written ? Date.parse(written.measured) : Number.POSITIVE_INFINITY;
      const changed = [...sourcesOf(file)].find((path) => statSync(path).mtimeMs > since);
      const entry: Evidence = {
        name,
        bytes: written?.bytes[name] ?? null,
        measured: written?.measured ?? null,
        commit: written?.commit ?? null,
        changed: changed === undefined ? null : relative(root, changed),
        roles: {
          front: wordsAfter("text|border|stroke|fill|decoration", text),
          behind: wordsAfter("bg", text),
        },
      };
      return [[`packages/ui/${stories}`, entry]];
    }),
  );
}

const virtual = "virtual:kit-evidence";

export const evidencePlugin = (): Plugin => ({
  name: "larkline:kit-evidence",
  resolveId: (id) => (id === virtual ? `\0${virtual}` : null),
  load(id) {
    if (id !== `\0${virtual}`) return null;
    if (existsSync(measuredBytes)) this.addWatchFile(measuredBytes);
    return `export const evidence = ${JSON.stringify(collectEvidence(measuredBytes))};`;
  },
});
