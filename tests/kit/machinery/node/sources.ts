/**
 * Fingerprints of the sources at which evidence was measured. By content, because a clone has new
 * file dates.
 */
import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { dirname, join, relative } from "node:path";

import { specifiersIn, workspaceImports } from "../../../../scripts/test/changed/import-graph.ts";
import { kit, root } from "../../kit-package.ts";

/** Fingerprints of sources by their path from the repository's root. */
export type Sources = Readonly<Record<string, string>>;

/** A file as it was last read. */
interface Known {
  /** When it was written, in milliseconds. */
  at: number;
  /** What it imports by a relative path, as a module's own code. */
  imports: string[];
  /** Everything that it imports from the repository. */
  everything: string[] | undefined;
  print: string;
}

const kept = new Map<string, Known>();

/** A file's content, cached until the file changes. */
function read(file: string): Known {
  const at = statSync(file).mtimeMs;
  const known = kept.get(file);
  if (known?.at === at) return known;
  const bytes = readFileSync(file);
  const text = /\.(?:[jt]sx?|m[jt]s)$/.test(file) ? bytes.toString() : "";
  const imports = [...text.matchAll(/from "(\.[^"]+)"/g)].map(([, path = ""]) =>
    join(dirname(file), path),
  );
  const print = createHash("sha256").update(bytes).digest("hex").slice(0, 12);
  const entry = { at, imports, everything: undefined, print };
  kept.set(file, entry);
  return entry;
}

/** The file and everything that it imports by relative paths. */
export function sourcesOf(file: string, met = new Set<string>()): Set<string> {
  if (met.has(file) || !existsSync(file)) return met;
  met.add(file);
  for (const path of read(file).imports) sourcesOf(path, met);
  return met;
}

let ofWorkspace: ReturnType<typeof workspaceImports> | undefined;

/** What a file imports from the repository: of other workspaces, when it is needed, and by a pattern, too. */
function everythingImported(file: string): string[] {
  const known = read(file);
  if (known.everything) return known.everything;
  if (!/\.(?:[jt]sx?|m[jt]s)$/.test(file)) return (known.everything = []);
  ofWorkspace ??= workspaceImports(root);
  const find = ofWorkspace;
  const text = readFileSync(file, "utf8");
  const imported = specifiersIn(text).flatMap((specifier) => {
    if (specifier.startsWith(".")) return join(dirname(file), specifier);
    const path = find(specifier);
    return path === undefined ? [] : join(root, path);
  });
  const matched = [...text.matchAll(/import\.meta\.glob[^(]*\(\s*"([^"]+)"/g)].flatMap(
    ([, pattern = ""]) =>
      globSync(pattern, { cwd: dirname(file) }).map((path) => join(dirname(file), path)),
  );
  known.everything = [...imported, ...matched].filter(
    (path) => existsSync(path) && statSync(path).isFile(),
  );
  return known.everything;
}

/** The file and all of the repository that it is made of: other workspaces, style sheets, drawings. */
export function everySourceOf(file: string, met = new Set<string>()): Set<string> {
  if (met.has(file) || !existsSync(file)) return met;
  met.add(file);
  for (const path of everythingImported(file)) everySourceOf(path, met);
  return met;
}

/** Fingerprints of files as they are now. */
export const fingerprints = (files: Iterable<string>): Sources =>
  Object.fromEntries([...files].map((file) => [relative(root, file), read(file).print]));

/** Fingerprint of all sources of the kit, without stories and tests. */
export const kitSources = (): Sources =>
  fingerprints(
    globSync("src/**/*.{ts,tsx}", { cwd: kit })
      .filter((path) => !/\.(stories|test)\.tsx?$/.test(path))
      .map((path) => join(kit, path))
      .toSorted(),
  );

/** The first of the files that has changed, from the repository's root; null if none has. */
export function changedSince(files: Iterable<string>, then: Sources): string | null {
  for (const [path, print] of Object.entries(fingerprints(files)))
    if (then[path] !== print) return path;
  return null;
}
