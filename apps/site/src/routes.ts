/**
 * The route table, derived from the list of pages. It names modules without importing them, so that
 * the shell and Node tools can read it (`page-loading.ts` loads them).
 */
import { type PagePath, articleSlugs, pageList } from "@larkline/content/page-list";

/** A page's entry in the route table. */
export interface SiteRoute {
  /** Path of the page; `*` for the 404 page. */
  path: string;
  /** The page's module relative to the site's folder, as in Vite's manifest. */
  module: string;
  /** Whether the application starts on load instead of on the first interaction. */
  startsAtOnce?: boolean;
  /** Path of the page to which this one always redirects. */
  leadsTo?: string;
  /**
   * Whether the page's only controls are links and buttons that open the chat. Hydration then keeps the page's
   * prerendered markup. The page's module is loaded only when the visitor opens the page from another page of
   * the site, or leaves it for another one.
   */
  keepsMarkup?: boolean;
  /** Whether the fragment contains tokens, so that it is cleared before anything else runs. */
  secretFragment?: boolean;
}

/**
 * Options of pages that do not load like the other pages. Sign-up's button is disabled until hydration, and
 * the pages below `/auth` handle the tokens of a mail's link, so these pages start without an interaction.
 */
const behavior: Partial<Record<PagePath, Omit<SiteRoute, "path" | "module">>> = {
  "/signup": { startsAtOnce: true },
  "/auth/verify": { startsAtOnce: true, leadsTo: "/", secretFragment: true },
  "/auth/reset": { startsAtOnce: true, secretFragment: true },
};

/**
 * A page's module by its path: `pages/pricing/pricing.page.tsx` for `/pricing`, and
 * `pages/auth/verify.page.tsx` for `/auth/verify`.
 */
function moduleOf(path: string): string {
  const [folder = "", name = folder] = (path === "/" ? "home" : path.slice(1)).split("/");
  return `src/pages/${folder}/${name}.page.tsx`;
}

/** Matches the paths of industries and articles, whose pages keep their prerendered markup. */
const keepsMarkupPattern = /^\/(?:industries|blog)\/./;

const routeAt = (path: string): SiteRoute => ({
  path,
  module: moduleOf(path),
  ...(keepsMarkupPattern.test(path) && { keepsMarkup: true }),
});

// oxlint-disable-next-line no-unsafe-type-assertion -- The type of `Object.keys` is more general.
const pagePaths = Object.keys(pageList) as PagePath[];

/**
 * All pages of the site: those of the specification (section 2, "Route table"), and our own pages, which are
 * the blog's articles and the password reset.
 */
export const routes: readonly SiteRoute[] = [
  ...pagePaths.map((path) => ({ ...routeAt(path), ...behavior[path] })),
  ...articleSlugs.map((slug) => routeAt(`/blog/${slug}`)),
];

/** The 404 page. */
export const notFoundRoute: SiteRoute = {
  path: "*",
  module: moduleOf("/not-found"),
  keepsMarkup: true,
};

/** The route of a path. Ignores a trailing slash, which some static servers add (`entry-client.tsx`). */
export function routeFor(pathname: string): SiteRoute {
  // The lookbehind keeps the slash of the home page's path.
  const path = pathname.replace(/(?<=.)\/+$/, "");
  return routes.find((route) => route.path === path) ?? notFoundRoute;
}
