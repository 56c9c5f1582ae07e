/** Texts of the page 'SaaS & Software' (specification, section 2, "Industry pages"). */
import { brand } from "../brand.ts";
import { claims } from "../claims.ts";
import { tidemark } from "../quotes.ts";
import type { IndustryPage } from "./industry-page.ts";

export const saasPage = {
  meta: {
    title: `AI voice agents for SaaS companies | ${brand.name}`,
    description:
      "AI voice agents for SaaS companies: demo requests called back at once, trials followed up, support calls sorted before they reach a person.",
  },
  hero: {
    headline: "They asked for a demo a minute ago.",
    lede: "An AI voice agent for SaaS sales calls while the tab is open, asks three questions and books the right salesperson.",
    action: "Talk to Sales",
    scroll: "See what it does",
  },
  call: {
    label: "A call in progress: Nadia Karim, 41 seconds",
    caller: "Nadia Karim",
    time: "10:12 AM",
    elapsed: "00:41",
    elapsedLabel: "41 seconds",
    transcript: [
      { speaker: "Nadia", text: "We’re on a trial. Who can show us the reporting?" },
      {
        speaker: brand.name,
        text: "I’ll find somebody now. How many of you will use it?",
        done: "looks up the trial",
      },
      { speaker: "Nadia", text: "Forty, in two time zones." },
      {
        speaker: brand.name,
        text: "Then Erik is the right one. He is free at 2:00, your time.",
        done: "books a demo, 2:00 PM",
      },
    ],
  },
  comparison: {
    title: "Interest has a half-life.",
    challengesTitle: "What cools down",
    challenges: [
      "Demo requests that wait for a shift to begin",
      "Trials that nobody asks about until they end",
      "Salespeople who dial instead of talk",
      "Support calls that are sales, and the other way around",
    ],
    solutionsTitle: "What stays warm",
    solutions: [
      "A call within the minute, in their time zone",
      "A question on day three, when it still helps",
      "Salespeople who start with the answers on the screen",
      "Each call where it belongs, with a summary",
    ],
  },
  features: {
    anchor: "features",
    title: "What it does for a product",
    items: [
      {
        title: "Demo calls",
        description: "Team size, tools, reason, date. Then a time with the person who fits.",
      },
      {
        title: "Trial check-ins",
        description: "A short call when somebody is stuck, by the events that you name.",
      },
      {
        title: "First-line support",
        description: "Known answers are given, the rest becomes a ticket with the details in it.",
      },
      {
        title: "Renewals",
        description: "A call before the date, and a warning to you when the answer hesitates.",
      },
    ],
  },
  specialties: {
    title: "Who uses it for what",
    items: [
      { title: "Vertical SaaS", description: "Words of the trade, known on the first call." },
      { title: "Developer Tools", description: "Short calls, and a link by text message." },
      { title: "Fintech", description: "Identity by your rules, no advice." },
      { title: "HR and Payroll", description: "Deadlines explained, urgent ones put through." },
      { title: "Marketplaces", description: "Both sides of a booking, kept apart." },
      { title: "IT Services", description: "Outages first, everything else in order." },
    ],
  },
  results: {
    title: "What software companies report",
    claims: [claims.saasDemoConversion, claims.staffingCost, claims.availability],
    attribution: "Conversion and cost as software companies and other customers report them.",
    quote: tidemark,
  },
  story: { label: "Read about Tidemark", href: "/case-studies#tidemark" },
  cta: {
    title: "From the form to the demo.",
    description: "Ask in the chat how a lead gets a time in your calendar.",
    button: "Talk to Sales",
    ends: ["Your demo form", brand.name],
  },
} as const satisfies IndustryPage;
