/**
 * Corrects the manifests that Storybook's MCP server gives to agents: imports get the kit's real entry
 * points, other names the modules from which the story imports them, and a page's story gets the page's
 * own source. Storybook names the package of the story's file, even if nothing can be imported from it.
 */
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

import { committedInterface } from "../tests/kit/interface/read-interface.ts";
import { root } from "../tests/kit/kit-package.ts";

interface Story {
  snippet?: string;
}

interface Component {
  /** Its file of stories, from the repository's root: "./packages/ui/src/…". */
  path: string;
  /** Import declarations for its stories. */
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
        ...Object.keys(components).flatMap((names) => names.split(", ")),
        ...Object.keys(values),
      ].map((name) => [name, `@larkline/ui/${module}`] as const),
    ),
  );
}

/** An import declaration of values: a default name, names in braces, or both. */
const declaration = /import (?:(\w+)(?:, )?)?(?:\{([^}]*)\})? from ['"]([^'"]+)['"];?/g;

interface Imported {
  /** As written after `from`. */
  module: string;
  /** As it stands in the declaration: `Button`, or `meta as head` in braces. */
  name: string;
  isDefault: boolean;
}

/** What the import declarations of a source import, by the name that the source uses. */
export function importedNames(source: string): ReadonlyMap<string, Imported> {
  return new Map(
    Array.from(source.matchAll(declaration)).flatMap(([, standard, names = "", module = ""]) => {
      const inBraces = names
        .split(",")
        .map((name) => name.trim())
        .filter((name) => name !== "" && !name.startsWith("type "));
      return [
        ...(standard === undefined ? [] : [{ module, name: standard, isDefault: true }]),
        ...inBraces.map((name) => ({ module, name, isDefault: false })),
      ].map((imported) => [imported.name.replace(/^.* as /, ""), imported] as const);
    }),
  );
}

function declarationOf(module: string, imported: readonly Imported[]): string {
  const standard = imported.filter(({ isDefault }) => isDefault).map(({ name }) => name);
  const inBraces = imported.filter(({ isDefault }) => !isDefault).map(({ name }) => name);
  const names = [...standard, ...(inBraces.length > 0 ? [`{ ${inBraces.join(", ")} }`] : [])];
  return `import ${names.join(", ")} from '${module}';`;
}

/**
 * Rewrites import declarations, so that each name is imported as in an application, and a name that the
 * kit does not export as in the story.
 *
 * @param from The kit's modules by name.
 * @param story The story file's own imports, and its folder from the repository's root.
 */
export function importsOf(
  source: string,
  from: ReadonlyMap<string, string>,
  story?: { imports: ReadonlyMap<string, Imported>; folder: string },
): string {
  const modules = new Map<string, Imported[]>();
  for (const [used, imported] of importedNames(source)) {
    const ofKit = from.get(used);
    const right =
      ofKit === undefined
        ? (story?.imports.get(used) ?? imported)
        : { module: ofKit, name: used, isDefault: false };
    modules.set(right.module, [...(modules.get(right.module) ?? []), right]);
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

/** The modules, beside the stories or in the site, from which a story file imports components. */
function modulesIn(file: string): ReadonlyMap<string, string> {
  return new Map(
    [...importedNames(readFileSync(file, "utf8"))]
      .filter(([, { module }]) => /^\.[^"]+\.tsx$/.test(module))
      .map(([used, { module }]) => [used, join(dirname(file), module)]),
  );
}

/** Adds the page's own source, below its path, to its story, as a starting point for a new page. */
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

function corrected(component: Component, from: ReadonlyMap<string, string>): Component {
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
      import: importsOf(component.import, from, ownImports),
    }),
    ...(component.stories && {
      stories: component.stories.map((story) => withSource(story, modules)),
    }),
  };
}

/** The corrected manifests, without absolute paths of this machine. */
export function forAgents(manifests: unknown = {}): unknown {
  const copy: Manifests = JSON.parse(JSON.stringify(manifests).replaceAll(`${root}/`, ""));
  const all = copy.components?.components;
  if (!all) return copy;
  const from = moduleByName();
  const components = Object.fromEntries(
    Object.entries(all).map(([id, component]) => [id, corrected(component, from)]),
  );
  return { ...copy, components: { ...copy.components, components } };
}
