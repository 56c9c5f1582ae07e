import { blog } from "@larkline/content/blog";
import { brand } from "@larkline/content/brand";
import { greetings } from "@larkline/content/calls/greetings";
import { type CaseStudy, caseStudies } from "@larkline/content/case-studies";
import { claims } from "@larkline/content/claims";
import type { Claim } from "@larkline/content/claims";
import { faqItems } from "@larkline/content/faq";
import type { FaqItem } from "@larkline/content/faq";
import { home } from "@larkline/content/home";
import { industries } from "@larkline/content/industries";
import type { Industry } from "@larkline/content/industries";
import { industriesOverview } from "@larkline/content/industries-overview";
import { automotivePage } from "@larkline/content/industry-pages/automotive";
import { integrations } from "@larkline/content/integrations";
import type { Integration } from "@larkline/content/integrations";
import { nextQuestions } from "@larkline/content/next-questions";
import { pages } from "@larkline/content/pages";
import {
  annualBadge,
  customPricing,
  includedInAllPlans,
  planButtons,
  planCategories,
  popularBadge,
} from "@larkline/content/plans";
import type { PlanCategory } from "@larkline/content/plans";
import { type Post, postCategories, type PostCategory, posts } from "@larkline/content/posts";
import { pricing } from "@larkline/content/pricing";
import { products } from "@larkline/content/products";
import type { Product } from "@larkline/content/products";
import { signUp } from "@larkline/content/sign-up";
import { solutions } from "@larkline/content/solutions";
import type { Solution } from "@larkline/content/solutions";
import type { Source } from "@larkline/content/source";
import { support } from "@larkline/content/support";
import { passwordRules } from "@larkline/contract/password";

import type { FollowUpTopic } from "../answer/answer.ts";
import { type Section, siteSections } from "./sections.ts";

/** A step of what every call goes through. */
interface Step {
  id: string;
  title: string;
  description: string;
  points: readonly string[];
  source: Source;
}

/** Everything the assistant may say. What is not in here it does not know. */
export interface Site {
  brand: {
    name: string;
    assistantName: string;
    contact: {
      phone: string;
      phoneUri: string;
      email: string;
      emailUri: string;
      location: string;
    };
  };
  planCategories: readonly PlanCategory[];
  includedInAllPlans: readonly string[];
  /** What the pricing page says of every plan beside that list. */
  heldByAll: { lede: string; points: readonly { title: string; description: string }[] };
  /** The badge beside 'Annual'; answers state the computed saving and name the badge as a badge. */
  annualBadge: string;
  /** Text of the badge and of the buttons on plans, and where those lead. */
  popularBadge: string;
  planButtons: Readonly<Record<"select" | "contact", string>>;
  planHref: `/${string}`;
  /** What the pricing page says of how it is priced, and where. */
  pricingHeadline: string;
  pricingSource: Source;
  /** The pricing page's last button, which leads to the sign-up. */
  trialButton: string;
  /** Words of a table of plans. */
  planTexts: { customPricing: string; table: typeof pricing.table };
  claims: Readonly<Record<string, Claim>>;
  faqItems: readonly FaqItem[];
  products: readonly Product[];
  solutions: readonly Solution[];
  industries: readonly Industry[];
  integrations: readonly Integration[];
  caseStudies: readonly CaseStudy[];
  /** The blog's articles, newest first, and its page. */
  posts: readonly Post[];
  blogPage: Source;
  /** How often the blog has something new, and how to hear of it. */
  blogUpdates: string;
  postCategories: readonly PostCategory[];
  /** What the pages say point by point, beyond the entities above. */
  sections: readonly Section[];
  /** Languages in which the site lets a greeting be heard. */
  greetingLanguages: readonly string[];
  /** Every tool that some page names, integrations first. */
  toolNames: readonly string[];
  /** Pages that answers point at by what they are for. */
  industriesPage: Source;
  /** What is said to trades that have no page. */
  ownTrade: { title: string; description: string };
  supportPage: Source;
  accountPages: { signUp: Source; login: Source };
  /** What a password must have, rule by rule. */
  passwordRules: readonly string[];
  /** What the sign-up form asks for, by the names of its fields. */
  signUpFields: readonly string[];
  /** How it works, in order. */
  steps: readonly Step[];
  /** Questions that an answer may offer to go on with, by what it was about. */
  followUps: Readonly<Record<FollowUpTopic, readonly string[]>>;
  /** Paths of the pages that are served; no other page is cited. */
  publishedPaths: readonly string[];
}

/** A page by its title, without the product's name. */
function page(href: keyof typeof pages): Source {
  const [title = href] = pages[href].title.split(" | ");
  return { title, href };
}

/** The site's own content. */
export const siteContent: Site = {
  brand,
  planCategories,
  includedInAllPlans,
  heldByAll: {
    lede: pricing.why.lede,
    points: pricing.why.points.map((point) => ({
      title: "figure" in point ? `${point.figure} ${point.title}` : point.title,
      description: point.description,
    })),
  },
  annualBadge,
  popularBadge,
  planButtons,
  planHref: pricing.planHref,
  pricingHeadline: pricing.headline,
  pricingSource: page("/pricing"),
  trialButton: pricing.cta.button,
  planTexts: { customPricing, table: pricing.table },
  claims,
  faqItems,
  products,
  solutions,
  industries,
  integrations,
  caseStudies,
  posts,
  postCategories,
  blogPage: page("/blog"),
  blogUpdates: blog.sidebar.subscribe.description,
  sections: siteSections,
  greetingLanguages: greetings.map(({ language }) => language),
  toolNames: [...integrations.map(({ name }) => name), ...automotivePage.systems.names],
  industriesPage: page("/industries"),
  ownTrade: industriesOverview.cta,
  supportPage: {
    title: `${page("/support").title}: ${support.contact.title}`,
    href: `/support#${support.contact.anchor}`,
  },
  accountPages: { signUp: page("/signup"), login: page("/login") },
  passwordRules: passwordRules.map(({ label }) => label),
  signUpFields: [
    signUp.form.firstName,
    signUp.form.lastName,
    signUp.form.email,
    signUp.form.password,
    signUp.form.confirmPassword,
  ],
  steps: home.howItWorks.steps.map(({ id, title, description, points }) => ({
    id,
    title,
    description,
    points,
    source: { title: `Home: ${home.howItWorks.title}`, href: `/#${home.howItWorks.anchor}` },
  })),
  followUps: nextQuestions,
  publishedPaths: Object.keys(pages),
};
