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
  /** Its work starts by itself: the application does not wait for a visitor's sign. */
  startsAtOnce?: boolean;
  /** The path of the page that its work leads to by itself. */
  leadsTo?: string;
  /** Its fragment carries tokens: cleared before anything else runs. */
  secretFragment?: boolean;
}

/** A page whose module is named like the end of its path, in the folder that is named like its start. */
const below = (folder: string, name: string, load: SiteRoute["load"]): SiteRoute => ({
  path: `/${folder}/${name}`,
  module: `src/pages/${folder}/${name}.tsx`,
  load,
});

/** The page of an article: `/blog/<slug>`. */
const article = (slug: string, load: SiteRoute["load"]): SiteRoute => ({
  ...below("blog/articles", slug, load),
  path: `/blog/${slug}`,
});

/**
 * Every page of the site (specification, section 2, "Route table"), and ours: the blog’s articles, and
 * the page for a new password.
 */
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
    path: "/blog",
    module: "src/pages/blog/blog.tsx",
    load: () => import("./pages/blog/blog.tsx"),
  },
  article("two-rings", () => import("./pages/blog/articles/two-rings.tsx")),
  article("when-to-interrupt", () => import("./pages/blog/articles/when-to-interrupt.tsx")),
  article("call-the-lead-first", () => import("./pages/blog/articles/call-the-lead-first.tsx")),
  article("after-the-call", () => import("./pages/blog/articles/after-the-call.tsx")),
  article("intake-by-phone", () => import("./pages/blog/articles/intake-by-phone.tsx")),
  article("spanish-at-night", () => import("./pages/blog/articles/spanish-at-night.tsx")),
  article("no-shows", () => import("./pages/blog/articles/no-shows.tsx")),
  article("screening-rules", () => import("./pages/blog/articles/screening-rules.tsx")),
  {
    path: "/support",
    module: "src/pages/support/support.tsx",
    load: () => import("./pages/support/support.tsx"),
  },
  {
    path: "/login",
    module: "src/pages/login.tsx",
    load: () => import("./pages/login.tsx"),
  },
  {
    path: "/signup",
    module: "src/pages/signup/signup.tsx",
    load: () => import("./pages/signup/signup.tsx"),
    startsAtOnce: true,
  },
  {
    path: "/auth/verify",
    module: "src/pages/verify.tsx",
    load: () => import("./pages/verify.tsx"),
    startsAtOnce: true,
    leadsTo: "/",
    secretFragment: true,
  },
  {
    path: "/auth/reset",
    module: "src/pages/reset/reset.tsx",
    load: () => import("./pages/reset/reset.tsx"),
    startsAtOnce: true,
    secretFragment: true,
  },
  below("products", "outbound-ai-agents", () => import("./pages/products/outbound-ai-agents.tsx")),
  below("products", "ai-receptionist", () => import("./pages/products/ai-receptionist.tsx")),
  below("solutions", "lead-generation", () => import("./pages/solutions/lead-generation.tsx")),
  below(
    "solutions",
    "appointment-scheduling",
    () => import("./pages/solutions/appointment-scheduling.tsx"),
  ),
  below("solutions", "call-screening", () => import("./pages/solutions/call-screening.tsx")),
  below("solutions", "crm-integration", () => import("./pages/solutions/crm-integration.tsx")),
  {
    path: "/industries",
    module: "src/pages/industries/industries.tsx",
    load: () => import("./pages/industries/industries.tsx"),
  },
  below("industries", "home-services", () => import("./pages/industries/home-services.tsx")),
  below("industries", "law-firms", () => import("./pages/industries/law-firms.tsx")),
  below("industries", "healthcare", () => import("./pages/industries/healthcare.tsx")),
  below("industries", "real-estate", () => import("./pages/industries/real-estate.tsx")),
  below("industries", "saas", () => import("./pages/industries/saas.tsx")),
  below("industries", "mortgage", () => import("./pages/industries/mortgage.tsx")),
  below("industries", "automotive", () => import("./pages/industries/automotive.tsx")),
  below(
    "industries",
    "financial-services",
    () => import("./pages/industries/financial-services.tsx"),
  ),
  below("industries", "e-commerce", () => import("./pages/industries/e-commerce.tsx")),
  {
    path: "/case-studies",
    module: "src/pages/case-studies/case-studies.tsx",
    load: () => import("./pages/case-studies/case-studies.tsx"),
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
