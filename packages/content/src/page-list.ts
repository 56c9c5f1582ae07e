/**
 * The list of the site's pages, by path. These are derived from it: the route table
 * (`apps/site/src/routes.ts`), the header's links (`navigation.ts`), additional links of the footer
 * (`footer-links.ts`), the breadcrumbs (`trail.ts`), and the pages' ids in analytics events. The compiler
 * checks that `pages.ts` has the texts of every page.
 *
 * Every page's first script contains this module, so it imports no page's texts.
 */

/** A dropdown of the header. */
export type NavigationGroupId = "products" | "solutions" | "industries" | "resources";

export interface ListedPage {
  /** The page's id in analytics events (specification, section 3, "Analytics events"). */
  readonly id: string;
  /**
   * The page's name: the 'Page' of an event's label 'Page - Button', and the text of links and breadcrumbs if
   * there is no `link`.
   */
  readonly name: string;
  /**
   * Text of the header's link to the page, and its name in breadcrumbs. In breadcrumbs, the overview of a
   * dropdown has the dropdown's name instead (`trail.ts`).
   * @default `name`
   */
  readonly link?: string;
  /**
   * The header's dropdown that links to the page.
   * @default the dropdown with the name of the path's first segment, if there is one
   */
  readonly group?: NavigationGroupId;
  /**
   * Whether the footer links to the page: in place of the anchor with the name of the path's last segment,
   * or else at the end of the column with the name of the page's dropdown. `npm run new page` sets it.
   * @default false
   */
  readonly inFooter?: true;
}

export const pageList = {
  "/": { id: "home-page", name: "Home" },
  "/pricing": { id: "pricing-page", name: "Pricing" },
  "/case-studies": { id: "case-studies", name: "Case Studies", group: "resources" },
  "/blog": { id: "blog-page", name: "Blog", group: "resources" },
  "/support": { id: "support-page", name: "Support", group: "resources" },
  "/login": { id: "login-page", name: "Login" },
  "/signup": { id: "signup-page", name: "Sign Up" },
  "/auth/verify": { id: "verify-page", name: "Verify" },
  "/auth/reset": { id: "reset-page", name: "New Password" },
  "/products/outbound-ai-agents": { id: "outbound-ai-agents-page", name: "Outbound AI Agents" },
  "/products/ai-receptionist": { id: "ai-receptionist-page", name: "AI Receptionist" },
  "/solutions/lead-generation": { id: "lead-generation-page", name: "Lead Generation" },
  "/solutions/appointment-scheduling": {
    id: "appointment-scheduling-page",
    name: "Appointment Scheduling",
  },
  "/solutions/call-screening": { id: "call-screening-page", name: "Call Screening" },
  "/solutions/crm-integration": { id: "crm-integration-page", name: "CRM Integration" },
  "/industries": { id: "industries-page", name: "Industries", link: "All Industries" },
  "/industries/home-services": { id: "home-services-page", name: "Home Services" },
  "/industries/law-firms": { id: "law-firms-page", name: "Law Firms" },
  "/industries/healthcare": { id: "healthcare-page", name: "Healthcare" },
  "/industries/real-estate": { id: "real-estate-page", name: "Real Estate" },
  "/industries/saas": { id: "saas-page", name: "SaaS", link: "SaaS & Software" },
  "/industries/mortgage": { id: "mortgage-page", name: "Mortgage" },
  "/industries/automotive": { id: "automotive-page", name: "Automotive" },
  "/industries/financial-services": { id: "financial-services-page", name: "Financial Services" },
  "/industries/e-commerce": { id: "e-commerce-page", name: "E-commerce" },
} as const satisfies Record<`/${string}`, ListedPage>;

export type PagePath = keyof typeof pageList;

/** The page that is shown for every unknown URL. */
export const notFoundPage = { id: "not-found-page", name: "Not Found" } as const;

/** The blog's articles, each at `/blog/<slug>`, newest first. In events they count as the blog. */
export const articleSlugs = [
  "two-rings",
  "when-to-interrupt",
  "call-the-lead-first",
  "after-the-call",
  "intake-by-phone",
  "spanish-at-night",
  "no-shows",
  "screening-rules",
] as const;

/** The page at `path`, or undefined. */
export function pageAt(path: string): ListedPage | undefined {
  const listed: Readonly<Record<string, ListedPage>> = pageList;
  return Object.hasOwn(listed, path) ? listed[path] : undefined;
}

/** The pages that a dropdown of the header links to, in their order. */
export function pagesIn(group: NavigationGroupId): readonly (ListedPage & { path: string })[] {
  return Object.entries<ListedPage>(pageList)
    .filter(([path, page]) => (page.group ?? path.split("/")[1]) === group)
    .map(([path, page]) => ({ path, ...page }));
}
