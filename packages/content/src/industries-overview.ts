/** Words of the industries overview (specification, section 2, "Industries overview"). */
import { brand } from "./brand.ts";
import { type Claim, claims } from "./claims.ts";
import type { PageMeta } from "./page-meta.ts";

const meta: PageMeta = {
  title: `Industries | ${brand.name}`,
  description: `AI voice agents for nine industries, each with its own questions, words and rules: home services, law firms, healthcare, real estate and more.`,
};

/** The four stat tiles. */
const stats: readonly Claim[] = [
  claims.industriesServed,
  claims.businessesServed,
  claims.languages,
  claims.staffingCost,
];

export const industriesOverview = {
  meta,
  hero: {
    headline: "Every trade has its own first question.",
    lede: "A plumber asks where the water is. A lawyer asks who is on the other side. The agent knows which one it is working for.",
    /** A tracked click on a call to action. */
    find: "Find Your Industry",
    /** Scrolls to the grid. */
    browse: "Browse All Industries",
  },
  stats: { label: "In figures", claims: stats },
  grid: {
    anchor: "industries",
    title: "Nine trades, in their callers’ words",
    learnMore: "Learn More",
  },
  why: {
    title: "Why Industries Trust",
    items: [
      {
        title: "Industry expertise",
        description:
          "Questions, words and exceptions of the trade, written with people who work in it.",
      },
      {
        title: "Compliance ready",
        description: `${claims.healthPrivacy.value}, ${claims.mortgageDisclosure.value} and fair lending are part of the script, not of the small print.`,
      },
      {
        title: "Quick deployment",
        description: `A template for your trade, your own answers in it, live in ${claims.setup.value}.`,
      },
      {
        title: "Proven results",
        description: "Figures from customers of the same trade, each with its name on it.",
      },
    ],
  },
  cta: {
    title: "Yours is not among them?",
    description: "Tell us what your callers say first. We build the rest around it.",
    button: "Discuss Custom Solutions",
  },
} as const;
