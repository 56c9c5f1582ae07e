/** Where a new page lies: its address, its files and what it is called in them. */
import { navigationGroups } from "@larkline/content/navigation";
import { pageList } from "@larkline/content/page-list";

import { camel, checkName, pascal, titled } from "./names.ts";
import { NewError } from "./new-error.ts";

export interface PageOptions {
  /** What the page is called. */
  name?: string | undefined;
  /** The dropdown of the header, for a path that names none; `none` for a page that it does not link to. */
  group?: string | undefined;
}

export interface PagePlace {
  address: string;
  /** What events call it. */
  id: string;
  name: string;
  /** The header's dropdown, where its address names none. */
  group: string | undefined;
  /** Name of the constant with its words, and its module in the content, without its ending. */
  words: string;
  file: string;
  /** Name of its component, and its module below the site's pages. */
  component: string;
  module: string;
  /** Its story's file. */
  story: string;
}

/** Folders whose pages the header links to. */
const folders: readonly string[] = navigationGroups
  .map(({ id }) => id)
  .filter((id) => id !== "resources");

/** Groups that a page can be put into which is in none of their folders. */
const pageGroups = ["resources", ...folders, "none"];

/** The header links to it by its address alone. */
export function isInGroup(path: string): boolean {
  const [folder = "", name] = partsOf(path);
  return name !== undefined && folders.includes(folder);
}

const partsOf = (path: string) => path.trim().replace(/^\//, "").split("/");

/** Where the words of a page lie, without their ending. */
function wordsFile(folder: string | undefined, name: string): string {
  if (folder === undefined) return name;
  return folders.includes(folder)
    ? `${folder.replace(/s$/, "")}-pages/${name}`
    : `${folder}-${name}`;
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

/**
 * What a path makes of a page.
 *
 * @throws NewError Where no page can be there.
 */
export function placeOf(path: string, options: PageOptions): PagePlace {
  const parts = partsOf(path);
  if (parts.length > 2)
    throw new NewError(`"${path}" is too deep: a page is at /<name> or /<folder>/<name>.`);
  for (const part of parts) checkName(part);
  if (parts[0] === "blog")
    throw new NewError("An article is more than a page: CONTRIBUTING.md, “Add a post”.");
  const slug = parts.at(-1) ?? "";
  const folder = parts.length > 1 ? parts[0] : undefined;
  const address = `/${parts.join("/")}`;
  const name = options.name ?? titled(slug);
  const group = isInGroup(path) ? undefined : (options.group ?? "resources");
  if (group !== undefined && !pageGroups.includes(group))
    throw new NewError(
      `The header has no group "${group}": ${pageGroups.filter((each) => each !== "none").join(", ")}.`,
    );
  const id = `${slug}-page`;
  checkPage(address, id, name);
  return {
    address,
    id,
    name,
    group: group === "none" ? undefined : group,
    words: `${camel(slug)}Page`,
    file: wordsFile(folder, slug),
    component: pascal(slug),
    module: `${folder ?? slug}/${slug}.page.tsx`,
    story: `stories/pages/${parts.join("-")}.stories.tsx`,
  };
}
