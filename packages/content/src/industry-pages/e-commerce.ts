/** Texts of the page 'E-commerce' (specification, section 2, "Industry pages"). */
import { brand } from "../brand.ts";
import { claims } from "../claims.ts";
import type { IndustryPage } from "./industry-page.ts";

export const ecommercePage = {
  meta: {
    title: `AI phone agents for e-commerce stores | ${brand.name}`,
    description:
      "AI phone agents for e-commerce: order status read out, returns started, abandoned carts called, and no queue on the busiest day of the year.",
  },
  hero: {
    headline: "Where is my order?",
    lede: "Most calls to an online store ask that. The AI agent looks it up, says it, and starts the return if there is one. Your people take the calls that need people.",
    action: "Talk to Sales",
    scroll: "See what it does",
  },
  call: {
    label: "A call in progress: Amy Cole, 33 seconds",
    caller: "Amy Cole",
    time: "Friday, 8:31 PM",
    elapsed: "00:33",
    elapsedLabel: "33 seconds",
    transcript: [
      { speaker: "Amy", text: "Where is my order? It should have come on Tuesday." },
      {
        speaker: brand.name,
        text: "I see it under your number. It left Reno this morning and comes tomorrow by noon.",
        done: "asks the carrier",
      },
      { speaker: "Amy", text: "And if it doesn’t fit?" },
      {
        speaker: brand.name,
        text: "Then it goes back. The label is in your messages.",
        done: "sends a return label",
      },
    ],
  },
  comparison: {
    title: "The busiest day is the one with the longest queue.",
    challengesTitle: "What shoppers hear",
    challenges: [
      "A number that is hard to find, for a reason",
      "Music, on the Friday after Thanksgiving",
      "Five questions before the order number",
      "Nothing at all after an abandoned cart",
    ],
    solutionsTitle: "What they hear now",
    solutions: [
      "A voice, after two rings",
      "The same voice a thousand times at once",
      "Their order, found by their phone number",
      "A friendly call the next day, if they agreed to one",
    ],
  },
  features: {
    anchor: "features",
    title: "What it does for a store",
    items: [
      {
        title: "Order status",
        description: "From your store and the carrier, in one sentence.",
      },
      {
        title: "Returns",
        description: "Reason, label, refund by your rules, and an honest no where there is one.",
      },
      {
        title: "Carts",
        description: "It asks what was missing. Sometimes it was the size chart.",
      },
      {
        title: "Peaks",
        description: "No queue, no overtime, no recording that says that all lines are busy.",
      },
    ],
  },
  specialties: {
    title: "Stores it answers for",
    items: [
      { title: "Fashion", description: "Sizes, exchanges, the dress for Saturday." },
      { title: "Furniture", description: "Delivery windows, stairs, damages." },
      { title: "Electronics", description: "Setup, warranty, parts." },
      { title: "Food and Drink", description: "Cold chain, gifts, substitutions." },
      { title: "Beauty", description: "Ingredients, allergies, subscriptions." },
      { title: "Wholesale", description: "Reorders by phone, by item number." },
    ],
  },
  results: {
    title: "What stores report",
    claims: [claims.ecommerceRecovery, claims.staffingCost, claims.availability],
    attribution: "Orders and cost as online stores and other customers report them.",
  },
  cta: {
    title: "Let it look up one order.",
    description: "Ask in the chat how the agent finds out where a package is.",
    button: "Talk to Sales",
    ends: ["Your order line", brand.name],
  },
} as const satisfies IndustryPage;
