/** Words of the page 'Lead generation' (specification, section 2, "Product and solution pages"). */
import { brand } from "../brand.ts";
import { claims } from "../claims.ts";
import type {
  CallText,
  ComparisonText,
  FeaturesText,
  PageText,
  ResultsText,
  StepsText,
} from "../page-sections.ts";
import { tidemark } from "../quotes.ts";

interface LeadGenerationPage extends PageText {
  /** A lead that waited, and the call to it. */
  readonly oldLead: {
    readonly title: string;
    readonly description: string;
    readonly call: CallText;
  };
  readonly comparison: ComparisonText;
  readonly features: FeaturesText;
  readonly steps: StepsText;
  readonly results: ResultsText;
}

export const leadGenerationPage = {
  meta: {
    title: `Lead Generation by AI phone agents | ${brand.name}`,
    description:
      "AI agents call your list and your web leads, ask your qualifying questions, and pass on only the ones that are worth a salesperson’s time.",
  },
  hero: {
    headline: "Your whole list called. Only real buyers passed on.",
    lede: "An AI agent for lead generation rings every lead, finds out who means it, and books them with a person. The rest are thanked and left in peace.",
    action: "Talk to Sales",
    scroll: "How it works",
  },
  oldLead: {
    title: "A quote from March is still a lead.",
    description:
      "Nobody had the hours to ring all of them a second time. The agent does, and it has the old quote before it.",
    call: {
      label: "A call in progress: to Lena Fox, 25 seconds",
      caller: "To Lena Fox",
      time: "Tuesday, 5:35 PM",
      elapsed: "00:25",
      elapsedLabel: "25 seconds",
      transcript: [
        {
          speaker: "Lena",
          text: "In the fall, if it stays under thirty thousand.",
          done: "notes the season and the budget",
        },
        {
          speaker: brand.name,
          text: "Paul could come on Thursday at 4, or Saturday at 11.",
        },
        { speaker: "Lena", text: "Saturday at 11.", done: "books Paul, Sat, 11 AM" },
      ],
    },
  },
  comparison: {
    title: "The arithmetic of a dialing day",
    challengesTitle: "Dialing by hand",
    challenges: [
      `A person reaches ${claims.manualDialing.value} calls a day, with a sore throat`,
      "Most of them end at a voicemail",
      "A web lead from Friday evening is called on Monday",
      "Who was called, and when, is in somebody’s head",
    ],
    solutionsTitle: "With an agent",
    solutions: [
      "The list is called through in an afternoon",
      "Voicemails are noticed, and tried again at a better hour",
      "A web lead’s phone rings while the page is still open",
      "Each try and each answer is written down by itself",
    ],
  },
  features: {
    anchor: "features",
    title: "From a name to a meeting",
    lede: "Four things happen between a form and a handshake. The agent does the first three, and introduces you for the fourth.",
    items: [
      {
        plate: "10:03 AM",
        title: "Speed to lead",
        words: "That was fast.",
        description: "The form is sent, the phone rings. No queue, no shift plan, no Monday.",
      },
      {
        plate: "10:04 AM",
        title: "Questions that sort",
        words: "We’re nine people, and we need it by March.",
        description: "Need, budget, date, decision: asked in conversation, answered in fields.",
      },
      {
        plate: "5:40 PM",
        title: "Patience",
        words: "I’m driving. Try me tomorrow.",
        description:
          "It tries again on another day at another hour, as often as you allow, and stops when told.",
      },
      {
        plate: "8:41 PM",
        title: "Handing over",
        words: "Can I talk to somebody now?",
        description:
          "A buyer is put through with a sentence of introduction, or finds a time in your calendar.",
      },
    ],
  },
  steps: {
    anchor: "how-it-works",
    title: "Three steps from list to pipeline",
    plate: "To begin",
    items: [
      {
        plate: "Source",
        title: "Connect where leads come from",
        description: "Forms, ads, your CRM, a file. New names arrive by themselves.",
      },
      {
        plate: "Rules",
        title: "Say who is a lead",
        description: "Your criteria, your hours, your limits. Opt-outs are never called.",
      },
      {
        plate: "Meetings",
        title: "Talk to the ones who mean it",
        description: "Booked meetings with the answers attached, and the rest in order.",
      },
    ],
  },
  results: {
    title: "What customers see in the pipeline",
    claims: [claims.leadReturn, claims.qualificationSpeed, claims.availability],
    attribution: "Return and speed as customers report them.",
    quote: tidemark,
  },
  cta: {
    title: "Which list is waiting in a drawer?",
    description: "Tell us about it. We show you the first ten calls.",
    button: "Talk to Sales",
    ends: ["Your list", "Your pipeline"],
    more: { label: "Read about Tidemark", href: "/case-studies#tidemark" },
  },
} as const satisfies LeadGenerationPage;
