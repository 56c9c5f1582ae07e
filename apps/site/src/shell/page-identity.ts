import { type ListedPage, notFoundPage, pageAt } from "@larkline/content/page-list";

import { routeFor } from "../routes.ts";

/** What analytics events call a page (specification, section 3, "Analytics events"). */
export type PageIdentity = Pick<ListedPage, "id" | "name">;

/** The page at a path, as analytics events name it. */
export function pageIdentity(pathname: string): PageIdentity {
  const { path } = routeFor(pathname);
  // Articles have the blog's id; the path of the page view distinguishes them.
  return pageAt(path) ?? pageAt(path.replace(/\/[^/]+$/, "")) ?? notFoundPage;
}
