/** `npm run new page <path>`: a page that says something at once, and where its words are changed. */
import { type Change, edit, write } from "./changes.ts";
import type { Draft } from "./draft/draft.ts";
import { kindOf } from "./draft/kinds.ts";
import { filesOf, placeOfDraft } from "./draft/page-files.ts";
import type { Problem } from "./draft/problem.ts";
import { problemsOf } from "./draft/problems.ts";
import { readDraft } from "./draft/read-draft.ts";
import { starterDraft } from "./draft/starter.ts";
import { addImport, addPath } from "./insert.ts";
import { quoted } from "./names.ts";
import { NewError } from "./new-error.ts";
import { type PageOptions, type PagePlace, placeOf } from "./page-place.ts";

/** The entries of a page in the lists: the page's own, and its words. */
export function listPage(
  path: string,
  page: { id: string; name: string; group?: string | undefined },
  words: { name: string; file: string },
): Change[] {
  const group = page.group === undefined ? "" : `, group: "${page.group}"`;
  const value = `{ id: "${page.id}", name: ${quoted(page.name)}${group} }`;
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

/** A story of a page: what a person sees of it, at its address. */
export function pageStory(title: string, component: string, module: string, path: string): string {
  return `import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import ${component}Page, { meta as head } from "../../apps/site/src/pages/${module}";
import { AtAddress } from "../../apps/site/src/pages/shared/at-address.tsx";

const meta = {
  title: ${quoted(`Pages/${title}`)},
  parameters: { layout: "fullscreen" },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** \`${path}\`, with one first heading and a way to the conversation. */
export const Default: Story = {
  render: () => (
    <AtAddress address="${path}">
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

/** The page of a draft, with its story and its places in the lists. */
function pageOf(draft: Draft, place: PagePlace): Change[] {
  const { words, page } = filesOf(draft, place);
  const { address, id, name, group, component, module, story, file } = place;
  return [
    write(words.path, words.text),
    write(page.path, page.text),
    write(story, pageStory(name, component, module, address)),
    ...listPage(address, { id, name, group }, { name: place.words, file }),
  ];
}

/** All changes that make a page at `path`, which is written without its first slash. */
export function newPage(path: string, options: PageOptions): Change[] {
  const place = placeOf(path, options);
  return pageOf(starterDraft({ path, name: place.name }), place);
}

/**
 * All changes that make the page of a draft.
 *
 * @param text The draft, as the page builder exports it.
 * @param options What was said in the command, which goes before what the draft says.
 * @throws NewError With everything that is wrong with it.
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
    throw new NewError(
      ["The draft is not ready:", ...problems.map((each) => `  ${sayProblem(draft, each)}`)].join(
        "\n",
      ),
    );
  return pageOf(draft, placeOfDraft(draft));
}

/** A problem in one line, with the section that it is in. */
function sayProblem(draft: Draft, { part, label, message }: Problem): string {
  const at = draft.sections.findIndex(({ id }) => id === part);
  const section = draft.sections[at];
  const where = section ? `${at + 1}. ${kindOf(section.kind).name}` : "Page";
  return `${where}, ${label}: ${message}`;
}
