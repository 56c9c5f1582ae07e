/**
 * Corrects the manifests that Storybook's MCP server gives to agents: imports get the kit's real entry
 * points, and a page's story gets the page's own source.
 */
import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

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

const declaration = /import \{([^}]*)\} from ['"]([^'"]+)['"];?/g;

/** Rewrites import declarations, so that each name is imported as in an application. */
export function importsOf(source: string, from: ReadonlyMap<string, string>): string {
  const modules = new Map<string, Set<string>>();
  const add = (module: string, name: string) =>
    modules.set(module, (modules.get(module) ?? new Set()).add(name));
  const rest = source.replaceAll(declaration, (_whole, names: string, module: string) => {
    for (const name of names.split(",").map((each) => each.trim()))
      if (name !== "") add(from.get(name) ?? module, name);
    return "";
  });
  const declarations = [...modules].map(
    ([module, names]) => `import { ${[...names].join(", ")} } from '${module}';`,
  );
  return [...declarations, rest.trim()].filter(Boolean).join("\n");
}

/** The modules, beside the stories or in the site, from which a story file imports components. */
function modulesIn(file: string): ReadonlyMap<string, string> {
  const text = readFileSync(file, "utf8");
  const imports = text.matchAll(/^import (?:\{ (\w+) \}|(\w+)) from "(\.[^"]+\.tsx)";$/gm);
  return new Map(
    Array.from(imports, ([, named, standard, path = ""]) => [
      named ?? standard ?? "",
      join(dirname(file), path),
    ]),
  );
}

/** Adds the page's own source to its story, as a starting point for a new page. */
function withSource(story: Story, modules: ReadonlyMap<string, string>): Story {
  const { snippet } = story;
  if (snippet === undefined) return story;
  const used = [...new Set(Array.from(snippet.matchAll(/<([A-Z]\w*)/g), ([, name = ""]) => name))];
  const sources = used.flatMap((name) => {
    const path = modules.get(name);
    if (path === undefined || !existsSync(path)) return [];
    return [`// ${basename(path)}\n${readFileSync(path, "utf8").trim()}`];
  });
  return { ...story, snippet: [snippet, ...sources].join("\n\n") };
}

function corrected(component: Component, from: ReadonlyMap<string, string>): Component {
  const isPage = /^\.\/stories\/(?:pages|patterns)\//.test(component.path);
  const modules = isPage ? modulesIn(join(root, component.path)) : new Map<string, string>();
  return {
    ...component,
    ...(component.import !== undefined && { import: importsOf(component.import, from) }),
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
