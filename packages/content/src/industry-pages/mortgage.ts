/** Texts of the page 'Mortgage' (specification, section 2, "Industry pages"). */
import { brand } from "../brand.ts";
import { claims } from "../claims.ts";
import type { IndustryPage } from "./industry-page.ts";

interface MortgagePage extends IndustryPage {
  /** The compliance block: TRID, RESPA, fair lending. */
  readonly compliance: {
    /** Id of the block, without `#`: the link in the hero leads to it. */
    readonly anchor: string;
    readonly title: string;
    readonly lede: string;
    readonly items: readonly {
      /** The rule's abbreviation, shown as a label. */
      readonly plate: string;
      /** The rule's full name. */
      readonly title: string;
      /** What the rule requires. */
      readonly rule: string;
      /** How the agent complies with the rule. */
      readonly practice: string;
    }[];
  };
}

export const mortgagePage = {
  meta: {
    title: `AI receptionist for mortgage lenders | ${brand.name}`,
    description:
      "AI phone agents for mortgage lenders: first calls taken, documents asked for, loan officers booked, in compliance with TRID, RESPA and fair lending rules.",
  },
  hero: {
    headline: "Borrowers call at night. Rates are for licensed people.",
    lede: "An AI agent for mortgage lenders takes the first call, asks for what is missing and books the loan officer. It quotes no rate and gives no advice.",
    action: "Talk to Sales",
    scroll: "See how it complies",
  },
  call: {
    label: "A call in progress: Ken Alvarez, 1 minute and 6 seconds",
    caller: "Ken Alvarez",
    time: "9:15 PM",
    elapsed: "01:06",
    elapsedLabel: "1 minute and 6 seconds",
    transcript: [
      { speaker: "Ken", text: "Rates dropped. Should I refinance now?" },
      {
        speaker: brand.name,
        text: "A licensed loan officer can tell you that, and I’m not one. What is your loan like today?",
        done: "starts a note",
      },
      { speaker: "Ken", text: "Thirty years. We took it out in 2023." },
      {
        speaker: brand.name,
        text: "Thank you. Ruth is licensed in Ohio and free at 8:40 tomorrow. Shall she call you?",
        done: "books a call, 8:40 AM",
      },
    ],
  },
  comparison: {
    title: "A file is late by as many days as calls went unanswered.",
    challengesTitle: "What holds files up",
    challenges: [
      "Borrowers ask about documents while you are at a closing",
      "Web leads fill out five forms and talk to whoever calls first",
      "Nobody remembers who was told what, and when",
      "Callbacks in the evening reach a voicemail",
    ],
    solutionsTitle: "What moves them",
    solutions: [
      "The list of missing documents is read out and sent as a text message",
      "A new lead is called at once and booked with a loan officer",
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
    anchor: "compliance",
    title: "Kept to the rules, on every call",
    lede: "What may be said, when it may be said, and to whom, is decided before the call, not during it.",
    items: [
      {
        plate: claims.mortgageDisclosure.value,
        title: "TILA-RESPA Integrated Disclosure",
        rule: "A Loan Estimate follows an application within three business days. What starts the clock must be clear.",
        practice:
          "The agent names no terms and takes no application. Your people do, and the dates are logged.",
      },
      {
        plate: "RESPA",
        title: "Real Estate Settlement Procedures Act",
        rule: "Nobody is paid for sending a borrower to a settlement service.",
        practice:
          "It recommends no settlement service and passes no leads for a fee. It says so when asked.",
      },
      {
        plate: claims.fairLending.value,
        title: "Equal Credit Opportunity Act, Fair Housing Act",
        rule: "Nobody is asked, told or offered less for who they are or where the house stands.",
        practice:
          "One script with the same questions for everybody, in every language, and a record of each call to show it.",
      },
    ],
  },
  results: {
    title: "What brokers report",
    claims: [claims.mortgageFollowUp, claims.staffingCost, claims.availability],
    attribution: "Follow-up and cost as mortgage brokers and other customers report them.",
  },
  story: { label: "Read about Bluestem Lending", href: "/case-studies#bluestem-lending" },
  cta: {
    title: "Ask it for a rate.",
    description: "It will not give you one. Read in the chat how it says so.",
    button: "Talk to Sales",
    ends: ["Your rate line", brand.name],
  },
} as const satisfies MortgagePage;
