/** The docs pages' sources (MDX), and the sample of them that a browser checks. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { root } from "../kit/kit-package.ts";

interface SampledPage {
  /** The page's file, from the repository's root. */
  file: string;
  /** Its id in Storybook, without `--docs`. */
  id: string;
  /** The story files that it shows. */
  stories?: readonly string[];
}

const guide = (name: string): SampledPage => ({
  file: `stories/foundations/${name}.mdx`,
  id: `foundations-${name}`,
});

const component = (folder: string): SampledPage => {
  const name = folder.slice(folder.lastIndexOf("/") + 1);
  const files = `packages/ui/src/${folder}/${name}`;
  return {
    file: `${files}.mdx`,
    id: folder.replace("/", "-"),
    stories: [`${files}.stories.tsx`],
  };
};

/**
 * Component pages consist of nearly the same blocks. They differ in their stories, which have their own tests,
 * and in their tables of props. So the sample shows every block at least once (a test checks this), and has two
 * component pages whose tables of props failed in the past: with links in descriptions, and with args that are
 * React elements.
 */
export const docsSample: readonly SampledPage[] = [
  { file: "stories/welcome.mdx", id: "welcome" },
  { file: "stories/all-components.mdx", id: "all-components" },
  { file: "stories/whats-new.mdx", id: "what-s-new" },
  { file: "stories/migration.mdx", id: "migration" },
  ...[
    "accessibility",
    "breakpoints",
    "color",
    "elevation",
    "icons",
    "internationalization",
    "motion",
    "space",
    "theming",
    "type",
    "voice",
  ].map(guide),
  component("components/password-field"),
  component("marketing/case-study-feature"),
];

/** Every docs page, from the repository's root. */
export const docsPages: readonly string[] = globSync(
  ["stories/**/*.mdx", "packages/ui/src/**/*.mdx"],
  {
    cwd: root,
  },
).toSorted();

const read = (file: string) => readFileSync(join(root, file), "utf8");

/** Names that a page imports from .storybook/blocks. */
export const blocksOf = (file: string): readonly string[] =>
  Array.from(
    read(file).matchAll(/^import \{([^}]*)\} from "[^"]*\.storybook\/blocks\//gm),
    ([, names = ""]) => names.split(",").map((name) => name.trim()),
  )
    .flat()
    .filter(Boolean);

/**
 * Names in braces in a page's prose that the page neither imports nor exports. Code blocks, inline code and
 * unindented JSX elements are not prose.
 */
export function undeclaredNames(file: string): readonly string[] {
  const page = read(file);
  const declared = page.match(/^(?:import|export) [^]*?;$/gm)?.join("\n") ?? "";
  const prose = page
    .replaceAll(/^(?:import|export) [^]*?;$/gm, "")
    .replaceAll(/^```[^]*?^```$|`[^`\n]*`/gm, "")
    .replaceAll(/^<(\w+)\b(?:[^\n]*(?:\/>|<\/\1>)|[^]*?\n(?:<\/\1>|\/>))$/gm, "");
  return Array.from(prose.matchAll(/\{(\w+)/g), ([, name = ""]) => name).filter(
    (name) => !new RegExp(`\\b${name}\\b`).test(declared),
  );
}
