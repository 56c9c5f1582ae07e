/** Which files of the repository import which, read from the sources. */
import { execFileSync } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

import ts from "typescript";

/** By a file's path, the files that import it. Paths begin at the repository's root. */
export type Importers = ReadonlyMap<string, readonly string[]>;

interface Package {
  name: string;
  exports?: Record<string, string | Record<string, string>>;
}

/** Every file that git knows or would take. */
export function repositoryFiles(root: string): string[] {
  const listed = execFileSync("git", ["ls-files", "-z", "-co", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  return listed.split("\0").filter((path) => path !== "" && existsSync(join(root, path)));
}

/**
 * Finds the source behind an import of one of the workspaces.
 *
 * @returns From an import's specifier to a path from `root`, or undefined for other packages.
 */
export function workspaceImports(root: string): (specifier: string) => string | undefined {
  const packages = globSync("{packages,apps}/*/package.json", { cwd: root })
    .toSorted()
    .map((path) => {
      const read: Package = JSON.parse(readFileSync(join(root, path), "utf8"));
      return { folder: dirname(path), ...read };
    });
  return (specifier: string): string | undefined => {
    const own = packages.find(({ name }) => `${specifier}/`.startsWith(`${name}/`));
    if (!own) return undefined;
    const place = `.${specifier.slice(own.name.length)}`;
    for (const [pattern, target] of Object.entries(own.exports ?? {})) {
      const file = typeof target === "string" ? target : (target["@larkline/source"] ?? "");
      if (pattern === place) return normalize(join(own.folder, file));
      const [start = "", end] = pattern.split("*");
      if (end !== undefined && place.startsWith(start) && place.endsWith(end)) {
        const part = place.slice(start.length, place.length - end.length);
        return normalize(join(own.folder, file.replaceAll("*", part)));
      }
    }
    return undefined;
  };
}

/** What a module imports: types, dynamic imports and style sheets too; queries such as `?raw` left out. */
export const specifiersIn = (text: string): string[] =>
  ts
    .preProcessFile(text, true, true)
    .importedFiles.map(({ fileName }) => fileName.replace(/\?.*$/, ""));

export function readImporters(root: string, files = repositoryFiles(root)): Importers {
  const known = new Set(files);
  const ofWorkspace = workspaceImports(root);
  const importers = new Map<string, string[]>();
  for (const file of files.filter((path) => /\.(?:tsx?|m[jt]s)$/.test(path))) {
    for (const specifier of specifiersIn(readFileSync(join(root, file), "utf8"))) {
      const target = specifier.startsWith(".")
        ? normalize(join(dirname(file), specifier))
        : ofWorkspace(specifier);
      if (target === undefined || !known.has(target)) continue;
      importers.set(target, [...(importers.get(target) ?? []), file]);
    }
  }
  return importers;
}

/**
 * Everything that imports one of the files, directly or through others, with the number of imports
 * between; the files themselves are at 0.
 */
export function reachedFrom(
  changed: readonly string[],
  importers: Importers,
): ReadonlyMap<string, number> {
  const distances = new Map(changed.map((file) => [file, 0]));
  // A map grows while it is gone through: nearer files come first.
  for (const [file, distance] of distances)
    for (const importer of importers.get(file) ?? [])
      if (!distances.has(importer)) distances.set(importer, distance + 1);
  return distances;
}
