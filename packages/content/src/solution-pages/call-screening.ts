/** Texts of the page 'Call screening' (specification, section 2, "Product and solution pages"). */
import { claims } from "../claims.ts";
import type {
  CallText,
  FeaturesText,
  PageText,
  PointsText,
  ResultsText,
  StepsText,
} from "../page-sections.ts";
import { harborPlumbingScreening } from "../quotes.ts";
import { screeningHead } from "./call-screening-head.ts";

interface ScreeningPage extends PageText {
  readonly call: CallText;
  readonly features: FeaturesText;
  readonly steps: StepsText;
  /** Screening questions by industry. */
  readonly trades: {
    readonly title: string;
    readonly lede: string;
    readonly items: readonly {
      readonly name: string;
      readonly href: string;
      readonly questions: readonly string[];
    }[];
  };
  readonly benefits: PointsText;
  readonly results: ResultsText;
}

export const screeningPage = {
  ...screeningHead,
  features: {
    anchor: screeningHead.scrollTarget,
    title: "Sorts every call before it reaches you",
    items: [
      {
        title: "Knows a robocall",
        description: "Recordings and silent lines are recognized at once and never ring through.",
      },
      {
        title: "Asks who and why",
        description: "Two questions, kindly put. Known callers are greeted by name and skip them.",
      },
      {
        title: "Ranks by urgency",
        description:
          "A leak before a quote, a hearing date before a newsletter. The order is yours.",
      },
      {
        title: "Decides by your rules",
        description: "Put through, message, callback or a polite no, by caller, hour and subject.",
      },
    ],
  },
  steps: {
    title: "Four steps, a few seconds",
    plate: "One call",
    items: [
      { plate: "Ring", title: "It answers first", description: "After two rings, in your name." },
      {
        plate: "Ask",
        title: "It finds out who is there",
        description: "Name, subject, how soon. Numbers you know are recognized.",
      },
      {
        plate: "Weigh",
        title: "It applies your rules",
        description: "Who may disturb you, when, and about what.",
      },
      {
        plate: "Route",
        title: "It puts through or takes over",
        description: "You hear who is calling before you say hello. The rest you read.",
      },
    ],
  },
  trades: {
    title: "The right questions for your trade",
    lede: "Three trades have screening of their own.",
    items: [
      {
        name: "Law Firms",
        href: "/industries/law-firms",
        questions: [
          "Are you a client of the firm?",
          "What happened, and when?",
          "Who is on the other side?",
        ],
      },
      {
        name: "Real Estate",
        href: "/industries/real-estate",
        questions: [
          "Which listing is it about?",
          "Do you have an agent?",
          "When would you like to move?",
        ],
      },
      {
        name: "Mortgage",
        href: "/industries/mortgage",
        questions: [
          "Is it a purchase or a refinance?",
          "Is there an application already?",
          "By when do you need an answer?",
        ],
      },
    ],
  },
  benefits: {
    title: "Quiet for you, fair to every caller",
    items: [
      "Hours without interruptions, and no customer lost to them",
      "Urgent calls come through at any hour",
      "Every screened call is on a list that you can check",
      "Nobody is hung up on without a way to leave a message",
    ],
  },
  results: {
    title: "What stays outside",
    claims: [claims.spamBlocked],
    attribution: "As customers report.",
    quote: harborPlumbingScreening,
  },
  cta: {
    title: "Who called you today that should not have?",
    description: "Tell the agent. It tells you what it would have done.",
    button: "Chat with us",
    ends: ["Your customer", "You"],
    more: { label: "Read about Harbor Plumbing", href: "/case-studies#harbor-plumbing" },
  },
} as const satisfies ScreeningPage;
