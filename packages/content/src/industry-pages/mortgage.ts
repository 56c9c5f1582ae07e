/** Words of the page 'Mortgage' (specification, section 2, "Industry pages"). */
import { brand } from "../brand.ts";
import { claims } from "../claims.ts";
import type { FeatureText } from "../page-sections.ts";
import type { IndustryPage } from "./industry-page.ts";

interface MortgagePage extends IndustryPage {
  /** The compliance block: TRID, RESPA, fair lending. */
  readonly compliance: {
    readonly title: string;
    readonly lede: string;
    readonly items: readonly (FeatureText & { readonly plate: string })[];
  };
}

export const mortgagePage = {
  meta: {
    title: `AI voice agents for mortgage lenders | ${brand.name}`,
    description:
      "First calls taken, documents asked for, loan officers booked, in compliance with TRID, RESPA and fair lending rules.",
  },
  hero: {
    headline: "Borrowers call at night. Rates are for licensed people.",
    lede: "The agent takes the first call, asks for what is missing and books the loan officer. It quotes no rate and gives no advice.",
    action: "Talk to Sales",
    scroll: "See how it complies",
  },
  comparison: {
    title: "A file is late by as many days as calls went unanswered.",
    challengesTitle: "What holds files up",
    challenges: [
      "Borrowers ask about documents while you are at a closing",
      "Web leads fill in five forms and talk to whoever calls first",
      "Nobody remembers who was told what, and when",
      "Call-backs in the evening reach a voicemail",
    ],
    solutionsTitle: "What moves them",
    solutions: [
      "The list of missing documents is read out and sent as a text message",
      "A new lead is rung at once and booked with a loan officer",
      "Every call is recorded, summarized and logged to the file",
      "Borrowers are called at the hour that they asked for",
    ],
  },
  features: {
    anchor: "features",
    title: "What it does for a lender",
    items: [
      {
        title: "First calls",
        description:
          "Purchase or refinance, property, dates, income in their own words. Then a loan officer.",
      },
      {
        title: "Documents",
        description: "It knows which are missing and asks for them, kindly, more than once.",
      },
      {
        title: "Appointments",
        description: "With the officer who is licensed in the borrower’s state.",
      },
      {
        title: "Status",
        description: "Where the file stands, from your system, without an opinion on it.",
      },
    ],
  },
  specialties: {
    title: "Loans it has questions for",
    items: [
      { title: "Purchase", description: "Contract, closing date, down payment." },
      { title: "Refinance", description: "Reason, current loan, value." },
      { title: "FHA and VA", description: "Eligibility papers, first-time buyers." },
      { title: "Jumbo", description: "Income, reserves, who prepares the file." },
      { title: "Home Equity", description: "Purpose, balance, property." },
      { title: "Reverse", description: "Age, counseling, family on the call." },
    ],
  },
  compliance: {
    title: "Kept to the rules, on every call",
    lede: "What may be said, when it may be said, and to whom, is decided before the call, not during it.",
    items: [
      {
        plate: claims.mortgageDisclosure.value,
        title: "Disclosures on time",
        description:
          "The agent names no terms that would start a disclosure. Applications are taken by your people, and dates are logged.",
      },
      {
        plate: "RESPA",
        title: "No steering",
        description:
          "It recommends no settlement service and passes no leads for a fee. It says so when asked.",
      },
      {
        plate: claims.fairLending.value,
        title: "The same questions for everybody",
        description: "One script, in every language, and a record of each call to show it.",
      },
    ],
  },
  results: {
    title: "What brokers report",
    claims: [claims.mortgageFollowUp, claims.staffingCost, claims.availability],
    attribution: "Follow-up and cost as mortgage brokers and other customers report them.",
  },
  cta: {
    title: "Ask it for a rate.",
    description: "It will not give you one. Hear how it says so, in the chat.",
    button: "Talk to Sales",
  },
} as const satisfies MortgagePage;
