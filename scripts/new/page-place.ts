/** Derives a new page's path, files and identifiers. */
import { footerColumns, navigationGroups } from "@larkline/content/navigation";
import { pageList } from "@larkline/content/page-list";
import { isServerPath } from "@larkline/contract/addresses";

import { InputError } from "../input-error.ts";
import { camel, checkName, pascal, titled } from "./names.ts";

/** Options of `npm run new page`. */
export interface PageOptions {
  /** Name of the page. */
  name?: string | undefined;
  /** The header's dropdown, if the path does not determine it; `none` for no link in the header. */
  group?: string | undefined;
}

/** The places of a new page: on the site, in the menus, and in the sources. */
export interface PagePlace {
  /** Path of the page on the site: "/products/voicemail". */
  address: string;
  /** Id of the page in analytics events. */
  id: string;
  name: string;
  /**
   * The header's dropdown; undefined if the page's path determines the dropdown, or if the header does not
   * link to the page.
   */
  group: string | undefined;
  /** Whether the footer links to the page in the column with the dropdown's name. */
  inFooter: boolean;
  /** Name of the constant with the page's texts. */
  words: string;
  /** Module of the page's texts in `packages/content/src`, without its extension. */
  file: string;
  /** Name of the page's component. */
  component: string;
  /** Path of the component's module in the site's `pages`. */
  module: string;
  /** Path of its story. */
  story: string;
}

/** Folders whose pages the header links to. */
const folders: readonly string[] = navigationGroups
  .map(({ id }) => id)
  .filter((id) => id !== "resources");

/** Values of `group` for pages whose path does not determine the dropdown. */
const pageGroups = ["resources", ...folders, "none"];

/** The header's dropdown that the path determines, if any: `solutions` for `solutions/voicemail`. */
export function groupOfPath(path: string): string | undefined {
  const [folder = "", name] = partsOf(path);
  return name !== undefined && folders.includes(folder) ? folder : undefined;
}

/** Whether the footer has a column with the dropdown's name. */
const hasFooterColumn = (group: string | undefined) =>
  footerColumns.some(({ id }) => id === `footer-${group}`);

const partsOf = (path: string) => path.trim().replace(/^\//, "").split("/");

/** Module of a page's texts in the content, without extension. */
function wordsFile(folder: string | undefined, name: string): string {
  if (folder === undefined) return name;
  return folders.includes(folder)
    ? `${folder.replace(/s$/, "")}-pages/${name}`
    : `${folder}-${name}`;
}

/** @throws InputError If another page has this path, id or name. */
export function checkPage(path: string, id: string, name: string): void {
  if (Object.hasOwn(pageList, path)) throw new InputError(`There is already a page at ${path}.`);
  for (const [other, page] of Object.entries(pageList)) {
    if (page.id === id) throw new InputError(`${other} is called "${id}" in events already.`);
    if (page.name.toLowerCase() === name.toLowerCase())
      throw new InputError(`${other} is called "${page.name}" already: choose another --name.`);
  }
}

/**
 * Derives all places of a page from its path and the options.
 *
 * @throws InputError If no page can have this path, if the path, id or name is already used, or if the group
 * does not exist.
 */
export function placeOf(path: string, options: PageOptions): PagePlace {
  const parts = partsOf(path);
  if (parts.length > 2)
    throw new InputError(`"${path}" is too deep: a page is at /<name> or /<folder>/<name>.`);
  for (const part of parts) checkName(part);
  if (parts[0] === "blog")
    throw new InputError("An article needs more than a page: see CONTRIBUTING.md, “Add a post”.");
  const slug = parts.at(-1) ?? "";
  const folder = parts.length > 1 ? parts[0] : undefined;
  const address = `/${parts.join("/")}`;
  if (isServerPath(address))
    throw new InputError(
      `${address} is an address of the server, so no page can have it: choose another address.`,
    );
  const name = options.name ?? titled(slug);
  const ofPath = groupOfPath(path);
  const group = ofPath === undefined ? (options.group ?? "resources") : undefined;
  if (group !== undefined && !pageGroups.includes(group))
    throw new InputError(
      `The header has no group "${group}": ${pageGroups.filter((each) => each !== "none").join(", ")}.`,
    );
  const id = `${slug}-page`;
  checkPage(address, id, name);
  return {
    address,
    id,
    name,
    group: group === "none" ? undefined : group,
    inFooter: hasFooterColumn(ofPath ?? group),
    words: `${camel(slug)}Page`,
    file: wordsFile(folder, slug),
    component: pascal(slug),
    module: `${folder ?? slug}/${slug}.page.tsx`,
    story: `stories/pages/${parts.join("-")}.stories.tsx`,
  };
}
