/** `npm run new page <path>`: a page that says something at once, and where its words are changed. */
import { pageList } from "@larkline/content/page-list";

import { type Change, NewError, edit, write } from "./changes.ts";
import { addImport, addPath } from "./insert.ts";
import { camel, checkName, pascal, quoted, titled } from "./names.ts";
import { pageWordsOf } from "./page-words.ts";

export interface PageOptions {
  /** What the page is called. */
  name?: string | undefined;
  /** The dropdown of the header, for a path that names none; `none` for a page that it does not link to. */
  group?: string | undefined;
}

/** Folders whose pages the header links to. */
const groups = ["products", "solutions", "industries"];

/** Where the words of a page lie, without their ending. */
function wordsFile(folder: string | undefined, name: string): string {
  if (folder === undefined) return name;
  return groups.includes(folder)
    ? `${folder.replace(/s$/, "")}-pages/${name}`
    : `${folder}-${name}`;
}

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

/** @throws NewError Where a page of that address, identifier or name is there already. */
export function checkPage(path: string, id: string, name: string): void {
  if (Object.hasOwn(pageList, path)) throw new NewError(`There is a page at ${path} already.`);
  for (const [other, page] of Object.entries(pageList)) {
    if (page.id === id) throw new NewError(`${other} is called "${id}" in events already.`);
    if (page.name.toLowerCase() === name.toLowerCase())
      throw new NewError(`${other} is called "${page.name}" already: choose another --name.`);
  }
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

/** All changes that make a page at \`path\`, which is written without its first slash. */
export function newPage(path: string, options: PageOptions): Change[] {
  const parts = path.replace(/^\//, "").split("/");
  if (parts.length > 2)
    throw new NewError(`"${path}" is too deep: a page is at /<name> or /<folder>/<name>.`);
  for (const part of parts) checkName(part);
  if (parts[0] === "blog")
    throw new NewError("An article is more than a page: CONTRIBUTING.md, “Add a post”.");
  const slug = parts.at(-1) ?? "";
  const folder = parts.length > 1 ? parts[0] : undefined;
  const address = `/${parts.join("/")}`;
  const name = options.name ?? titled(slug);
  const group = groups.includes(folder ?? "") ? undefined : (options.group ?? "resources");
  if (group !== undefined && !["resources", "none", ...groups].includes(group))
    throw new NewError(
      `The header has no group "${group}": ${[...groups, "resources"].join(", ")}.`,
    );
  const id = `${slug}-page`;
  checkPage(address, id, name);
  const words = `${camel(slug)}Page`;
  const file = wordsFile(folder, slug);
  const module = `${folder ?? slug}/${slug}.page.tsx`;
  return [
    write(`packages/content/src/${file}.ts`, pageWordsOf({ address, name, words, file })),
    write(`apps/site/src/pages/${module}`, pageModule(pascal(slug), words, file, address)),
    write(
      `stories/pages/${parts.join("-")}.stories.tsx`,
      pageStory(name, pascal(slug), module, address),
    ),
    ...listPage(
      address,
      { id, name, group: group === "none" ? undefined : group },
      { name: words, file },
    ),
  ];
}

function pageModule(component: string, words: string, file: string, address: string): string {
  return `import { ${words} as text } from "@larkline/content/${file}";

import { PageCta, PageFeatures, PageHero, PageSteps } from "../shared/page-sections.tsx";

export const meta = text.meta;

/** \`${address}\`: what it is, what it does, how it begins. */
export default function ${component}() {
  return (
    <>
      <PageHero text={text.hero} to={text.features.anchor} />
      <PageFeatures text={text.features} ground="sunk" />
      <PageSteps text={text.steps} live={1} />
      <PageCta text={text.cta} />
    </>
  );
}
`;
}
