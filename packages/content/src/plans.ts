/** Plans with their prices and calls (specification, section 9, "Plans"). All texts derive prices from this file. */
import { claims } from "./claims.ts";
import type { Source } from "./source.ts";

/** The currency of all prices, by its code (ISO 4217). What else names it: docs/adopting.md. */
export const currency: string = "USD";

export type PlanCategoryId = "receptionist" | "custom" | "outbound";
export type PlanTier = "starter" | "basic" | "professional" | "enterprise";

/** Prices in whole units of `currency`; `null` if they are agreed individually. */
export interface PlanPrice {
  /** Paid month by month. */
  readonly monthly: number | null;
  /** Paid once for a year: ten times `monthly`. */
  readonly annual: number | null;
}

export interface Plan {
  /** Unique over all categories, for example `receptionist-starter`. */
  readonly id: `${PlanCategoryId}-${PlanTier}`;
  readonly name: string;
  readonly price: PlanPrice;
  /** The audience, in one sentence. */
  readonly description: string;
  /** Calls a month; 'custom' if they are agreed individually. */
  readonly callsIncluded: number | "unlimited" | "custom";
  readonly features: readonly string[];
  /** Whether the plan has the badge 'Most Popular'. One plan in each category has it. */
  readonly isPopular?: boolean;
  /** Whether the price is agreed individually: the card shows 'Custom Pricing' and 'Contact Sales'. */
  readonly isEnterprise?: boolean;
  /** Which button the plan has: `select` is 'Select Plan', `contact` is 'Contact Sales'. */
  readonly cta: "select" | "contact";
}

export interface PlanCategory {
  readonly id: PlanCategoryId;
  readonly name: string;
  /** What the agents of this category do, in one sentence. */
  readonly subtitle: string;
  /** Name of its icon. */
  readonly icon: "phone-incoming" | "sliders" | "phone-outgoing";
  /** Color of its cord. */
  readonly color: "blue" | "green" | "purple";
  /** Two color roles of the category: the cord's and a background's. */
  readonly gradient: readonly [from: string, to: string];
  /** Its section on the pricing page, which the chat's answers cite. */
  readonly source: Source;
  readonly plans: readonly Plan[];
}

/** Beginning of the feature that includes all features of the next smaller plan: 'Everything in Basic'. */
export const everythingIn = "Everything in";

export const planCategories: readonly PlanCategory[] = [
  {
    id: "receptionist",
    name: "AI Receptionist",
    subtitle: "Answers your phone, books appointments, screens callers.",
    icon: "phone-incoming",
    color: "blue",
    gradient: ["hue-blue", "info-tint"],
    source: { title: "Pricing: AI Receptionist", href: "/pricing#receptionist" },
    plans: [
      {
        id: "receptionist-starter",
        name: "Starter",
        price: { monthly: 99, annual: 990 },
        description: "For a single phone that is sometimes busy.",
        callsIncluded: 50,
        features: [
          "Answers around the clock",
          "Takes messages and sends summaries",
          "Answers questions about hours, prices and services",
          "Books into one calendar",
        ],
        cta: "select",
      },
      {
        id: "receptionist-basic",
        name: "Basic",
        price: { monthly: 299, annual: 2990 },
        description: "For an office that misses calls every week.",
        callsIncluded: 200,
        features: [
          `${everythingIn} Starter`,
          "Books, moves and cancels appointments",
          "Screens spam before it rings",
          "Writes contacts and notes to your CRM",
          "Puts urgent callers through to a person",
        ],
        isPopular: true,
        cta: "select",
      },
      {
        id: "receptionist-professional",
        name: "Professional",
        price: { monthly: 899, annual: 8990 },
        description: "For several teams behind one number.",
        callsIncluded: 600,
        features: [
          `${everythingIn} Basic`,
          "Routes callers by team, skill and hour",
          "Scores leads by your questions",
          "Keeps calendars of several locations",
          "Weekly report on who called and why",
        ],
        cta: "select",
      },
      {
        id: "receptionist-enterprise",
        name: "Enterprise",
        price: { monthly: null, annual: null },
        description: "For call centers and groups with many sites.",
        callsIncluded: "unlimited",
        features: [
          `${everythingIn} Professional`,
          "A voice of your own",
          "Integrations built for your systems",
          "A named engineer",
        ],
        isEnterprise: true,
        cta: "contact",
      },
    ],
  },
  {
    id: "custom",
    name: "Custom Agents",
    subtitle: "An agent built around your own script, systems and rules.",
    icon: "sliders",
    color: "green",
    gradient: ["hue-green", "success-tint"],
    source: { title: "Pricing: Custom Agents", href: "/pricing#custom" },
    plans: [
      {
        id: "custom-starter",
        name: "Starter",
        price: { monthly: 159, annual: 1590 },
        description: "For one job that needs its own script.",
        callsIncluded: 50,
        features: [
          "One agent with your script",
          "Your vocabulary, names and product terms",
          "Test calls before it goes live",
          "Summary of every call",
        ],
        cta: "select",
      },
      {
        id: "custom-basic",
        name: "Basic",
        price: { monthly: 399, annual: 3990 },
        description: "For an agent that looks things up while it talks.",
        callsIncluded: 200,
        features: [
          `${everythingIn} Starter`,
          "Looks up orders, cases or accounts during the call",
          "Writes results to your CRM",
          "Rules for handing over to a person",
        ],
        isPopular: true,
        cta: "select",
      },
      {
        id: "custom-professional",
        name: "Professional",
        price: { monthly: 1499, annual: 14_990 },
        description: "For several agents that hand calls to each other.",
        callsIncluded: 600,
        features: [
          `${everythingIn} Basic`,
          "Several agents on one number",
          "Actions in your own systems through an API",
          "Changes tried on test calls first",
          "Report for each agent",
        ],
        cta: "select",
      },
      {
        id: "custom-enterprise",
        name: "Enterprise",
        price: { monthly: null, annual: null },
        description: "For agents in regulated or unusual settings.",
        callsIncluded: "custom",
        features: [
          `${everythingIn} Professional`,
          "Built and reviewed with your team",
          "Terms for data and retention",
          "A named engineer",
        ],
        isEnterprise: true,
        cta: "contact",
      },
    ],
  },
  {
    id: "outbound",
    name: "Outbound Campaigns",
    subtitle: "Calls your leads, asks your questions, passes on who is ready.",
    icon: "phone-outgoing",
    color: "purple",
    gradient: ["hue-plum", "sunk"],
    source: { title: "Pricing: Outbound Campaigns", href: "/pricing#outbound" },
    plans: [
      {
        id: "outbound-starter",
        name: "Starter",
        price: { monthly: 249, annual: 2490 },
        description: "For one list that nobody has hours to call.",
        callsIncluded: 1000,
        features: [
          "One campaign at a time",
          "Calls from a list you upload",
          "Your qualifying questions",
          "Summary of every call",
        ],
        cta: "select",
      },
      {
        id: "outbound-basic",
        name: "Basic",
        price: { monthly: 799, annual: 7990 },
        description: "For leads that come in every day.",
        callsIncluded: 3000,
        features: [
          `${everythingIn} Starter`,
          "Calls new web leads as they arrive",
          "Tries again at a better hour",
          "Books meetings into your calendar",
          "Writes each result to your CRM",
        ],
        isPopular: true,
        cta: "select",
      },
      {
        id: "outbound-professional",
        name: "Professional",
        price: { monthly: 1599, annual: 15_990 },
        description: "For a sales team with several lists and regions.",
        callsIncluded: 8000,
        features: [
          `${everythingIn} Basic`,
          "Several campaigns side by side",
          "Two scripts against each other",
          "Scores leads and puts ready ones through",
          "Report for each campaign",
        ],
        cta: "select",
      },
      {
        id: "outbound-enterprise",
        name: "Enterprise",
        price: { monthly: null, annual: null },
        description: "For call volumes that need a plan of their own.",
        callsIncluded: "custom",
        features: [
          `${everythingIn} Professional`,
          "Volume and calling hours by agreement",
          "Integrations built for your systems",
          "A named engineer",
        ],
        isEnterprise: true,
        cta: "contact",
      },
    ],
  },
];

/** The categories without their plans, so that a page that shows only the tabs does not load the plans. */
export const planTabs = planCategories.map(({ id, name, color }) => ({ id, name, color }));

/** Features of every plan (section 9, "All plans include"). */
export const includedInAllPlans: readonly string[] = [
  "AI-powered conversations",
  "Real-time analytics",
  `${claims.availability.value} support`,
  "SOC 2 compliance",
];

/** The badge beside 'Annual', as specified (section 9). The real saving is 16.7 %: 2 of 12 months. */
export const annualBadge = "Save 20%";

/** The annual price as a multiple of the monthly price (section 9). */
export const annualMonthsPaid = 10;

/** The badge of a popular plan (section 2, "Pricing"). */
export const popularBadge = "Most Popular";

/** Labels of plan buttons, by the plan's `cta` (section 9). */
export const planButtons = { select: "Select Plan", contact: "Contact Sales" } as const;

/** Every plan, cheapest category first as on the page. */
export const plans: readonly Plan[] = planCategories.flatMap((category) => category.plans);

/** The lowest monthly price of all plans, for texts such as 'pricing starts from'. */
export const lowestMonthlyPrice = Math.min(...plans.map(({ price }) => price.monthly ?? Infinity));
