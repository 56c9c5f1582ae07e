/**
 * `npm run new component <name>`: adds a component to the kit with its stories, docs, export, budgets and
 * release note.
 */
import { type Change, edit, write } from "./changes.ts";
import {
  componentOf,
  docsOf,
  englishOf,
  storiesOf,
  translationsOf,
  wordsOf,
} from "./component-files.ts";
import { addBefore, addSorted } from "./insert.ts";
import { camel, checkName, sentence } from "./names.ts";
import { NewError } from "./new-error.ts";

/** The kit's folders, with their group names in Storybook. */
export const kitGroups = {
  foundations: "Foundations",
  layout: "Layout",
  components: "Components",
  board: "Board",
  frame: "Frame",
  marketing: "Marketing",
  media: "Media",
  chat: "Chat",
} as const;

const isGroup = (group: string): group is keyof typeof kitGroups => Object.hasOwn(kitGroups, group);

export interface ComponentOptions {
  /** @default "components" */
  group?: string | undefined;
}

/** Initial budget of a new component, in bytes after gzip. */
const budget = { script: 1300, styles: 400 };

/** Bytes after gzip that its labels add to the budget of each language's label set. */
const wordsBudget = 60;
const languages = ["en", "de", "ar"] as const;

interface Manifest {
  exports: Record<string, unknown>;
}

/** Adds the export to package.json, before the exports of style sheets. */
function addExport(text: string, name: string, source: string): string {
  const manifest: Manifest = JSON.parse(text);
  if (Object.hasOwn(manifest.exports, `./${name}`))
    throw new NewError(`The kit has a component called "${name}" already.`);
  const entries = Object.entries(manifest.exports);
  const at = entries.findIndex(([path]) => path.endsWith(".css"));
  const target = {
    "@larkline/source": `./${source}`,
    types: `./dist/${name}.d.ts`,
    default: `./dist/${name}.js`,
  };
  const exports = Object.fromEntries(entries.toSpliced(at, 0, [`./${name}`, target]));
  return `${JSON.stringify({ ...manifest, exports }, undefined, 2)}\n`;
}

/** Raises the budget with this key. */
function raise(text: string, key: string, by: number): string {
  const budgets: Record<string, number> = JSON.parse(text);
  return addSorted(text, key, (budgets[key] ?? 0) + by);
}

/** Adds its labels in English and in every other language of the kit. */
function wordsIn(name: string, group: string): Change[] {
  const words = wordsOf(group);
  const own = `${camel(name)}Labels`;
  const from = group === "chat" ? "chat" : "kit";
  const others = translationsOf(name);
  return [
    edit(`packages/ui/src/${words}`, (text) => {
      if (text.includes(`export const ${own} `))
        throw new NewError(`The kit has words called \`${own}\` already: choose another name.`);
      return text + englishOf(name);
    }),
    edit("packages/ui/src/labels-en.ts", (text) =>
      addBefore(text, "const englishLabels", /^\};/m, `  ${camel(name)}: ${from}.${own},`),
    ),
    edit("packages/ui/src/labels-de.ts", (text) =>
      addBefore(text, "const germanLabels", /^\};/m, others.de),
    ),
    edit("packages/ui/src/labels-ar.ts", (text) =>
      addBefore(text, "const arabicLabels", /^\};/m, others.ar),
    ),
  ];
}

export function newComponent(name: string, { group = "components" }: ComponentOptions): Change[] {
  checkName(name);
  if (!isGroup(group))
    throw new NewError(
      `The kit has no group "${group}". The groups are ${Object.keys(kitGroups).join(", ")}.`,
    );
  const folder = `src/${group}/${name}`;
  const file = (ending: string) => `packages/ui/${folder}/${name}${ending}`;
  return [
    // First, because this edit fails if the name is already used, in any group.
    edit("packages/ui/package.json", (text) => addExport(text, name, `${folder}/${name}.tsx`)),
    write(file(".tsx"), componentOf(name, group)),
    write(file(".stories.tsx"), storiesOf(name, kitGroups[group])),
    write(file(".mdx"), docsOf(name)),
    ...wordsIn(name, group),
    edit("packages/ui/budgets.json", (text) =>
      languages.reduce(
        (budgets, language) => raise(budgets, `labels-${language}`, wordsBudget),
        addSorted(text, name, budget.script),
      ),
    ),
    edit("packages/ui/budgets-styles.json", (text) => addSorted(text, name, budget.styles)),
    write(
      `.changeset/new-${name}.md`,
      `---\n"@larkline/ui": minor\n---\n\nNew part: \`${sentence(name)}\`.\n`,
    ),
  ];
}
