/**
 * Names of pages and their ancestors, for kickers, breadcrumbs and structured data. The names are
 * those of the navigation; pages without a link there have the name used in events.
 */
import { header } from "./header.ts";
import { navigation, navigationGroups } from "./navigation.ts";
import { pageAt } from "./page-list.ts";

/** A page with its name. */
export interface NamedPage {
  readonly label: string;
  readonly href: string;
}

/** A group's overview has the name of the group: "Industries", not "All Industries". */
const groupAt = (path: string) => navigationGroups.find(({ id }) => path === `/${id}`);

/** Name of the page at `path`. */
export function pageName(path: string): string {
  const link = navigationGroups.flatMap(({ links }) => links).find(({ href }) => href === path);
  return (groupAt(path) ?? link)?.label ?? pageAt(path)?.name ?? "";
}

/** The ancestors of the page at `path`, from home. Groups without a page are left out. */
export function pagesAbove(path: string): readonly NamedPage[] {
  if (path === header.home) return [];
  const above = path.slice(0, path.lastIndexOf("/"));
  return [navigation.home, ...(pageAt(above) ? [{ label: pageName(above), href: above }] : [])];
}
