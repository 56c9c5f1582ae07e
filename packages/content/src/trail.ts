/**
 * What each page is called, and the pages above it: the kickers, breadcrumbs and their structured data.
 * The names are the navigation's, and where that does not lead to a page, those that events know it by.
 */
import { header } from "./header.ts";
import { navigation, navigationGroups } from "./navigation.ts";
import { pageAt } from "./page-list.ts";

/** A page by name. */
export interface NamedPage {
  readonly label: string;
  readonly href: string;
}

/** A group's overview is called as the group: "Industries", not "All Industries". */
const groupAt = (path: string) => navigationGroups.find(({ id }) => path === `/${id}`);

/** What the page at `path` is called. */
export function pageName(path: string): string {
  const link = navigationGroups.flatMap(({ links }) => links).find(({ href }) => href === path);
  return (groupAt(path) ?? link)?.label ?? pageAt(path)?.name ?? "";
}

/** The pages above the one at `path`, from home. A group without a page of its own is none of them. */
export function pagesAbove(path: string): readonly NamedPage[] {
  if (path === header.home) return [];
  const above = path.slice(0, path.lastIndexOf("/"));
  return [navigation.home, ...(pageAt(above) ? [{ label: pageName(above), href: above }] : [])];
}
