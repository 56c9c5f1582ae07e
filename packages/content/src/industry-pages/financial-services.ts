/** Texts of the page 'Financial services' (specification, section 2, "Industry pages"). */
import { brand } from "../brand.ts";
import { claims } from "../claims.ts";
import type { IndustryPage } from "./industry-page.ts";

export const financialServicesPage = {
  meta: {
    title: `AI receptionist for financial services | ${brand.name}`,
    description:
      "AI receptionist for financial services: review meetings booked, callers identified by your rules, every call logged. Advice stays with your advisers.",
  },
  hero: {
    headline: "Advice is for advisers. Appointments are not.",
    lede: "An AI receptionist for financial services books the meeting, asks what it is about and prepares the file. It gives no advice and says so.",
    action: "Talk to Sales",
    scroll: "See what it does",
  },
  call: {
    label: "A call in progress: Walter Engel, 58 seconds",
    caller: "Walter Engel",
    time: "8:05 AM",
    elapsed: "00:58",
    elapsedLabel: "58 seconds",
    transcript: [
      { speaker: "Walter", text: "I’d like to talk to somebody about my pension." },
      {
        speaker: brand.name,
        text: "Gladly. So that I know who you are: your date of birth, please?",
        done: "identifies the caller",
      },
      { speaker: "Walter", text: "March 3, 1961." },
      {
        speaker: brand.name,
        text: "Thank you, Mr. Engel. Ms. Ito has Tuesday at 4. What should she have read by then?",
        done: "holds Tue, 4:00 PM",
      },
    ],
  },
  comparison: {
    title: "Clients call when markets move. So do all the others.",
    challengesTitle: "What gets lost",
    challenges: [
      "Calls on the worst day of the quarter",
      "Annual reviews that nobody gets around to",
      "Notes that compliance asks for later",
      "New clients, because the line was busy",
    ],
    solutionsTitle: "What is kept",
    solutions: [
      "Every caller is answered, calmly, at once",
      "Reviews are called in turn, until each has a date",
      "A record and a summary of each call",
      "First meetings in the right adviser’s calendar",
    ],
  },
  features: {
    anchor: "features",
    title: "What it does for an office",
    items: [
      {
        title: "Review meetings",
        description:
          "It calls clients in turn and books them, with a few questions ahead of the meeting.",
      },
      {
        title: "Identification",
        description: "By your rules, before anything about an account is said.",
      },
      {
        title: "No advice",
        description: "Questions about what to buy or sell end with an adviser, always.",
      },
      {
        title: "Records",
        description: "Recorded, summarized, kept for as long as you must.",
      },
    ],
  },
  specialties: {
    title: "Offices it picks up for",
    items: [
      { title: "Wealth Management", description: "Reviews, life events, family calls." },
      { title: "Insurance", description: "First notice of a claim, renewals." },
      { title: "Accounting", description: "Deadlines, documents, extensions." },
      { title: "Credit Unions", description: "Branch hours, cards, appointments." },
      { title: "Retirement Plans", description: "Enrollment calls, in two languages." },
      { title: "Collections", description: "Within hours and rules, and kindly." },
    ],
  },
  results: {
    title: "What advisers report",
    claims: [claims.financialServicesMeetings, claims.staffingCost, claims.availability],
    attribution: "Meetings and cost as financial advisers and other customers report them.",
  },
  cta: {
    title: "Ask it what to invest in.",
    description: "Read in the chat how it declines, and what it offers instead.",
    button: "Talk to Sales",
    ends: ["Your office", brand.name],
  },
} as const satisfies IndustryPage;
