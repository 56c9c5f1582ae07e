/** Texts of the page 'Home services' (specification, section 2, "Industry pages"). */
import { brand } from "../brand.ts";
import { claims } from "../claims.ts";
import { harborPlumbing } from "../quotes.ts";
import type { IndustryPage } from "./industry-page.ts";

export const homeServicesPage = {
  meta: {
    title: `AI answering service for home services | ${brand.name}`,
    description:
      "AI receptionist for plumbers, HVAC and home services: emergencies sorted first, visits booked by district, quotes followed up, while your crew sleeps.",
  },
  hero: {
    headline: "Pipes do not burst in office hours.",
    lede: "An AI receptionist for home services answers, asks where the water is, and books the visit. It wakes the crew only for what cannot wait.",
    action: "Talk to Sales",
    scroll: "See what it does",
  },
  call: {
    label: "A call in progress: Maria Ortiz, 38 seconds",
    caller: "Maria Ortiz",
    time: "11:52 PM",
    elapsed: "00:38",
    elapsedLabel: "38 seconds",
    transcript: [
      { speaker: "Maria", text: "There’s water coming through my kitchen ceiling." },
      {
        speaker: brand.name,
        text: "Let’s stop it first. Is the main valve under the sink?",
        done: "marks the call urgent",
      },
      { speaker: "Maria", text: "Yes. It’s off. It’s slowing down." },
      {
        speaker: brand.name,
        text: "Good. Leo can be with you at 7:30. Shall I book him?",
        done: "holds Thu, 7:30 AM",
      },
    ],
  },
  comparison: {
    title: "The van is on the road and the phone is in the van.",
    challengesTitle: "What goes to the next company",
    challenges: [
      "Calls after supper, when most things break",
      "The second caller, while you talk to the first",
      "Quotes that were promised for tomorrow",
      "Hours lost to robocalls and directories",
    ],
    solutionsTitle: "What comes to you",
    solutions: [
      "Night calls, booked for the first free hour",
      "As many callers at once as there is trouble",
      "A call about the quote within the hour",
      "A line that only customers get through",
    ],
  },
  features: {
    anchor: "features",
    title: "What it does for a crew",
    items: [
      {
        title: "Sorts emergencies",
        description:
          "Running water, gas, no heat with children in the house: these ring your on-call phone.",
      },
      {
        title: "Books by district",
        description: "Visits are put where the van is anyway, with a window that you can keep.",
      },
      {
        title: "Follows up quotes",
        description: "It calls, asks, notes the objection and books the job.",
      },
      {
        title: "Calls ahead",
        description: "The customer hears when you are twenty minutes away, and opens the gate.",
      },
    ],
  },
  specialties: {
    title: "Trades it knows the questions of",
    items: [
      { title: "Plumbing", description: "Where is the water, and is the main shut?" },
      { title: "Heating and Air", description: "Which unit, which code, who is at home?" },
      { title: "Electrical", description: "What went dark, and does anything smell?" },
      { title: "Roofing", description: "Is it coming in now, and from where?" },
      { title: "Pest Control", description: "What was seen, and are there pets?" },
      { title: "Cleaning", description: "How many rooms, how often, which day?" },
    ],
  },
  results: {
    title: "What crews report",
    claims: [claims.homeServicesBookings, claims.staffingCost, claims.availability],
    attribution: "Bookings and cost as home service customers and others report them.",
    quote: harborPlumbing,
  },
  story: { label: "Read about Harbor Plumbing", href: "/case-studies#harbor-plumbing" },
  cta: {
    title: "Who answers tonight?",
    description: "Ask in the chat what happens to a burst pipe at two in the morning.",
    button: "Talk to Sales",
    ends: ["Your line tonight", brand.name],
  },
} as const satisfies IndustryPage;
