/**
 * The kit's modules as a registry hands them out: one item for each export of the package, and one for
 * each module inside the kit that several of them need. Nothing is listed by hand.
 */
import { readFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";

import ts from "typescript";

import { kit, kitExports } from "../../tests/kit/kit-package.ts";

export interface Import {
  /** The specifier as written. */
  specifier: string;
  /** Its position in the text, without the quotes. */
  start: number;
  end: number;
  /** The module of the kit, below packages/ui; undefined for a package of npm. */
  path: string | undefined;
}

export interface Module {
  /** Below packages/ui: "src/components/button/button.tsx". */
  path: string;
  text: string;
  imports: readonly Import[];
}

export interface RegistryModules {
  /** By item: "button". The first module is the one that it is named by. */
  items: ReadonlyMap<string, readonly Module[]>;
  /** Which item a module belongs to, by its path. */
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
      // The compiler names the place of the opening quote.
      start: text.indexOf(fileName, pos),
      end: text.indexOf(fileName, pos) + fileName.length,
      path: fileName.startsWith(".")
        ? relative(kit, join(kit, dirname(path), fileName))
        : undefined,
    })),
  };
}

/** A module with what it imports, up to modules that have an item of their own. */
function reach(
  path: string,
  read: (path: string) => Module,
  isItem: (path: string) => boolean,
  found = new Set<string>(),
): Set<string> {
  found.add(path);
  for (const { path: next } of read(path).imports)
    if (next !== undefined && !found.has(next) && !isItem(next)) reach(next, read, isItem, found);
  return found;
}

export function readRegistryModules(): RegistryModules {
  const known = new Map<string, Module>();
  const read = (path: string): Module => {
    const module = known.get(path) ?? readModule(path);
    known.set(path, module);
    return module;
  };
  const named = new Map(kitExports.map(({ name, source }) => [source, name]));
  for (;;) {
    const users = new Map<string, number>();
    for (const path of named.keys())
      for (const each of reach(path, read, (next) => named.has(next)))
        if (each !== path) users.set(each, (users.get(each) ?? 0) + 1);
    const shared = [...users].filter(([, count]) => count > 1).map(([path]) => path);
    if (shared.length === 0) break;
    for (const path of shared) {
      const name = basename(path).replace(/\.tsx?$/, "");
      if ([...named.values()].includes(name))
        throw new Error(`Two items of the registry would be called ${name}.`);
      named.set(path, name);
    }
  }
  const items = new Map(
    [...named].map(([path, name]) => {
      const paths = [...reach(path, read, (next) => named.has(next))];
      return [name, paths.map(read)] as const;
    }),
  );
  const itemOf = new Map(
    [...items].flatMap(([name, modules]) => modules.map(({ path }) => [path, name] as const)),
  );
  return { items, itemOf };
}
