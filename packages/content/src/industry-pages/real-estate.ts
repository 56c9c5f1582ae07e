/** Texts of the page 'Real estate' (specification, section 2, "Industry pages"). */
import { brand } from "../brand.ts";
import { claims } from "../claims.ts";
import type { IndustryPage } from "./industry-page.ts";

export const realEstatePage = {
  meta: {
    title: `AI receptionist for real estate agents | ${brand.name}`,
    description:
      "AI receptionist for real estate agents: every call about every listing is answered, buyers are qualified, and viewings are booked while they stand outside.",
  },
  hero: {
    headline: "The buyer is standing in front of the house.",
    lede: "And calls the number on the sign. An AI receptionist for real estate that knows the listing answers, finds out who is asking and books the viewing.",
    action: "Talk to Sales",
    scroll: "See what it does",
  },
  call: {
    label: "A call in progress: Tom Becker, 44 seconds",
    caller: "Tom Becker",
    time: "Sunday, 4:26 PM",
    elapsed: "00:44",
    elapsedLabel: "44 seconds",
    transcript: [
      { speaker: "Tom", text: "I’m standing in front of the house. Is it still for sale?" },
      {
        speaker: brand.name,
        text: "The blue one on Alder Street? Yes. Three bedrooms, and the roof is new.",
        done: "finds the listing",
      },
      { speaker: "Tom", text: "Can we see the inside today?" },
      {
        speaker: brand.name,
        text: "Ana can open it at 5:30. Have you spoken to a lender yet?",
        done: "holds Sun, 5:30 PM",
      },
    ],
  },
  comparison: {
    title: "You cannot show a house and answer a phone.",
    challengesTitle: "What slips away",
    challenges: [
      "Sign calls come in while you are showing another house",
      "Portal leads go cold between two viewings",
      "Half of the callers only want to know the price",
      "Saturdays have more calls than you have hands",
    ],
    solutionsTitle: "What stays",
    solutions: [
      "Each caller talks to somebody who knows rooms, price and street",
      "Portal leads are called while they are still looking at the pictures",
      "Questions are answered, buyers are put through",
      "As many calls at once as there are people at the fence",
    ],
  },
  features: {
    anchor: "features",
    title: "What it does for an office",
    items: [
      {
        title: "Knows each listing",
        description:
          "It reads your listings and says only what is in them. What it does not know, it asks you.",
      },
      {
        title: "Books viewings",
        description:
          "By your calendar and the owner’s, with travel time in between, and it calls ahead to confirm.",
      },
      {
        title: "Qualifies buyers",
        description:
          "Financing, moving date, house to sell: six questions, asked the same way of everybody.",
      },
      {
        title: "Follows up",
        description:
          "After the viewing it calls and asks what they thought. The owner reads it the same day.",
      },
    ],
  },
  specialties: {
    title: "Kinds of business it knows",
    items: [
      { title: "Residential Sales", description: "Sign calls, portals, open houses." },
      { title: "Rentals", description: "Availability, viewings, applications." },
      { title: "Property Management", description: "Repairs sorted by urgency, day and night." },
      { title: "Commercial", description: "Space, term, use, and who decides." },
      { title: "New Construction", description: "Floor plans, stages, model-home visits." },
      { title: "Vacation Homes", description: "Dates, keys, and the neighbor’s number." },
    ],
  },
  results: {
    title: "What agents report",
    claims: [claims.realEstateResponse, claims.staffingCost, claims.availability],
    attribution: "Response and cost as real estate agents and other customers report them.",
  },
  story: { label: "Read about Northgate Homes", href: "/case-studies#northgate-homes" },
  cta: {
    title: "Give it one listing.",
    description: "Ask in the chat what a buyer hears who calls from the curb.",
    button: "Talk to Sales",
    ends: ["The sign’s number", brand.name],
  },
} as const satisfies IndustryPage;
