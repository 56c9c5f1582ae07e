/** Texts of the industries overview (specification, section 2, "Industries overview"). */
import { brand } from "./brand.ts";
import { type Claim, claims } from "./claims.ts";
import { overviewGrid, overviewMeta } from "./industries-overview-grid.ts";

const { staffingCost } = claims;

/** The four stat tiles. The label of a result says who reports it, because a tile has no other text. */
const stats: readonly Claim[] = [
  claims.industriesServed,
  claims.businessesServed,
  claims.languages,
  { ...staffingCost, label: `${staffingCost.label}, ${staffingCost.attribution}` },
];

export const industriesOverview = {
  meta: overviewMeta,
  hero: {
    headline: "Every trade has its own first question.",
    lede: "A plumber asks where the water is. A lawyer asks who is on the other side. The AI agent knows which industry it answers for.",
    /** Opens the chat. */
    find: "Find Your Industry",
    /** Scrolls to the grid. */
    browse: "Browse All Industries",
  },
  /** Lines of five industries; the call window shows the car dealer's call. */
  switchboard: {
    callersLabel: "Whose line it is",
    callers: [
      { id: "plumber", name: "Plumber", subject: "Burst pipe", state: "connected" },
      { id: "dealer", name: "Car dealer", subject: "Test drive", state: "live" },
      { id: "firm", name: "Law firm", subject: "Line open", state: "free" },
      { id: "lender", name: "Lender", subject: "Line open", state: "free" },
      { id: "practice", name: "Pediatrician", subject: "Fever", state: "connected" },
    ],
    destinationsLabel: "Where calls are put through to",
    destinations: [
      { id: "on-call", name: "On-call phone", detail: "Rung", state: "connected" },
      { id: "calendar", name: "Calendar", detail: "Sat, noon", state: "live" },
      { id: "intake", name: "Case file", detail: "Free", state: "free" },
      { id: "officer", name: "Loan officer", detail: "Free", state: "free" },
      { id: "nurse", name: "Nurse", detail: "On the phone", state: "connected" },
    ],
    call: {
      label: "A call in progress: Pete Wills to a car dealer, 21 seconds",
      caller: "Pete Wills",
      time: "9:40 AM",
      elapsed: "00:21",
      elapsedLabel: "21 seconds",
      transcript: [
        { speaker: "Pete", text: "Is the red truck still there? I could come by at noon." },
        {
          speaker: brand.name,
          text: "It is, and nobody has it then. Will you bring one to trade in?",
          done: "holds Sat, noon",
        },
      ],
    },
  },
  stats: { label: "In figures", claims: stats },
  grid: overviewGrid,
  why: {
    title: "Why Industries Trust",
    items: [
      {
        figure: claims.industriesServed.value,
        title: "Industry expertise",
        description:
          "Questions, words and exceptions of the trade, written with people who work in it.",
      },
      {
        plate: claims.healthPrivacy.value,
        title: "Compliance ready",
        description: `${claims.healthPrivacy.value}, ${claims.mortgageDisclosure.value} and fair lending are part of the script, not of the small print.`,
      },
      {
        plate: claims.setup.value,
        title: "Quick deployment",
        description:
          "A template for your trade with your own answers in it, and a test call before the first real one.",
      },
      {
        plate: "As reported",
        title: "Proven results",
        description: "Figures from customers of the same trade, each marked as reported.",
      },
    ],
  },
  cta: {
    title: "Don’t see yours?",
    description: "Tell us what your callers say first. We build the rest around it.",
    button: "Discuss Custom Solutions",
    /** Labels at both ends of the drawn cord (decorative). */
    ends: ["Your trade", brand.name],
  },
} as const;
