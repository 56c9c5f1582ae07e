/**
 * Corrects the component manifests that Storybook's MCP server (Model Context Protocol) serves to coding
 * agents. In these manifests Storybook imports every name from the package that contains the story, even if
 * that package does not export the name. This module corrects the imports: a name that the kit exports comes
 * from its entry point, and any other name from the module from which the story imports it. Stories of whole
 * pages also get the source code of the page.
 */
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

import { committedInterface } from "../tests/kit/interface/read-interface.ts";
import { root } from "../tests/kit/kit-package.ts";

interface Story {
  snippet?: string;
}

interface Component {
  /** Path of the component's story file, relative to the repository's root: "./packages/ui/src/…". */
  path: string;
  /** The import declarations that the code of the stories needs. */
  import?: string;
  stories?: Story[];
}

interface Manifests {
  components?: { components?: Record<string, Component> };
}

/**
 * The specifier from which an application imports each name of the kit: "Button" from
 * "@larkline/ui/button".
 */
function moduleByName(): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(committedInterface()).flatMap(([module, { components, values }]) =>
      [
        // Components with the same props share a key: "DialogTrigger, DialogClose".
        ...Object.keys(components).flatMap((names) => names.split(", ")),
        ...Object.keys(values),
      ].map((name) => [name, `@larkline/ui/${module}`] as const),
    ),
  );
}

/** An import declaration of values: a default name, names in braces, or both. */
const declaration = /import (?:(\w+)(?:, )?)?(?:\{([^}]*)\})? from ['"]([^'"]+)['"];?/g;

interface Imported {
  /** The module specifier, as written after `from`. */
  module: string;
  /** As written in the declaration: `Button`, or `meta as head` for a renamed import. */
  name: string;
  isDefault: boolean;
}

/** The values that a source imports, by their local name. Type imports are left out. */
export function importedNames(source: string): ReadonlyMap<string, Imported> {
  return new Map(
    Array.from(source.matchAll(declaration)).flatMap(([, defaultName, names = "", module = ""]) => {
      const inBraces = names
        .split(",")
        .map((name) => name.trim())
        .filter((name) => name !== "" && !name.startsWith("type "));
      return [
        ...(defaultName === undefined ? [] : [{ module, name: defaultName, isDefault: true }]),
        ...inBraces.map((name) => ({ module, name, isDefault: false })),
      ].map((imported) => [imported.name.replace(/^.* as /, ""), imported] as const);
    }),
  );
}

function declarationOf(module: string, imported: readonly Imported[]): string {
  const defaultNames = imported.filter(({ isDefault }) => isDefault).map(({ name }) => name);
  const inBraces = imported.filter(({ isDefault }) => !isDefault).map(({ name }) => name);
  const names = [...defaultNames, ...(inBraces.length > 0 ? [`{ ${inBraces.join(", ")} }`] : [])];
  return `import ${names.join(", ")} from '${module}';`;
}

/**
 * Rewrites import declarations. A name that the kit exports is imported as in an application, any other
 * name as in the story file.
 *
 * @param source Source code with import declarations.
 * @param kitModules The kit's module specifier for each name that the kit exports.
 * @param story The imports of the story file by local name, and the file's folder, relative to the
 * repository's root.
 */
export function importsOf(
  source: string,
  kitModules: ReadonlyMap<string, string>,
  story?: { imports: ReadonlyMap<string, Imported>; folder: string },
): string {
  const modules = new Map<string, Imported[]>();
  for (const [used, imported] of importedNames(source)) {
    const kitModule = kitModules.get(used);
    const corrected =
      kitModule === undefined
        ? (story?.imports.get(used) ?? imported)
        : { module: kitModule, name: used, isDefault: false };
    modules.set(corrected.module, [...(modules.get(corrected.module) ?? []), corrected]);
  }
  const isRelative = [...modules.keys()].some((module) => module.startsWith("."));
  return [
    ...(isRelative && story ? [`// Relative paths are those of a file in ${story.folder}.`] : []),
    ...Array.from(modules, ([module, imported]) => declarationOf(module, imported)),
    source.replaceAll(declaration, "").trim(),
  ]
    .filter(Boolean)
    .join("\n");
}

/** Absolute paths of the `.tsx` files that a story file imports by a relative path, by the import's local name. */
function modulesIn(file: string): ReadonlyMap<string, string> {
  return new Map(
    [...importedNames(readFileSync(file, "utf8"))]
      .filter(([, { module }]) => /^\.[^"]+\.tsx$/.test(module))
      .map(([used, { module }]) => [used, join(dirname(file), module)]),
  );
}

/**
 * Appends the source files of the components that a story's snippet renders, each below a comment with its
 * path. An agent can use them as a starting point for a new page.
 */
function withSource(story: Story, modules: ReadonlyMap<string, string>): Story {
  const { snippet } = story;
  if (snippet === undefined) return story;
  const used = [...new Set(Array.from(snippet.matchAll(/<([A-Z]\w*)/g), ([, name = ""]) => name))];
  const sources = used.flatMap((name) => {
    const path = modules.get(name);
    if (path === undefined || !existsSync(path)) return [];
    return [`// ${relative(root, path)}\n${readFileSync(path, "utf8").trim()}`];
  });
  return { ...story, snippet: [snippet, ...sources].join("\n\n") };
}

/** A component's manifest with corrected imports and, for whole pages, with sources. */
function correctedComponent(
  component: Component,
  kitModules: ReadonlyMap<string, string>,
): Component {
  const isPage = /^\.\/stories\/(?:pages|patterns)\//.test(component.path);
  const file = join(root, component.path);
  const modules = isPage ? modulesIn(file) : new Map<string, string>();
  const ownImports = {
    imports: importedNames(readFileSync(file, "utf8")),
    folder: relative(root, dirname(file)),
  };
  return {
    ...component,
    ...(component.import !== undefined && {
      import: importsOf(component.import, kitModules, ownImports),
    }),
    ...(component.stories && {
      stories: component.stories.map((story) => withSource(story, modules)),
    }),
  };
}

/**
 * Corrects all manifests and removes this machine's absolute paths. main.ts passes this function to
 * Storybook.
 */
export function forAgents(manifests: unknown = {}): unknown {
  const copy: Manifests = JSON.parse(JSON.stringify(manifests).replaceAll(`${root}/`, ""));
  const all = copy.components?.components;
  if (!all) return copy;
  const kitModules = moduleByName();
  const components = Object.fromEntries(
    Object.entries(all).map(([id, component]) => [id, correctedComponent(component, kitModules)]),
  );
  return { ...copy, components: { ...copy.components, components } };
}
