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

/** Every page of the site (specification, section 2, "Route table"), and ours for a new password. */
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
  {
    path: "/products/outbound-ai-agents",
    module: "src/pages/products/outbound-ai-agents.tsx",
    load: () => import("./pages/products/outbound-ai-agents.tsx"),
  },
  {
    path: "/products/ai-receptionist",
    module: "src/pages/products/ai-receptionist.tsx",
    load: () => import("./pages/products/ai-receptionist.tsx"),
  },
  {
    path: "/solutions/lead-generation",
    module: "src/pages/solutions/lead-generation.tsx",
    load: () => import("./pages/solutions/lead-generation.tsx"),
  },
  {
    path: "/solutions/appointment-scheduling",
    module: "src/pages/solutions/appointment-scheduling.tsx",
    load: () => import("./pages/solutions/appointment-scheduling.tsx"),
  },
  {
    path: "/solutions/call-screening",
    module: "src/pages/solutions/call-screening.tsx",
    load: () => import("./pages/solutions/call-screening.tsx"),
  },
  {
    path: "/solutions/crm-integration",
    module: "src/pages/solutions/crm-integration.tsx",
    load: () => import("./pages/solutions/crm-integration.tsx"),
  },
  {
    path: "/industries",
    module: "src/pages/industries/industries.tsx",
    load: () => import("./pages/industries/industries.tsx"),
  },
  {
    path: "/industries/home-services",
    module: "src/pages/industries/home-services.tsx",
    load: () => import("./pages/industries/home-services.tsx"),
  },
  {
    path: "/industries/law-firms",
    module: "src/pages/industries/law-firms.tsx",
    load: () => import("./pages/industries/law-firms.tsx"),
  },
  {
    path: "/industries/healthcare",
    module: "src/pages/industries/healthcare.tsx",
    load: () => import("./pages/industries/healthcare.tsx"),
  },
  {
    path: "/industries/real-estate",
    module: "src/pages/industries/real-estate.tsx",
    load: () => import("./pages/industries/real-estate.tsx"),
  },
  {
    path: "/industries/saas",
    module: "src/pages/industries/saas.tsx",
    load: () => import("./pages/industries/saas.tsx"),
  },
  {
    path: "/industries/mortgage",
    module: "src/pages/industries/mortgage.tsx",
    load: () => import("./pages/industries/mortgage.tsx"),
  },
  {
    path: "/industries/automotive",
    module: "src/pages/industries/automotive.tsx",
    load: () => import("./pages/industries/automotive.tsx"),
  },
  {
    path: "/industries/financial-services",
    module: "src/pages/industries/financial-services.tsx",
    load: () => import("./pages/industries/financial-services.tsx"),
  },
  {
    path: "/industries/e-commerce",
    module: "src/pages/industries/e-commerce.tsx",
    load: () => import("./pages/industries/e-commerce.tsx"),
  },
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
