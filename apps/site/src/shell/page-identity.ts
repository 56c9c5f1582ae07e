import { type ListedPage, notFoundPage, pageAt } from "@larkline/content/page-list";

import { routeFor } from "../routes.ts";

/** The page at a path, as analytics events name it (specification, section 3). */
export function pageIdentity(pathname: string): Pick<ListedPage, "id" | "name"> {
  const { path } = routeFor(pathname);
  // Articles have the blog's id; the path of the page view distinguishes them.
  return pageAt(path) ?? pageAt(path.replace(/\/[^/]+$/, "")) ?? notFoundPage;
}
