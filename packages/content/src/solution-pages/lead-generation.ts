/** Words of the page 'Lead generation' (specification, section 2, "Product and solution pages"). */
import { brand } from "../brand.ts";
import { claims } from "../claims.ts";
import type {
  ComparisonText,
  FeaturesText,
  PageText,
  ResultsText,
  StepsText,
} from "../page-sections.ts";

interface LeadGenerationPage extends PageText {
  /** Name of the film, for assistive technology. */
  readonly film: string;
  readonly comparison: ComparisonText;
  readonly features: FeaturesText;
  readonly steps: StepsText;
  readonly results: ResultsText;
}

export const leadGenerationPage = {
  meta: {
    title: `Lead Generation | ${brand.name}`,
    description:
      "Agents call your list and your web leads, ask your questions, and pass on the ones worth a salesperson’s time.",
  },
  hero: {
    headline: "Your whole list called. Only real buyers passed on.",
    lede: "An agent rings every lead, finds out who means it, and books them with a person. The rest are thanked and left in peace.",
    action: "Talk to Sales",
    scroll: "How it works",
  },
  film: "A call to a lead who asked for a demo",
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
    items: [
      {
        title: "Speed to lead",
        description: "The form is sent, the phone rings. No queue, no shift plan, no Monday.",
      },
      {
        title: "Questions that sort",
        description: "Need, budget, date, decision: asked in conversation, answered in fields.",
      },
      {
        title: "Patience",
        description:
          "It tries again on another day at another hour, as often as you allow, and stops when told.",
      },
      {
        title: "Handing over",
        description:
          "A buyer is put through with a sentence of introduction, or finds a time in your calendar.",
      },
    ],
  },
  steps: {
    title: "Three steps from list to pipeline",
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
  },
  cta: {
    title: "Which list is waiting in a drawer?",
    description: "Tell us about it. We show you the first ten calls.",
    button: "Talk to Sales",
  },
} as const satisfies LeadGenerationPage;
