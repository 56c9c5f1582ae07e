/**
 * Names of pages and of the pages above them, for breadcrumbs, structured data and the kicker (the short
 * line above a page's headline). A page's name is the text of its link in the header, or, if the header
 * does not link to it, its name in `page-list.ts`.
 */
import { header } from "./header.ts";
import { navigation, navigationGroups } from "./navigation.ts";
import { pageAt } from "./page-list.ts";

/** A page with its name. */
export interface NamedPage {
  readonly label: string;
  readonly href: string;
}

/**
 * The group of links whose overview page is at `path`. The group's label is the overview's name:
 * "Industries", not "All Industries" as in the header.
 */
const groupAt = (path: string) => navigationGroups.find(({ id }) => path === `/${id}`);

/** Name of the page at `path`; empty if the site has no such page. */
export function pageName(path: string): string {
  const link = navigationGroups.flatMap(({ links }) => links).find(({ href }) => href === path);
  return (groupAt(path) ?? link)?.label ?? pageAt(path)?.name ?? "";
}

/**
 * The pages above the page at `path`: the home page, then the page one segment up, if the site has it. The
 * home page has none above it.
 */
export function pagesAbove(path: string): readonly NamedPage[] {
  if (path === header.home) return [];
  const above = path.slice(0, path.lastIndexOf("/"));
  return [navigation.home, ...(pageAt(above) ? [{ label: pageName(above), href: above }] : [])];
}
