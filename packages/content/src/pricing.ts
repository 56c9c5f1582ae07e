/**
 * Texts of the pricing page (specification, section 2, "Pricing"). The chat's comparison of plans uses some
 * of them. Prices, and the texts of plan buttons and badges, are in `plans.ts`.
 */
import { brand } from "./brand.ts";
import { claims } from "./claims.ts";
import { wholeAmount } from "./money.ts";
import type { PageMeta } from "./page-meta.ts";
import {
  annualBadge,
  annualMonthsPaid,
  lowestMonthlyPrice,
  planCategories,
  plans,
} from "./plans.ts";

/** The lowest monthly price of a plan of the AI receptionist. */
const lowestReceptionistPrice = Math.min(
  ...plans
    .filter(({ id }) => id.startsWith("receptionist-"))
    .map(({ price }) => price.monthly ?? Infinity),
);

/** 'AI Receptionist, Custom Agents and Outbound Campaigns'. British, because our texts have no comma before 'and'. */
const categoryNames = new Intl.ListFormat("en-GB").format(planCategories.map(({ name }) => name));

const meta: PageMeta = {
  title: `Pricing: AI receptionists from ${wholeAmount(lowestReceptionistPrice)} a month | ${brand.name}`,
  description: `Pricing of ${categoryNames}: plans from ${wholeAmount(lowestMonthlyPrice)} a month, billed by the month or by the year.`,
};

/**
 * Metadata, the name of the tab list, the labels of the billing period, and texts around the plan cards. The
 * labels of the tabs are in `plans.ts`.
 */
export const pricingBoard = {
  meta,
  /** Accessible name of the list of category tabs. */
  categoriesLabel: "Kind of agent",
  billing: {
    label: "Billing period",
    monthly: "Monthly",
    annual: "Annual",
    badge: annualBadge,
  },
  allPlansInclude: "All plans include",
  /** Target of the plan buttons, both 'Select Plan' and 'Contact Sales'. */
  planHref: "/signup",
} as const;

/** The comparison of the selected category's plans. */
export const pricingTable = {
  title: "Point by point",
  lede: "Each plan has what the one before it has.",
  /** Second half of the caption: 'AI Receptionist plans compared'. */
  caption: "plans compared",
  perMonth: "a month",
  perYear: "a year",
  billing: "Calls and billing",
  calls: "Calls a month",
  unlimited: "Unlimited",
  byAgreement: "By agreement",
  perCall: "Price of a call",
  /**
   * Label of the row with the price for the other billing period. The key is the period that the page shows:
   * with `monthly`, the row has annual prices.
   */
  otherPeriod: { monthly: "Paid for a year", annual: "Paid by the month" },
  saving: "Saved by paying for a year",
  features: "What the agent does",
} as const;

/** All texts of the page, except for those in `plans.ts`. */
export const pricing = {
  ...pricingBoard,
  headline: "Priced by the call, not by the seat.",
  lede: `AI receptionist plans start from ${wholeAmount(lowestReceptionistPrice)} a month. Pay by the month, or pay for ${annualMonthsPaid} months and get 12.`,
  table: pricingTable,
  why: {
    title: `Why Choose ${brand.name}`,
    lede: "What holds for every plan, from the smallest one up.",
    points: [
      {
        // Shown after `figure`: '99.2%', then this title.
        title: `${claims.accuracy.label} across ${claims.languages.value} languages`,
        description: "It hears which one is spoken, and answers in it.",
        figure: claims.accuracy.value,
      },
      {
        title: "Rapid deployment",
        description: "You choose a number and write a greeting. We test the line with you.",
        plate: claims.setup.value,
      },
      {
        title: claims.security.value,
        description: "With end-to-end encryption of calls and data.",
        plate: "Encrypted",
      },
    ],
  },
  cta: {
    title: "Put your first call through.",
    description: "Start with one number. Change plans when the phone gets busier.",
    button: "Start Free Trial",
    href: "/signup",
    /** Labels at both ends of the drawn cord (decorative). */
    ends: ["Your number", brand.name],
  },
} as const;
