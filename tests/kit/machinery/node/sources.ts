/** Which sources something was measured at, by their content: a clone has files of its own dates. */
import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { dirname, join, relative } from "node:path";

import { kit, root } from "../../kit-package.ts";

/** Fingerprints of sources by their path from the repository's root. */
export type Sources = Readonly<Record<string, string>>;

const kept = new Map<string, { at: number; imports: string[]; print: string }>();

/** What a file holds, read again where it has been written since. */
function read(file: string) {
  const at = statSync(file).mtimeMs;
  const known = kept.get(file);
  if (known?.at === at) return known;
  const text = readFileSync(file, "utf8");
  const imports = [...text.matchAll(/from "(\.[^"]+)"/g)].map(([, path = ""]) =>
    join(dirname(file), path),
  );
  const print = createHash("sha256").update(text).digest("hex").slice(0, 12);
  const entry = { at, imports, print };
  kept.set(file, entry);
  return entry;
}

/** The file and all that it imports by a relative path. */
export function sourcesOf(file: string, met = new Set<string>()): Set<string> {
  if (met.has(file) || !existsSync(file)) return met;
  met.add(file);
  for (const path of read(file).imports) sourcesOf(path, met);
  return met;
}

/** Fingerprints of files as they are now. */
export const fingerprints = (files: Iterable<string>): Sources =>
  Object.fromEntries([...files].map((file) => [relative(root, file), read(file).print]));

/** Of everything that the kit is made of, stories and tests aside. */
export const kitSources = (): Sources =>
  fingerprints(
    globSync("src/**/*.{ts,tsx}", { cwd: kit })
      .filter((path) => !/\.(stories|test)\.tsx?$/.test(path))
      .map((path) => join(kit, path))
      .toSorted(),
  );

/** The first of the files that is not what it was, from the repository's root; null if all are. */
export function changedSince(files: Iterable<string>, then: Sources): string | null {
  for (const [path, print] of Object.entries(fingerprints(files)))
    if (then[path] !== print) return path;
  return null;
}
