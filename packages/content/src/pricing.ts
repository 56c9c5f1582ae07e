/** Texts of the pricing page (specification, section 2, "Pricing"). Prices are in `plans`. */
import { brand } from "./brand.ts";
import { claims } from "./claims.ts";
import type { PageMeta } from "./page-meta.ts";
import { annualBadge, annualMonthsPaid, lowestMonthlyPrice } from "./plans.ts";

const meta: PageMeta = {
  title: `Pricing: AI receptionist plans from $${lowestMonthlyPrice} a month | ${brand.name}`,
  description: `Pricing of the AI receptionist, custom agents and outbound campaigns: plans from $${lowestMonthlyPrice} a month, billed by the month or by the year.`,
};

/** The board of plans. */
export const pricingBoard = {
  meta,
  /** Name of the category tabs, for assistive technology. */
  categoriesLabel: "Kind of agent",
  billing: {
    label: "Billing period",
    monthly: "Monthly",
    annual: "Annual",
    badge: annualBadge,
  },
  allPlansInclude: "All plans include",
  /** Targets of 'Select Plan' and 'Contact Sales'. */
  planHref: "/signup",
} as const;

/** The comparison of the selected category's plans. */
export const pricingTable = {
  title: "Point by point",
  lede: "Each plan has what the one before it has.",
  /** Caption of the table, after the category. */
  caption: "plans compared",
  perMonth: "a month",
  perYear: "a year",
  billing: "Calls and billing",
  calls: "Calls a month",
  unlimited: "Unlimited",
  byAgreement: "By agreement",
  perCall: "Price of a call",
  otherPeriod: { monthly: "Paid for a year", annual: "Paid by the month" },
  saving: "Saved by paying for a year",
  features: "What the agent does",
  /**
   * Followed by the name of another plan: a feature that means all features of that plan. The table has no
   * row for it.
   */
  everythingIn: "Everything in",
} as const;

export const pricing = {
  ...pricingBoard,
  headline: "Priced by the call, not by the seat.",
  lede: `AI receptionist plans start from $${lowestMonthlyPrice} a month. Pay by the month, or pay for ${annualMonthsPaid} months and get 12.`,
  table: pricingTable,
  why: {
    title: `Why Choose ${brand.name}`,
    lede: "What holds for every plan, from the smallest one up.",
    points: [
      {
        // Read after the figure.
        title: `${claims.accuracy.label} across ${claims.languages.value} languages`,
        description: "It hears which one is spoken, and goes on in it.",
        figure: claims.accuracy.value,
      },
      {
        title: "Rapid deployment",
        description: "You choose a number and write a greeting. We test the line with you.",
        plate: claims.setup.value,
      },
      {
        title: claims.security.value,
        description: "Calls and data are encrypted end to end.",
        plate: "Encrypted",
      },
    ],
  },
  cta: {
    title: "Put your first call through.",
    description: "Start with one number. Change plans when the phone gets busier.",
    button: "Start Free Trial",
    href: "/signup",
    /** Labels of the cord's ends. */
    ends: ["Your number", brand.name],
  },
} as const;
