import type { PageMeta } from "@larkline/content/page-meta";
import type { ComponentType } from "react";

/** What a module of a page exports. */
export interface PageModule {
  /** The page's markup. */
  default: ComponentType;
  /** What search engines and link previews read about it. */
  meta: PageMeta;
}

export interface SiteRoute {
  /** The path as the router matches it; `*` is everything that no other route takes. */
  path: string;
  /** The page's module, from the site's folder, as the build's manifest names it. */
  module: string;
  load: () => Promise<PageModule>;
}

/** Every page of the site (specification, section 2, "Route table"). */
export const routes: readonly SiteRoute[] = [
  {
    path: "/",
    module: "src/pages/home/home.tsx",
    load: () => import("./pages/home/home.tsx"),
  },
  {
    path: "/pricing",
    module: "src/pages/pricing/pricing.tsx",
    load: () => import("./pages/pricing/pricing.tsx"),
  },
  {
    path: "/products/ai-receptionist",
    module: "src/pages/products/ai-receptionist.tsx",
    load: () => import("./pages/products/ai-receptionist.tsx"),
  },
];

/** What every other address shows, with the status 404. */
export const notFoundRoute: SiteRoute = {
  path: "*",
  module: "src/pages/not-found.tsx",
  load: () => import("./pages/not-found.tsx"),
};

/** The route of a path, by the same rule as the router: a slash at the end does not matter. */
export function routeFor(pathname: string): SiteRoute {
  const path = pathname.replace(/(?<=.)\/+$/, "");
  return routes.find((route) => route.path === path) ?? notFoundRoute;
}
