/** The import graph of the repository, read from the sources. */
import { execFileSync } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

import ts from "typescript";

/**
 * For each file, the files that import it. For a file that is no module, such as data, those that read it by its URL.
 * Paths are relative to the repository's root.
 */
export type Importers = ReadonlyMap<string, readonly string[]>;

interface Package {
  name: string;
  exports?: Record<string, string | Record<string, string>>;
}

/** Every existing file that git tracks or would add. */
export function repositoryFiles(root: string): string[] {
  const listed = execFileSync("git", ["ls-files", "-z", "-co", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  return listed.split("\0").filter((path) => path !== "" && existsSync(join(root, path)));
}

/**
 * Creates a function that resolves imports of the workspaces, such as "@larkline/ui/button".
 *
 * @returns Maps a specifier to its source's path relative to `root`; undefined for other packages.
 */
export function workspaceImports(root: string): (specifier: string) => string | undefined {
  const packages = globSync("{packages,apps}/*/package.json", { cwd: root })
    .toSorted()
    .map((path) => {
      const read: Package = JSON.parse(readFileSync(join(root, path), "utf8"));
      return { folder: dirname(path), ...read };
    });
  return (specifier: string): string | undefined => {
    const importedPackage = packages.find(({ name }) => `${specifier}/`.startsWith(`${name}/`));
    if (!importedPackage) return undefined;
    const place = `.${specifier.slice(importedPackage.name.length)}`;
    for (const [pattern, target] of Object.entries(importedPackage.exports ?? {})) {
      const file = typeof target === "string" ? target : (target["@larkline/source"] ?? "");
      if (pattern === place) return normalize(join(importedPackage.folder, file));
      const [start = "", end] = pattern.split("*");
      if (end !== undefined && place.startsWith(start) && place.endsWith(end)) {
        const part = place.slice(start.length, place.length - end.length);
        return normalize(join(importedPackage.folder, file.replaceAll("*", part)));
      }
    }
    return undefined;
  };
}

/**
 * The specifiers of a module's imports, including type imports, dynamic imports and style sheets. Queries
 * such as `?raw` are removed.
 */
export const specifiersIn = (text: string): string[] =>
  ts
    .preProcessFile(text, true, true)
    .importedFiles.map(({ fileName }) => fileName.replace(/\?.*$/, ""));

const modulePath = /\.(?:tsx?|m[jt]s)$/;

/** Matches the URL of a file or folder beside a module, up to the first expression in it. */
const urlBeside = /new URL\(\s*["'`](\.[^"'`$]*)[^"'`]*["'`],\s*import\.meta\.url/g;

/** The paths that a module reads by their URL, such as `new URL("../data/", import.meta.url)`. */
const pathsRead = (file: string, text: string): string[] =>
  Array.from(text.matchAll(urlBeside), ([, path = ""]) => normalize(join(dirname(file), path)));

/** Reads the whole import graph. @param files The files to consider, relative to `root`. */
export function readImporters(root: string, files = repositoryFiles(root)): Importers {
  const known = new Set(files);
  const resolveWorkspace = workspaceImports(root);
  const importers = new Map<string, string[]>();
  const add = (target: string, file: string) =>
    importers.set(target, [...(importers.get(target) ?? []), file]);
  // A module that names a folder of modules, such as the site's, does not depend on all of them.
  const data = files.filter((path) => !modulePath.test(path));
  for (const file of files.filter((path) => modulePath.test(path))) {
    const text = readFileSync(join(root, file), "utf8");
    for (const specifier of specifiersIn(text)) {
      const target = specifier.startsWith(".")
        ? normalize(join(dirname(file), specifier))
        : resolveWorkspace(specifier);
      if (target !== undefined && known.has(target)) add(target, file);
    }
    for (const read of pathsRead(file, text))
      for (const target of data)
        if (target === read || target.startsWith(read.replace(/\/?$/, "/"))) add(target, file);
  }
  return importers;
}

/**
 * All files that import one of the changed files, directly or indirectly, with their distance: the number
 * of imports between them. The changed files have the distance 0.
 */
export function reachedFrom(
  changed: readonly string[],
  importers: Importers,
): ReadonlyMap<string, number> {
  const distances = new Map(changed.map((file) => [file, 0]));
  // Breadth-first search: the loop also visits the entries that it adds, nearer files first.
  for (const [file, distance] of distances)
    for (const importer of importers.get(file) ?? [])
      if (!distances.has(importer)) distances.set(importer, distance + 1);
  return distances;
}
