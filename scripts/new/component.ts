/** `npm run new component <name>`: a part of the kit with its stories, docs, export, budgets and release note. */
import { type Change, NewError, edit, write } from "./changes.ts";
import { componentOf, docsOf, storiesOf } from "./component-files.ts";
import { addSorted } from "./insert.ts";
import { checkName, sentence } from "./names.ts";

/** Folders of the kit, with what Storybook calls them. */
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

/** Gzip bytes that a new part may cost before it does anything. */
const budget = { script: 1000, styles: 400 };

interface Manifest {
  exports: Record<string, unknown>;
}

/** Adds the export before those of style sheets. */
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

export function newComponent(name: string, { group = "components" }: ComponentOptions): Change[] {
  checkName(name);
  if (!isGroup(group))
    throw new NewError(
      `The kit has no group "${group}". The groups are ${Object.keys(kitGroups).join(", ")}.`,
    );
  const folder = `src/${group}/${name}`;
  const file = (ending: string) => `packages/ui/${folder}/${name}${ending}`;
  return [
    // First: a name that is taken is found by it, whichever group the other one is in.
    edit("packages/ui/package.json", (text) => addExport(text, name, `${folder}/${name}.tsx`)),
    write(file(".tsx"), componentOf(name)),
    write(file(".stories.tsx"), storiesOf(name, kitGroups[group])),
    write(file(".mdx"), docsOf(name)),
    edit("packages/ui/budgets.json", (text) => addSorted(text, name, budget.script)),
    edit("packages/ui/budgets-styles.json", (text) => addSorted(text, name, budget.styles)),
    write(
      `.changeset/new-${name}.md`,
      `---\n"@larkline/ui": minor\n---\n\nNew part: \`${sentence(name)}\`.\n`,
    ),
  ];
}
