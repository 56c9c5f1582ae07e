/**
 * Links of the header and the footer of every page (specification, section 2, "Global chrome"). Every page
 * loads this module with the application, so it imports no page's texts. The links' names come from
 * `page-list.ts`; `navigation.test.ts` compares them with the names of products, solutions and industries.
 */
import { brand } from "./brand.ts";
import { header } from "./header.ts";
import { type NavigationGroupId, pagesIn } from "./page-list.ts";

export interface NavigationLink {
  readonly label: string;
  /** A path, an anchor on the same page, or one of `externalLinks`. */
  readonly href: string;
  /** Whether it opens in a new tab, as documentation and the external app do. */
  readonly external?: boolean;
}

export interface NavigationGroup {
  readonly id: string;
  readonly label: string;
  readonly links: readonly NavigationLink[];
}

/** Placeholders of external URLs, which are configured (`DOCS_URL`, `APP_URL`). */
export const externalLinks = {
  docs: "external:docs",
  /** The documentation on integrations. */
  integrations: "external:integrations",
  app: "external:app",
} as const;

const linksTo = (group: NavigationGroupId): readonly NavigationLink[] =>
  pagesIn(group).map(({ path, name, link = name }) => ({ label: link, href: path }));

/** The header's four dropdowns. */
export const navigationGroups: readonly NavigationGroup[] = [
  { id: "products", label: "Products", links: linksTo("products") },
  { id: "solutions", label: "Solutions", links: linksTo("solutions") },
  { id: "industries", label: "Industries", links: linksTo("industries") },
  {
    id: "resources",
    label: "Resources",
    links: [...linksTo("resources"), { label: "Docs", href: externalLinks.docs, external: true }],
  },
];

export const navigation = {
  /** The promo bar above the page; its button opens the chat. */
  promo: "The line is open. Ask away.",
  home: { label: "Home", href: header.home },
  pricing: { label: "Pricing", href: "/pricing" },
  login: { label: "Login / Sign Up", href: externalLinks.app, external: true },
  chat: header.chat,
  /** Text of the floating call to action, which appears after half of the page was scrolled. */
  floating: "Hear it answer. Ask it anything.",
} as const;

/** The footer's columns. The anchors on the same page are exactly those of the original specification. */
export const footerColumns: readonly NavigationGroup[] = [
  {
    id: "footer-products",
    label: "Products",
    links: [
      { label: "Outbound Campaigns", href: "#outbound-campaigns" },
      { label: "AI Receptionist", href: "#ai-receptionist" },
      { label: "Chat Integration", href: "#chat-integration" },
      { label: "Voice Analytics", href: "#voice-analytics" },
    ],
  },
  {
    id: "footer-solutions",
    label: "Solutions",
    links: [
      { label: "Lead Qualification", href: "#lead-qualification" },
      { label: "Scheduling", href: "#scheduling" },
      { label: "CRM Integration", href: "#crm-integration" },
      { label: "Analytics", href: "#analytics" },
    ],
  },
  {
    id: "footer-industries",
    label: "Industries",
    links: [
      { label: "Home Services", href: "#home-services" },
      { label: "Law Firms", href: "#law-firms" },
      { label: "Healthcare", href: "#healthcare" },
      { label: "Real Estate", href: "#real-estate" },
      { label: "SaaS", href: "#saas" },
    ],
  },
  {
    id: "footer-company",
    label: "Company",
    links: [
      { label: "Docs", href: "#docs" },
      { label: "About", href: "#about" },
      { label: "Careers", href: "#careers" },
      { label: "Press", href: "#press" },
      { label: "Contact", href: "#contact" },
    ],
  },
];

/** The last line of the footer. */
export const legalLinks: readonly NavigationLink[] = [
  { label: "Privacy", href: "#privacy" },
  { label: "Terms", href: "#terms" },
  { label: "Security", href: "#security" },
];

export const footer = {
  status: "All Systems Operational",
  chat: header.chat,
  copyright: `© ${brand.since} ${brand.name}`,
} as const;
