/**
 * Fingerprints of the sources with which evidence was measured. They are computed from the files' content,
 * because a fresh clone has new file dates.
 */
import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { dirname, join, relative } from "node:path";

import { specifiersIn, workspaceImports } from "../../../../scripts/test/changed/import-graph.ts";
import { kit, root } from "../../kit-package.ts";

/** Fingerprints of sources by their path in the repository. */
export type Sources = Readonly<Record<string, string>>;

/** A cached file. */
interface CachedFile {
  /** Modification time, in milliseconds. */
  at: number;
  /** Relative paths after `from`, resolved. Dynamic imports and imports for side effects are not included. */
  imports: string[];
  /** Paths of all files of the repository that it imports; undefined until they are needed. */
  everything: string[] | undefined;
  /** Fingerprint of the content: 12 hexadecimal digits of its SHA-256. */
  fingerprint: string;
}

const cache = new Map<string, CachedFile>();

/** A file's imports and fingerprint, cached until the file changes. */
function read(file: string): CachedFile {
  const at = statSync(file).mtimeMs;
  const known = cache.get(file);
  if (known?.at === at) return known;
  const bytes = readFileSync(file);
  const text = /\.(?:[jt]sx?|m[jt]s)$/.test(file) ? bytes.toString() : "";
  const imports = [...text.matchAll(/from "(\.[^"]+)"/g)].map(([, path = ""]) =>
    join(dirname(file), path),
  );
  const fingerprint = createHash("sha256").update(bytes).digest("hex").slice(0, 12);
  const entry = { at, imports, everything: undefined, fingerprint };
  cache.set(file, entry);
  return entry;
}

/** The file and every module that it imports by a relative path after `from`, directly or indirectly. */
export function sourcesOf(file: string, visited = new Set<string>()): Set<string> {
  if (visited.has(file) || !existsSync(file)) return visited;
  visited.add(file);
  for (const path of read(file).imports) sourcesOf(path, visited);
  return visited;
}

/** Resolves imports by package name; created when it is first needed. */
let ofWorkspace: ReturnType<typeof workspaceImports> | undefined;

/**
 * All files of the repository that a file imports: relative ones, other workspaces, and files
 * matched by `import.meta.glob`.
 */
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

/**
 * The file with everything in the repository that it depends on: other workspaces, style sheets and
 * drawings included.
 */
export function everySourceOf(file: string, visited = new Set<string>()): Set<string> {
  if (visited.has(file) || !existsSync(file)) return visited;
  visited.add(file);
  for (const path of everythingImported(file)) everySourceOf(path, visited);
  return visited;
}

/** Fingerprints of files as they are now. */
export const fingerprints = (files: Iterable<string>): Sources =>
  Object.fromEntries([...files].map((file) => [relative(root, file), read(file).fingerprint]));

/** Fingerprints of all modules of the kit, without stories, tests and style sheets. */
export const kitSources = (): Sources =>
  fingerprints(
    globSync("src/**/*.{ts,tsx}", { cwd: kit })
      .filter((path) => !/\.(stories|test)\.tsx?$/.test(path))
      .map((path) => join(kit, path))
      .toSorted(),
  );

/**
 * The first of the files whose fingerprint differs from the earlier one in `then`, as a path from the
 * repository's root; null if none differs.
 */
export function changedSince(files: Iterable<string>, then: Sources): string | null {
  for (const [path, fingerprint] of Object.entries(fingerprints(files)))
    if (then[path] !== fingerprint) return path;
  return null;
}
