/** Texts of the pricing page (specification, section 2, "Pricing"). Prices are in `plans`. */
import { brand } from "./brand.ts";
import { claims } from "./claims.ts";
import type { PageMeta } from "./page-meta.ts";
import { annualBadge, annualMonthsPaid, lowestMonthlyPrice } from "./plans.ts";

const meta: PageMeta = {
  title: `Pricing | ${brand.name}`,
  description: `Plans for an AI receptionist, custom agents and outbound campaigns, from $${lowestMonthlyPrice} a month. Billed by the month or by the year.`,
};

export const pricing = {
  meta,
  headline: "Priced by the call, not by the seat.",
  lede: `Plans start from $${lowestMonthlyPrice} a month. Pay by the month, or pay for ${annualMonthsPaid} months and get twelve.`,
  /** Name of the category tabs, for assistive technology. */
  categoriesLabel: "Kind of agent",
  billing: {
    label: "Billing period",
    monthly: "Monthly",
    annual: "Annual",
    badge: annualBadge,
  },
  /** Words around a plan's figures. */
  plan: {
    perMonth: "a month",
    perYear: "a year",
    callsPerMonth: "calls a month",
    unlimitedCalls: "Unlimited calls",
    customCalls: "Calls by agreement",
    perCall: "a call",
    saving: "saved a year against monthly",
    billedToAgreement: "Billed to your agreement",
  },
  allPlansInclude: "All plans include",
  why: {
    title: "Why Choose",
    points: [
      {
        title: `${claims.accuracy.value} ${claims.accuracy.label}`,
        description: `Measured across ${claims.languages.value} languages.`,
      },
      {
        title: "Rapid deployment",
        description: `Set up in ${claims.setup.value}.`,
      },
      {
        title: claims.security.value,
        description: "Calls and data are encrypted end to end.",
      },
    ],
  },
  cta: {
    title: "Put your first call through.",
    description: "Start with one number. Change plans when the phone gets busier.",
    button: "Start Free Trial",
    href: "/signup",
  },
  /** Where 'Select Plan' and 'Contact Sales' lead. */
  planHref: "/signup",
} as const;
