/**
 * Links around every page (specification, section 2, "Global chrome"). They come with every page's
 * first script: so they are spelled here, and draw in none of the pages' texts
 * (`navigation.test.ts` holds their names to those of the pages).
 */
import { brand } from "./brand.ts";
import { header } from "./header.ts";

export interface NavigationLink {
  readonly label: string;
  /** A path, an anchor on the same page, or one of `externalLinks`. */
  readonly href: string;
  /** Opens in a new tab: documentation and the external app. */
  readonly external?: boolean;
}

export interface NavigationGroup {
  readonly id: string;
  readonly label: string;
  readonly links: readonly NavigationLink[];
}

/**
 * Names for addresses outside the site; where they lead is configuration
 * (`DOCS_URL`, `APP_URL`), so that they are spelled nowhere else.
 */
export const externalLinks = {
  docs: "external:docs",
  /** The documentation's part about integrations. */
  integrations: "external:integrations",
  app: "external:app",
} as const;

/** The header's four dropdowns. */
export const navigationGroups: readonly NavigationGroup[] = [
  {
    id: "products",
    label: "Products",
    links: [
      { label: "Outbound AI Agents", href: "/products/outbound-ai-agents" },
      { label: "AI Receptionist", href: "/products/ai-receptionist" },
    ],
  },
  {
    id: "solutions",
    label: "Solutions",
    links: [
      { label: "Lead Generation", href: "/solutions/lead-generation" },
      { label: "Appointment Scheduling", href: "/solutions/appointment-scheduling" },
      { label: "Call Screening", href: "/solutions/call-screening" },
      { label: "CRM Integration", href: "/solutions/crm-integration" },
    ],
  },
  {
    id: "industries",
    label: "Industries",
    links: [
      { label: "All Industries", href: "/industries" },
      { label: "Home Services", href: "/industries/home-services" },
      { label: "Law Firms", href: "/industries/law-firms" },
      { label: "Healthcare", href: "/industries/healthcare" },
      { label: "Real Estate", href: "/industries/real-estate" },
      { label: "SaaS & Software", href: "/industries/saas" },
      { label: "Mortgage", href: "/industries/mortgage" },
      { label: "Automotive", href: "/industries/automotive" },
      { label: "Financial Services", href: "/industries/financial-services" },
      { label: "E-commerce", href: "/industries/e-commerce" },
    ],
  },
  {
    id: "resources",
    label: "Resources",
    links: [
      { label: "Case Studies", href: "/case-studies" },
      { label: "Blog", href: "/blog" },
      { label: "Support", href: "/support" },
      { label: "Docs", href: externalLinks.docs, external: true },
    ],
  },
];

export const navigation = {
  /** The promo line over the page; its button opens the chat. */
  promo: "The line is open. Ask away.",
  home: { label: "Home", href: header.home },
  pricing: { label: "Pricing", href: "/pricing" },
  login: { label: "Login / Sign Up", href: externalLinks.app, external: true },
  chat: header.chat,
  /** The offer that appears once half of the page has been read. */
  floating: "Hear it answer. Ask it anything.",
} as const;

/** The footer's columns: anchors on the same page, to the letter of section 2. */
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

/** The line at the footer's end. */
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
