import { type ListedPage, notFoundPage, pageAt } from "@larkline/content/page-list";

import { routeFor } from "../routes.ts";

/** Which page an address shows, for the events that name one (specification, section 3). */
export function pageIdentity(pathname: string): Pick<ListedPage, "id" | "name"> {
  const { path } = routeFor(pathname);
  // Articles count as the blog's page; the page view's path tells which one.
  return pageAt(path) ?? pageAt(path.replace(/\/[^/]+$/, "")) ?? notFoundPage;
}
