/** Texts of the page 'Lead generation' (specification, section 2, "Product and solution pages"). */
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
import { leadGenerationHead } from "./lead-generation-head.ts";

interface LeadGenerationPage extends PageText {
  /** Section about a lead that was not called for months, with the call to it. */
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
  ...leadGenerationHead,
  comparison: {
    title: "The arithmetic of a dialing day",
    challengesTitle: "Dialing by hand",
    challenges: [
      `One person makes ${claims.manualDialing.value} calls a day and loses their voice`,
      "Most of them end at a voicemail",
      "A web lead from Friday evening is called on Monday",
      "Who was called and when is in somebody’s head",
    ],
    solutionsTitle: "With an agent",
    solutions: [
      "The list is called through in an afternoon",
      "Voicemails are tried again at a better hour",
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
        description: "The form is sent, the phone rings. No queue, no shift schedule, no Monday.",
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
    anchor: leadGenerationHead.scrollTarget,
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
