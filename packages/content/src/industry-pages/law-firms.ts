/** Texts of the page 'Law firms' (specification, section 2, "Industry pages"). */
import { brand } from "../brand.ts";
import { claims } from "../claims.ts";
import { alderAndFinch } from "../quotes.ts";
import type { IndustryPage } from "./industry-page.ts";

export const lawFirmsPage = {
  meta: {
    title: `AI receptionist and intake for law firms | ${brand.name}`,
    description:
      "AI receptionist for law firms: intake taken on the first call, names collected for the conflict check, consultations booked by practice area, at any hour.",
  },
  hero: {
    headline: "The first firm that answers gets the case.",
    lede: "An AI receptionist for law firms takes the intake as yours would: in your order, with your questions, in the caller’s language, at two in the morning.",
    action: "Talk to Sales",
    scroll: "See what it asks",
  },
  call: {
    label: "A call in progress: Omar Haddad, 2 minutes and 10 seconds",
    caller: "Omar Haddad",
    time: "9:47 PM",
    elapsed: "02:10",
    elapsedLabel: "2 minutes and 10 seconds",
    transcript: [
      { speaker: "Omar", text: "I was in a car accident on Friday and I need a lawyer." },
      {
        speaker: brand.name,
        text: "I’m sorry. Before you tell me more: who drove the other car?",
        done: "opens an intake",
      },
      { speaker: "Omar", text: "His name is Gray. Russell Gray." },
      {
        speaker: brand.name,
        text: "G, R, A, Y. Thank you. Were you hurt, and has a doctor seen you?",
        done: "notes both names",
      },
    ],
  },
  comparison: {
    title: "Before a case there is a call.",
    challengesTitle: "What costs you cases",
    challenges: [
      "A person in trouble calls three firms and hires the first that listens",
      "Intakes on paper slips, with the important name misspelled",
      "Lawyers interrupted by calls that a paralegal should have",
      "Evenings and weekends go to voicemail",
    ],
    solutionsTitle: "What changes",
    solutions: [
      "Every call is answered after two rings, with patience",
      "A full intake in your case software, names spelled back to the caller",
      "Existing clients reach their lawyer, others find a consultation",
      "The night’s intakes are read over coffee",
    ],
  },
  features: {
    anchor: "features",
    title: "What it does for a firm",
    items: [
      {
        title: "Intake in your order",
        description:
          "Your sheet, asked as a conversation. It begins with a kind sentence, not with a form.",
      },
      {
        title: "Names for the conflict check",
        description:
          "Both sides, companies and insurers, spelled and repeated, before anything is told in confidence.",
      },
      {
        title: "Consultations by practice area",
        description: "The right lawyer’s calendar, paid or free, by phone, video or in the office.",
      },
      {
        title: "No advice, ever",
        description:
          "It says that it is no lawyer and gives no legal opinion. It knows when to stop asking.",
      },
    ],
  },
  specialties: {
    title: "Practice areas it has an intake for",
    items: [
      { title: "Personal Injury", description: "What happened, when, and who treated it." },
      { title: "Family Law", description: "Children, dates, and when it is safe to call." },
      { title: "Criminal Defense", description: "Where they are held, and the next hearing." },
      { title: "Immigration", description: "Status, deadlines, and which language." },
      { title: "Estate Planning", description: "Family, property, and what is already signed." },
      { title: "Employment", description: "Employer, dates, and what is in writing." },
      { title: "Bankruptcy", description: "Debts, income, and letters from court." },
      { title: "Real Estate Law", description: "The property, the contract, the closing date." },
    ],
  },
  results: {
    title: "What firms report",
    claims: [claims.lawFirmsLeadQuality, claims.staffingCost, claims.availability],
    attribution: "Quality and cost as law firms and other customers report them.",
    quote: alderAndFinch,
  },
  story: { label: "Read about Alder & Finch", href: "/case-studies#alder-and-finch" },
  cta: {
    title: "Let it take tonight’s intakes.",
    description:
      "Ask in the chat what the agent asks a new client, and what you read in the morning.",
    button: "Talk to Sales",
    ends: ["Your intake line", brand.name],
  },
} as const satisfies IndustryPage;
