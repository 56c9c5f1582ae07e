/** The initial texts of a new industry: general statements, with the industry's name. */
import { descriptionOf, titleOf } from "./meta.ts";
import { inTemplate, quoted } from "./names.ts";

interface NewIndustry {
  id: string;
  /** Name of the constant with the industry's entry in the list of industries. */
  entry: string;
  /** Name of the constant with the texts of the industry's page. */
  words: string;
  /** Name of the industry. */
  name: string;
  /** The customers in the plural, as in 'dental practices'. */
  customers: string;
}

/** Source of the industry's entry, which the overview and the chat use. */
export function industryEntryOf({ entry, id, name, customers }: NewIndustry): string {
  return `import { claims } from "../claims.ts";
import type { IndustryEntry } from "./industry.ts";

export const ${entry} = {
  id: "${id}",
  name: ${quoted(name)},
  icon: "building",
  drawing: "front-desk",
  opening: ${quoted(`I found you under ${name}. Can somebody help me today?`)},
  calls: "Questions, bookings, callbacks",
  description: ${quoted(`Whoever calls ${customers} wants an answer now. The agent gives it, books the appointment and puts urgent calls through.`)},
  benefits: [
    "Every call answered at once",
    "Appointments booked on the call",
    "Urgent calls put through",
    "A summary written after each",
  ],
  stat: claims.availability,
  compliance: [],
  onHome: false,
} as const satisfies IndustryEntry;
`;
}

/** Source of the texts of the industry's page, which the template of industry pages shows. */
export function industryWordsOf({ entry, id, words, name, customers }: NewIndustry): string {
  const forCustomers = `AI receptionist for ${customers}`;
  const byName = `${name}: AI receptionist`;
  // People search for the industry's name, so the title and the description contain it.
  const named = customers.toLowerCase().includes(name.toLowerCase());
  const title = named ? titleOf(forCustomers, byName) : titleOf(byName);
  const subject = named ? forCustomers : `${byName} for ${customers}`;
  return `/** Texts of the page '${name}' (specification, section 2, "Industry pages"). */
import { brand } from "../brand.ts";
import { claims } from "../claims.ts";
import { ${entry} } from "../industries/${id}.ts";
import type { IndustryPage } from "./industry-page.ts";

export const ${words} = {
  meta: {
    title: \`${inTemplate(title)} | \${brand.name}\`,
    description: ${quoted(descriptionOf(subject))},
  },
  hero: {
    headline: ${quoted(`${name}, answered at the first ring.`)},
    lede: ${quoted(`An AI receptionist for ${customers} takes the call, asks your questions and books the appointment while you work.`)},
    action: "Talk to Sales",
    scroll: "See what it does",
  },
  call: {
    label: "A call in progress: Robin Vale, 32 seconds",
    caller: "Robin Vale",
    time: "8:05 AM",
    elapsed: "00:32",
    elapsedLabel: "32 seconds",
    transcript: [
      { speaker: "Robin", text: ${entry}.opening },
      {
        speaker: brand.name,
        text: "Yes. What is it about, and when would suit you?",
        done: "looks up today’s times",
      },
      { speaker: "Robin", text: "This afternoon, if you have anything." },
      {
        speaker: brand.name,
        text: "There is a time at 3:30. May I put you down for it?",
        done: "books 3:30 PM",
      },
    ],
  },
  comparison: {
    title: "A call that rings on is a call to somebody else.",
    challengesTitle: "What gets lost",
    challenges: [
      "Calls while everybody is busy with a customer",
      "Calls after hours and on weekends",
      "Names and numbers on slips of paper",
      "Urgent calls that wait behind the others",
    ],
    solutionsTitle: "What is kept",
    solutions: [
      "Every call answered, several at a time",
      "The same answers at night as by day",
      "A summary of each call where you work",
      "Urgent calls put through by your rules",
    ],
  },
  features: {
    anchor: "features",
    title: "What it does on a call",
    items: [
      { title: "Appointments", description: "Booked, moved and called off in your own calendar." },
      { title: "Questions", description: "Hours, prices and directions, as you would say them." },
      { title: "New customers", description: "Name, number and reason, asked once and written down." },
      { title: "Reminders", description: "A call before the appointment, and a new time if it does not suit." },
    ],
  },
  specialties: {
    title: "Who calls, and why",
    items: [
      { title: "First-time callers", description: "Asked what they need, and given a time." },
      { title: "Regulars", description: "Known by their number, and served without questions." },
      { title: "Suppliers", description: "Put through to whoever orders." },
      { title: "Callers in a hurry", description: "Put through at once, by your rules." },
      { title: "Callers at night", description: "Answered, and on your list in the morning." },
      { title: "Callers by mistake", description: "Thanked, and off the line." },
    ],
  },
  results: {
    title: "What customers report",
    claims: [claims.availability, claims.staffingCost, claims.satisfaction],
    attribution: "Cost and satisfaction as customers of several trades report them.",
  },
  cta: {
    title: "Call it as a customer would.",
    description: "The chat answers as the agent on the phone does.",
    button: "Talk to Sales",
    ends: ["Your phone", brand.name],
  },
} as const satisfies IndustryPage;
`;
}
