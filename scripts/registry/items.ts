/**
 * Creates the items of a component registry for shadcn's CLI
 * (https://ui.shadcn.com/schema/registry-item.json).
 */
import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

import manifest from "../../packages/ui/package.json" with { type: "json" };
import { kit } from "../../tests/kit/kit-package.ts";
import type { RegistryItem } from "./item.ts";
import { readRegistryModules } from "./modules.ts";
import type { Module, RegistryModules } from "./modules.ts";
import { stylesItems } from "./styles.ts";

/**
 * Path of each module in an application, in a folder separate from the application's own components. The
 * first module of an item has the item's name. File names are unique across folders, because the CLI
 * resolves imports by file name.
 */
function installPaths({ items }: RegistryModules): ReadonlyMap<string, string> {
  const places = new Map<string, string>();
  const taken = new Set(items.keys());
  for (const [item, modules] of items)
    for (const [index, { path }] of modules.entries()) {
      const fileName = basename(path).replace(/\.tsx?$/, "");
      const name = index === 0 ? item : fileName;
      if (index > 0 && taken.has(name)) throw new Error(`Two modules would be called ${name}.`);
      taken.add(name);
      const [folder, ending] = path.endsWith("x") ? ["components", ".tsx"] : ["lib", ".ts"];
      places.set(path, `${folder}/larkline/${name}${ending}`);
    }
  return places;
}

/** The package of an import specifier: "@radix-ui/react-slot" for "@radix-ui/react-slot/dist/x". */
const packageOf = (specifier: string): string =>
  specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");

/** Packages that every React application has, so that items need not list them. */
const assumedPackages = ["react", "react-dom"];

/** The module's source with imports rewritten for an application: `@/components/larkline/button`. */
function contentOf({ text, imports }: Module, places: ReadonlyMap<string, string>): string {
  let [content, from] = ["", 0];
  for (const { start, end, path } of imports.toSorted((a, b) => a.start - b.start)) {
    const place = path === undefined ? undefined : places.get(path);
    if (place === undefined) continue;
    content += `${text.slice(from, start)}@/${place.replace(/\.tsx?$/, "")}`;
    from = end;
  }
  return content + text.slice(from);
}

function dependenciesOf(modules: readonly Module[]): string[] {
  const versions: Readonly<Record<string, string>> = manifest.dependencies;
  const names = modules
    .flatMap(({ imports }) => imports)
    .filter(
      ({ path, specifier }) =>
        path === undefined && !assumedPackages.includes(packageOf(specifier)),
    )
    .map(({ specifier }) => packageOf(specifier));
  return [...new Set(names)].toSorted().map((name) => {
    const version = versions[name];
    if (version === undefined) throw new Error(`${name} is not a dependency of ${manifest.name}.`);
    return `${name}@${version}`;
  });
}

/** Title and first paragraph of the docs page; without a docs page, the file's name and first docstring. */
function describe({ path, text }: Module): { title: string; description: string } {
  const docs = join(kit, dirname(path), `${basename(path).replace(/\.tsx?$/, "")}.mdx`);
  const page = existsSync(docs) ? readFileSync(docs, "utf8") : "";
  const title = /^# (.+)$/m.exec(page)?.[1] ?? basename(path).replace(/\.tsx?$/, "");
  const first = /^<Status\b[^>]*\/>\n\n((?:[^\n<].*\n)+)/m.exec(page)?.[1];
  const comment = /\/\*\*((?:(?!\*\/)[^])*)\*\//
    .exec(text)?.[1]
    ?.replaceAll(/^\s*\*/gm, " ")
    .replace(/\s@\w+[^]*$/, "");
  return { title, description: (first ?? comment ?? title).trim().replaceAll(/\s+/g, " ") };
}

function itemOf(
  name: string,
  modules: readonly Module[],
  all: RegistryModules,
  places: ReadonlyMap<string, string>,
  address: string,
): RegistryItem {
  const [main] = modules;
  if (!main) throw new Error(`The item ${name} has no module.`);
  const requiredItems = new Set(
    modules
      .flatMap(({ imports }) => imports.flatMap(({ path }) => path ?? []))
      .map((path) => all.itemOf.get(path) ?? "")
      .filter((other) => other !== name),
  );
  const isComponent = main.path.endsWith("x");
  const dependencies = dependenciesOf(modules);
  return {
    $schema: "https://ui.shadcn.com/schema/registry-item.json",
    name,
    type: isComponent ? "registry:component" : "registry:lib",
    ...describe(main),
    ...(dependencies.length > 0 && { dependencies }),
    registryDependencies: [...(isComponent ? ["theme"] : []), ...[...requiredItems].toSorted()].map(
      (other) => `${address}/${other}.json`,
    ),
    files: modules.map((module) => ({
      path: places.get(module.path) ?? "",
      type: module.path.endsWith("x") ? "registry:component" : "registry:lib",
      content: contentOf(module, places),
    })),
    categories: [main.path.split("/")[1] ?? ""],
  };
}

/**
 * All items of the registry.
 *
 * @param address Base URL at which the items will be served, without a trailing slash.
 */
export async function registryItems(address: string): Promise<RegistryItem[]> {
  const modules = readRegistryModules();
  const places = installPaths(modules);
  return [
    ...(await stylesItems()),
    ...[...modules.items].map(([name, own]) => itemOf(name, own, modules, places, address)),
  ];
}
