/**
 * Groups the kit's modules into registry items: one item for each export of the package, and one for
 * each internal module that several items import. Derived from the import graph.
 */
import { readFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";

import ts from "typescript";

import { kit, kitExports } from "../../tests/kit/kit-package.ts";

/** An import of a module. */
export interface Import {
  /** The specifier as written. */
  specifier: string;
  /** Position of the specifier in the text, without the quotes. */
  start: number;
  end: number;
  /** Path of the imported module, relative to packages/ui; undefined for an npm package. */
  path: string | undefined;
}

/** A source file of the kit. */
export interface Module {
  /** Relative to packages/ui: "src/components/button/button.tsx". */
  path: string;
  text: string;
  imports: readonly Import[];
}

/** All modules of the registry, grouped by item. */
export interface RegistryModules {
  /** Modules by item name: that of the export, such as "button", or of the internal module that is shared. */
  items: ReadonlyMap<string, readonly Module[]>;
  /** Item names by module path. */
  itemOf: ReadonlyMap<string, string>;
}

function readModule(path: string): Module {
  const text = readFileSync(join(kit, path), "utf8");
  const { importedFiles } = ts.preProcessFile(text, true, true);
  return {
    path,
    text,
    imports: importedFiles.map(({ fileName, pos }) => ({
      specifier: fileName,
      // `pos` is the position of the opening quote.
      start: text.indexOf(fileName, pos),
      end: text.indexOf(fileName, pos) + fileName.length,
      path: fileName.startsWith(".")
        ? relative(kit, join(kit, dirname(path), fileName))
        : undefined,
    })),
  };
}

/** Paths of a module and all that it imports, directly or not, except modules that are items themselves. */
function reachableFrom(
  path: string,
  read: (path: string) => Module,
  isItem: (path: string) => boolean,
  found = new Set<string>(),
): Set<string> {
  found.add(path);
  for (const { path: next } of read(path).imports)
    if (next !== undefined && !found.has(next) && !isItem(next))
      reachableFrom(next, read, isItem, found);
  return found;
}

/** Reads the kit's exports and all modules that they need. @throws If two items would have the same name. */
export function readRegistryModules(): RegistryModules {
  const cache = new Map<string, Module>();
  const read = (path: string): Module => {
    const module = cache.get(path) ?? readModule(path);
    cache.set(path, module);
    return module;
  };
  const itemNames = new Map(kitExports.map(({ name, source }) => [source, name]));
  // Each module that several items import becomes an item. Repeats until no module is shared.
  for (;;) {
    const userCounts = new Map<string, number>();
    for (const path of itemNames.keys())
      for (const each of reachableFrom(path, read, (next) => itemNames.has(next)))
        if (each !== path) userCounts.set(each, (userCounts.get(each) ?? 0) + 1);
    const shared = [...userCounts].filter(([, count]) => count > 1).map(([path]) => path);
    if (shared.length === 0) break;
    for (const path of shared) {
      const name = basename(path).replace(/\.tsx?$/, "");
      if ([...itemNames.values()].includes(name))
        throw new Error(`Two items of the registry would be called ${name}.`);
      itemNames.set(path, name);
    }
  }
  const items = new Map(
    [...itemNames].map(([path, name]) => {
      const paths = [...reachableFrom(path, read, (next) => itemNames.has(next))];
      return [name, paths.map(read)] as const;
    }),
  );
  const itemOf = new Map(
    [...items].flatMap(([name, modules]) => modules.map(({ path }) => [path, name] as const)),
  );
  return { items, itemOf };
}
