import { InputError } from "../input-error.ts";
/** `npm run new page <path>`: adds a page with initial texts, its story, and its entries in the lists. */
import { type Change, edit, write } from "./changes.ts";
import type { Draft } from "./draft/draft.ts";
import { kindOf } from "./draft/kinds.ts";
import { filesOf, keepsMarkup, placeOfDraft } from "./draft/page-files.ts";
import type { Problem } from "./draft/problem.ts";
import { problemsOf } from "./draft/problems.ts";
import { readDraft } from "./draft/read-draft.ts";
import { starterDraft } from "./draft/starter.ts";
import { addImport, addPath } from "./insert.ts";
import { quoted } from "./names.ts";
import { type PageOptions, type PagePlace, placeOf } from "./page-place.ts";

/** The changes that add a page to the list of pages and to the list of their texts. */
export function listPage(
  path: string,
  page: { id: string; name: string; group?: string | undefined; inFooter?: boolean },
  words: { name: string; file: string },
): Change[] {
  const group = page.group === undefined ? "" : `, group: "${page.group}"`;
  const footer = page.inFooter === true ? ", inFooter: true" : "";
  const value = `{ id: "${page.id}", name: ${quoted(page.name)}${group}${footer} }`;
  return [
    edit("packages/content/src/page-list.ts", (text) =>
      addPath(text, "export const pageList", path, value),
    ),
    edit("packages/content/src/pages.ts", (text) =>
      addPath(
        addImport(text, words.name, `./${words.file}.ts`),
        "export const pageWords",
        path,
        words.name,
      ),
    ),
  ];
}

/**
 * Source of a page's story.
 *
 * @param keepsSections Whether the page exports `keptSections`, which the story loads before it renders.
 */
export function pageStory(
  {
    name,
    component,
    module,
    address,
  }: Pick<PagePlace, "name" | "component" | "module" | "address">,
  keepsSections: boolean,
): string {
  const imported = keepsSections ? "keptSections, meta as head" : "meta as head";
  return `import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import ${component}Page, { ${imported} } from "../../apps/site/src/pages/${module}";
import { AtAddress } from "../../apps/site/src/pages/shared/at-address.tsx";
${keepsSections ? `import { loadWholePages } from "./whole-pages.ts";\n\nawait loadWholePages(keptSections);\n` : ""}
const meta = {
  title: ${quoted(`Pages/${name}`)},
  parameters: { layout: "fullscreen" },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** \`${address}\`, with one first heading and a way to the conversation. */
export const Default: Story = {
  render: () => (
    <AtAddress address="${address}">
      <${component}Page />
    </AtAddress>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("heading", { level: 1 })).toHaveLength(1);
    await expect(canvas.getAllByRole("button").length).toBeGreaterThan(0);
    await expect(head.title).not.toBe("");
  },
};
`;
}

/** All changes that add a draft's page: texts, component, story, and entries in the lists. */
function pageOf(draft: Draft, place: PagePlace): Change[] {
  const { words, pages } = filesOf(draft, place);
  const { address, id, name, group, inFooter, story, file } = place;
  return [
    write(words.path, words.text),
    ...pages.map((page) => write(page.path, page.text)),
    write(story, pageStory(place, pages.length > 1)),
    ...listPage(address, { id, name, group, inFooter }, { name: place.words, file }),
    ...(keepsMarkup(draft)
      ? [
          edit("apps/site/src/routes.ts", (text) =>
            addPath(text, "const behavior", address, "{ keepsMarkup: true }"),
          ),
        ]
      : []),
  ];
}

/** All changes that add a page with initial texts at `path`, with or without a leading slash. */
export function newPage(path: string, options: PageOptions): Change[] {
  const place = placeOf(path, options);
  return pageOf(starterDraft({ path, name: place.name }), place);
}

/**
 * All changes that add the page of a draft.
 *
 * @param text The draft, as the page builder exports it.
 * @param path Path of the page, which takes precedence over the draft's; empty for the draft's.
 * @param options Options of the command, which take precedence over the draft's values.
 * @throws InputError If the text is not a draft, or if the draft has problems. The message then lists them.
 */
export function pageFromDraft(text: string, path: string, options: PageOptions): Change[] {
  const read = readDraft(text);
  const { name, group } = options;
  const page = {
    ...read.page,
    ...(path !== "" && { path }),
    ...(name !== undefined && { name }),
    ...(group !== undefined && { group }),
  };
  const draft = { ...read, page };
  const problems = problemsOf(draft);
  if (problems.length > 0)
    throw new InputError(
      ["The draft is not ready:", ...problems.map((each) => `  ${sayProblem(draft, each)}`)].join(
        "\n",
      ),
    );
  return pageOf(draft, placeOfDraft(draft));
}

/** Formats a problem in one line, with its section. */
function sayProblem(draft: Draft, { part, label, message }: Problem): string {
  const at = draft.sections.findIndex(({ id }) => id === part);
  const section = draft.sections[at];
  const where = section ? `${at + 1}. ${kindOf(section.kind).name}` : "Page";
  return `${where}, ${label}: ${message}`;
}
