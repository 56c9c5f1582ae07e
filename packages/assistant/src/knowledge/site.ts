import { type ArticlePart, articleParts } from "@larkline/content/article-list";
import { blog } from "@larkline/content/blog";
import { brand } from "@larkline/content/brand";
import { greetings } from "@larkline/content/calls/greetings";
import { type CaseStudy, caseStudies } from "@larkline/content/case-studies";
import { type Claim, claims } from "@larkline/content/claims";
import { countInWords } from "@larkline/content/count-in-words";
import { type FaqItem, faqItems } from "@larkline/content/faq";
import { home } from "@larkline/content/home";
import { type Industry, industries } from "@larkline/content/industries";
import { industriesOverview } from "@larkline/content/industries-overview";
import { automotivePage } from "@larkline/content/industry-pages/automotive";
import { integrations } from "@larkline/content/integrations";
import { navigation } from "@larkline/content/navigation";
import { titleAlone } from "@larkline/content/page-meta";
import { pageWords } from "@larkline/content/pages";
import {
  annualBadge,
  annualMonthsPaid,
  includedInAllPlans,
  type PlanCategory,
  planCategories,
} from "@larkline/content/plans";
import { articlePath, type Post, postCategories, posts } from "@larkline/content/posts";
import { pricing } from "@larkline/content/pricing";
import { type Product, products } from "@larkline/content/products";
import { signUp } from "@larkline/content/sign-up";
import { type Solution, solutions } from "@larkline/content/solutions";
import type { Source } from "@larkline/content/source";
import { support } from "@larkline/content/support";
import { passwordRules } from "@larkline/contract/password";

import { type Section, siteSections } from "./sections.ts";

/** A page with its title, without the product's name. */
function page(href: keyof typeof pageWords): Source {
  return { title: titleAlone(pageWords[href].meta), href };
}

const { firstName, lastName, email, password, confirmPassword } = signUp.form;

/** The site's content, as far as answers use it. */
export const siteContent = {
  brand,
  planCategories: planCategories satisfies readonly PlanCategory[],
  includedInAllPlans,
  annualBadge: annualBadge as string, // Only quoted: answers state the computed saving.
  annualMonths: countInWords(annualMonthsPaid), // How many months' price a year costs: 'ten'.
  pricingHeadline: pricing.headline as string, // How plans are priced.
  pricingSource: page("/pricing"),
  trialButton: pricing.cta.button as string, // It leads to the sign-up.
  claims: claims as Readonly<Record<string, Claim>>,
  faqItems: faqItems satisfies readonly FaqItem[],
  products: products satisfies readonly Product[],
  solutions: solutions satisfies readonly Solution[],
  industries: industries satisfies readonly Industry[],
  integrations,
  caseStudies: caseStudies satisfies readonly CaseStudy[],
  posts: posts satisfies readonly Post[], // Newest first.
  articleParts: articleParts satisfies readonly ArticlePart[],
  postCategories,
  blogPage: page("/blog"),
  blogUpdates: blog.sidebar.subscribe.description as string, // How often, and how to subscribe.
  sections: siteSections satisfies readonly Section[], // The pages' texts beyond the entities above.
  greetingLanguages: greetings.map(({ language }): string => language), // Visitors can listen to them.
  /** Every tool that a page names, integrations first. */
  toolNames: [...integrations.map(({ name }) => name), ...automotivePage.systems.names],
  industriesPage: page("/industries"),
  otherIndustriesCta: industriesOverview.cta, // For industries without a page.
  supportPage: {
    title: `${page("/support").title}: ${support.contact.title}`,
    href: `/support#${support.contact.anchor}`,
  } satisfies Source as Source,
  loginLink: navigation.login.label as string, // In the header; it leads to the application.
  accountPages: { signUp: page("/signup"), login: page("/login") },
  passwordRules: passwordRules.map(({ label }): string => label),
  signUpFields: [firstName, lastName, email, password, confirmPassword] as readonly string[],
  /** The steps of 'How it works', in order. */
  steps: home.howItWorks.steps.map(({ id, title, description, points }) => ({
    id,
    title,
    description,
    points,
    source: {
      title: `Home: ${home.howItWorks.title}`,
      href: `/#${home.howItWorks.anchor}`,
    } satisfies Source as Source,
  })),
  /** Paths of the existing pages; answers cite no other page. */
  publishedPaths: [...Object.keys(pageWords), ...posts.map(({ slug }) => articlePath(slug))],
};

/** All content from which the assistant answers. */
export type Site = typeof siteContent;
