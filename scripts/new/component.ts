/**
 * `npm run new component <name>`: adds a component to the kit with its stories, docs, labels, export, budgets
 * and release note.
 */
import { InputError } from "../input-error.ts";
import { type Change, edit, write } from "./changes.ts";
import {
  componentOf,
  docsOf,
  englishOf,
  labelsFileOf,
  storiesOf,
  translationsOf,
} from "./component-files.ts";
import { addBefore, addSorted } from "./insert.ts";
import { camel, checkConstant, sentence } from "./names.ts";

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

/** Options of `npm run new component`. */
export interface ComponentOptions {
  /**
   * Folder of the component, a key of `kitGroups`.
   * @default "components"
   */
  group?: string | undefined;
}

/** Initial budget of a new component, in bytes after gzip. */
const budget = { script: 1300, styles: 400 };

/** Bytes after gzip that a new component's labels add to the budget of each language's label set. */
const labelsBudget = 60;
const languages = ["en", "de", "ar"] as const;

interface Manifest {
  exports: Record<string, unknown>;
}

/** Adds the export to package.json, before the exports of style sheets. */
function addExport(text: string, name: string, source: string): string {
  const manifest: Manifest = JSON.parse(text);
  if (Object.hasOwn(manifest.exports, `./${name}`))
    throw new InputError(`The kit already has a component called "${name}".`);
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

/** Adds `by` bytes to a budget, starting at 0 if it is new. */
function raiseBudget(text: string, key: string, by: number): string {
  const budgets: Record<string, number> = JSON.parse(text);
  return addSorted(text, key, (budgets[key] ?? 0) + by);
}

/** The changes that add the new component's labels in every language of the kit. */
function labelChanges(name: string, group: string): Change[] {
  const labelsFile = labelsFileOf(group);
  const constant = `${camel(name)}Labels`;
  const namespace = group === "chat" ? "chat" : "kit";
  const translations = translationsOf(name);
  return [
    edit(`packages/ui/src/${labelsFile}`, (text) => {
      if (text.includes(`export const ${constant} `))
        throw new InputError(
          `The kit already has labels called \`${constant}\`: choose another name.`,
        );
      return text + englishOf(name);
    }),
    edit("packages/ui/src/labels-en.ts", (text) =>
      addBefore(
        text,
        "const englishLabels",
        /^\};/m,
        `  ${camel(name)}: ${namespace}.${constant},`,
      ),
    ),
    edit("packages/ui/src/labels-de.ts", (text) =>
      addBefore(text, "const germanLabels", /^\};/m, translations.de),
    ),
    edit("packages/ui/src/labels-ar.ts", (text) =>
      addBefore(text, "const arabicLabels", /^\};/m, translations.ar),
    ),
  ];
}

/** Names of the generated files' own variables, props and components. */
const usedWords = [
  "canvas",
  "children",
  "className",
  "controls",
  "doDont",
  "dont",
  "keyboardTable",
  "matrix",
  "meta",
  "otherWords",
  "playground",
  "props",
  "size",
  "stories",
  "story",
  "stress",
  "unseen",
];

/**
 * All changes that add a component.
 *
 * @throws InputError If the name is malformed, or if the group does not exist. If the name is already used,
 * `resolve` (changes.ts) throws it.
 */
export function newComponent(name: string, { group = "components" }: ComponentOptions): Change[] {
  checkConstant(name, usedWords);
  if (!isGroup(group))
    throw new InputError(
      `The kit has no group "${group}". The groups are ${Object.keys(kitGroups).join(", ")}.`,
    );
  const folder = `src/${group}/${name}`;
  const file = (ending: string) => `packages/ui/${folder}/${name}${ending}`;
  return [
    // Fails if a component of any group already has the name. This change is first, so that its message is
    // shown and not that of a later change.
    edit("packages/ui/package.json", (text) => addExport(text, name, `${folder}/${name}.tsx`)),
    write(file(".tsx"), componentOf(name, group)),
    write(file(".stories.tsx"), storiesOf(name, kitGroups[group])),
    write(file(".mdx"), docsOf(name)),
    ...labelChanges(name, group),
    edit("packages/ui/budgets.json", (text) =>
      languages.reduce(
        (budgets, language) => raiseBudget(budgets, `labels-${language}`, labelsBudget),
        addSorted(text, name, budget.script),
      ),
    ),
    edit("packages/ui/budgets-styles.json", (text) => addSorted(text, name, budget.styles)),
    write(
      `.changeset/new-${name}.md`,
      `---\n"@larkline/ui": minor\n---\n\nNew component: \`${sentence(name)}\`.\n`,
    ),
  ];
}
