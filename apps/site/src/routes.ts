/**
 * The route table, derived from the list of pages: it names each page's module and imports none, so that
 * pages, the frame and tools that run in Node can all read it (`page-loading.ts` loads them).
 */
import { type PagePath, articleSlugs, pageList } from "@larkline/content/page-list";

export interface SiteRoute {
  /** The path as the router matches it; `*` is everything that no other route takes. */
  path: string;
  /** The page's module, from the site's folder, as the build's manifest names it. */
  module: string;
  /** Its work starts by itself: the application does not wait for an interaction. */
  startsAtOnce?: boolean;
  /** The path of the page that its work leads to by itself. */
  leadsTo?: string;
  /** Its fragment carries tokens: cleared before anything else runs. */
  secretFragment?: boolean;
}

/** What some pages do that the others do not. */
const behavior: Partial<Record<PagePath, Omit<SiteRoute, "path" | "module">>> = {
  "/signup": { startsAtOnce: true },
  "/auth/verify": { startsAtOnce: true, leadsTo: "/", secretFragment: true },
  "/auth/reset": { startsAtOnce: true, secretFragment: true },
};

/** `/pricing` is `pages/pricing/pricing.page.tsx`, `/auth/verify` is `pages/auth/verify.page.tsx`. */
function moduleOf(path: string): string {
  const [folder = "", name = folder] = (path === "/" ? "home" : path.slice(1)).split("/");
  return `src/pages/${folder}/${name}.page.tsx`;
}

const routeAt = (path: string): SiteRoute => ({ path, module: moduleOf(path) });

const isPagePath = (path: string): path is PagePath => Object.hasOwn(pageList, path);

/**
 * Every page of the site (specification, section 2, "Route table"), and ours: the blog’s articles, and
 * the page for a new password.
 */
export const routes: readonly SiteRoute[] = [
  ...Object.keys(pageList)
    .filter(isPagePath)
    .map((path) => ({ ...routeAt(path), ...behavior[path] })),
  ...articleSlugs.map((slug) => routeAt(`/blog/${slug}`)),
];

/** What every other address shows, with the status 404. */
export const notFoundRoute: SiteRoute = { path: "*", module: moduleOf("/not-found") };

/** The route of a path, by the same rule as the router: a slash at the end does not matter. */
export function routeFor(pathname: string): SiteRoute {
  const path = pathname.replace(/(?<=.)\/+$/, "");
  return routes.find((route) => route.path === path) ?? notFoundRoute;
}
