/** Texts of the page 'AI receptionist' (specification, section 2, "Product and solution pages"). */
import { brand } from "../brand.ts";
import { claims } from "../claims.ts";
import type {
  CallText,
  ComparisonText,
  FeaturesText,
  PageText,
  ResultsText,
  StepsText,
  ToolsText,
} from "../page-sections.ts";
import { receptionistHead } from "./ai-receptionist-head.ts";

interface ReceptionistPage extends PageText {
  readonly call: CallText;
  readonly comparison: ComparisonText;
  readonly features: FeaturesText;
  readonly steps: StepsText;
  readonly results: ResultsText;
  readonly integrations: ToolsText;
}

export const receptionistPage = {
  ...receptionistHead,
  comparison: {
    title: "The call you missed was somebody’s only try.",
    plate: "Missed calls",
    challengesTitle: "Without it",
    challenges: [
      "Callers who reach a voicemail call the next name on the list",
      "The front desk answers the phone while somebody waits at the desk",
      "Evenings, weekends and holidays belong to the competition",
      "Sales calls and robocalls ring as loudly as customers",
    ],
    solutionsTitle: "With it",
    solutions: [
      "Every call is answered after two rings, even three at once",
      "Your people look at the person in front of them",
      "Night calls are booked by morning",
      "Your phone rings for the calls you want",
    ],
  },
  features: {
    anchor: receptionistHead.scrollTarget,
    title: "What a good front desk does",
    items: [
      {
        plate: "8:01 AM",
        title: "Answers by your name",
        words: "Is this Dr. Moreno’s office?",
        description: "Your greeting, your tone, your pronunciation of your own street.",
      },
      {
        plate: "7:05 PM",
        title: "Books and moves appointments",
        words: "Can I come on Thursday instead?",
        description:
          "It sees which times are free and writes the visit into your calendar during the call.",
      },
      {
        plate: "3:20 AM",
        title: "Puts urgent calls through",
        words: "It’s swelling, and it hurts a lot.",
        description:
          "You say what urgent means. It calls the right person, and the next one if nobody answers.",
      },
      {
        plate: "11:15 AM",
        title: "Screens the rest",
        words: "We’ve been trying to reach you about your warranty.",
        description:
          "Robocalls end at the first sentence. Salespeople leave a message, if you let them.",
      },
      {
        plate: "12:30 PM",
        title: "Knows your answers",
        words: "Where do I park?",
        description:
          "Hours, prices, parking, what to bring: from your own notes, and nothing that is not in them.",
      },
      {
        plate: "5:48 PM",
        title: `Speaks ${claims.languages.value} languages`,
        words: "Buenas tardes, quiero una cita para el martes.",
        wordsLanguage: "es",
        description: "It hears which one is spoken and answers in it. The summary is in yours.",
      },
    ],
  },
  steps: {
    title: "Four steps, then it picks up",
    lede: "Your number stays yours. Switching it off takes a minute, like any call forwarding.",
    items: [
      {
        plate: "Number",
        title: "Forward your line",
        description: "Keep your number. Send all calls, or only those that nobody takes.",
      },
      {
        plate: "Greeting",
        title: "Write what it says",
        description: "The first sentence, the questions, the answers it may give.",
      },
      {
        plate: "Calendar",
        title: "Connect your day",
        description: "Calendar and CRM, with the times that callers may have.",
      },
      {
        plate: "Test",
        title: "Call yourself",
        description: `Dial it, be difficult, change a rule. It is live in ${claims.setup.value}.`,
      },
    ],
  },
  results: {
    title: "What a full answer rate looks like",
    claims: [claims.appointments, claims.noShows, claims.availability],
    attribution: "Appointments and no-shows as customers report them.",
  },
  integrations: {
    title: "Plugged into the desk you have.",
    lede: "Appointments, contacts and messages land where your people look anyway.",
    tools: ["Google Calendar", "Outlook", "Calendly", "Salesforce", "HubSpot", "Slack"],
  },
  cta: {
    title: "Let it take one evening.",
    description: "Hear what it would say to your callers, in the chat, right now.",
    button: "Open Chat",
    ends: ["Your phone", brand.name],
    more: { label: "See the plans", href: "/pricing#receptionist" },
  },
} as const satisfies ReceptionistPage;
