/**
 * The route table, derived from the list of pages. It names modules without importing them, so that
 * the shell and Node tools can read it (`page-loading.ts` loads them).
 */
import { type PagePath, articleSlugs, pageList } from "@larkline/content/page-list";

export interface SiteRoute {
  /** Path pattern of the router; `*` matches everything else. */
  path: string;
  /** The page's module relative to the site's folder, as in Vite's manifest. */
  module: string;
  /** Its work starts by itself: the application does not wait for an interaction. */
  startsAtOnce?: boolean;
  /** Path of the page to which this one redirects. */
  leadsTo?: string;
  /**
   * Its controls are links and buttons that open the chat: the prerendered markup stays as it is, and
   * the page's own script is loaded when it is opened from another page.
   */
  keepsMarkup?: boolean;
  /** The fragment contains tokens: it is cleared before anything else runs. */
  secretFragment?: boolean;
}

/** Options of pages that differ from the others. */
const behavior: Partial<Record<PagePath, Omit<SiteRoute, "path" | "module">>> = {
  "/signup": { startsAtOnce: true },
  "/auth/verify": { startsAtOnce: true, leadsTo: "/", secretFragment: true },
  "/auth/reset": { startsAtOnce: true, secretFragment: true },
};

/**
 * `/pricing` is `pages/pricing/pricing.page.tsx`, `/auth/verify` is `pages/auth/verify.page.tsx`.
 */
function moduleOf(path: string): string {
  const [folder = "", name = folder] = (path === "/" ? "home" : path.slice(1)).split("/");
  return `src/pages/${folder}/${name}.page.tsx`;
}

/** The page of an industry or an article. */
const kept = /^\/(?:industries|blog)\/./;

const routeAt = (path: string): SiteRoute => ({
  path,
  module: moduleOf(path),
  ...(kept.test(path) && { keepsMarkup: true }),
});

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

/** The 404 page. */
export const notFoundRoute: SiteRoute = {
  path: "*",
  module: moduleOf("/not-found"),
  keepsMarkup: true,
};

/** The route of a path. Like the router, it ignores a trailing slash. */
export function routeFor(pathname: string): SiteRoute {
  const path = pathname.replace(/(?<=.)\/+$/, "");
  return routes.find((route) => route.path === path) ?? notFoundRoute;
}
