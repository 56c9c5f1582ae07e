/** Texts of the page 'Healthcare' (specification, section 2, "Industry pages"). */
import { brand } from "../brand.ts";
import { claims } from "../claims.ts";
import { cedarStreetPediatrics } from "../quotes.ts";
import type { IndustryPage } from "./industry-page.ts";

export const healthcarePage = {
  meta: {
    title: `AI receptionist for medical practices | ${brand.name}`,
    description: `AI receptionist for healthcare: visits booked and moved by phone, reminder calls made, urgent calls passed to your staff, in compliance with ${claims.healthPrivacy.value}.`,
  },
  hero: {
    headline: "The front desk gets its mornings back.",
    lede: "The AI receptionist for healthcare books and moves visits, reminds patients, and passes whoever needs a nurse to a nurse. It gives no medical advice.",
    action: "Talk to Sales",
    scroll: "See what it does",
  },
  call: {
    label: "A call in progress: Jill Sato, 52 seconds",
    caller: "Jill Sato",
    time: "7:04 AM",
    elapsed: "00:52",
    elapsedLabel: "52 seconds",
    transcript: [
      { speaker: "Jill", text: "My daughter has a fever. Can somebody see her today?" },
      {
        speaker: brand.name,
        text: "How high is it, and how old is she?",
        done: "asks your questions",
      },
      { speaker: "Jill", text: "A hundred and two. She’s four." },
      {
        speaker: brand.name,
        text: "Dr. Brandt has 9:20. I’ll keep it for you and put you through to the nurse.",
        done: "rings the nurse on duty",
      },
    ],
  },
  comparison: {
    title: "Monday, seven o’clock, all lines busy.",
    challengesTitle: "What patients meet",
    challenges: [
      "Twelve minutes of music before a person",
      "A desk that talks to two patients at once",
      "A reminder that cannot be answered",
      "A voicemail for a child with a fever",
    ],
    solutionsTitle: "What they meet now",
    solutions: [
      "An answer after two rings, on every line",
      "A desk that looks up",
      "A reminder call that can move the visit",
      "The practice’s own questions, then a nurse",
    ],
  },
  features: {
    anchor: "features",
    title: "What it does for a practice",
    items: [
      {
        title: "Visits",
        description: "Booked, moved and canceled in your system, by kind, doctor and room.",
      },
      {
        title: "Urgent calls",
        description: "Your own red flags, asked early. An emergency is told to call 911, at once.",
      },
      {
        title: "Reminders",
        description: "A short call the day before takes an answer and fills the gap.",
      },
      {
        title: "Privacy",
        description: `Patient data is handled under ${claims.healthPrivacy.value}. The agent asks only for what the visit needs.`,
      },
    ],
  },
  specialties: {
    title: "Practices it speaks for",
    items: [
      { title: "Primary Care", description: "Visits, refills, referrals." },
      { title: "Pediatrics", description: "Fever today, vaccinations next week." },
      { title: "Dental", description: "Pain first, cleanings in the gaps." },
      { title: "Dermatology", description: "New spots sooner than old ones." },
      { title: "Physical Therapy", description: "Series of visits, moved as one." },
      { title: "Veterinary", description: "What it ate, and how long ago." },
    ],
  },
  results: {
    title: "What practices report",
    claims: [claims.healthcareSatisfaction, claims.noShows, claims.availability],
    attribution: "Satisfaction and no-shows as practices and other customers report them.",
    quote: cedarStreetPediatrics,
  },
  story: { label: "Read about Cedar Street", href: "/case-studies#cedar-street-pediatrics" },
  cta: {
    title: "Is there a time on Thursday?",
    description: "Ask in the chat how a patient gets it.",
    button: "Talk to Sales",
    ends: ["Your front desk", brand.name],
  },
} as const satisfies IndustryPage;
