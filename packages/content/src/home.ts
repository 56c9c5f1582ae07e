/** Texts of the home page (specification, section 2, "Home"). */
import { brand } from "./brand.ts";
import { type Claim, claims } from "./claims.ts";
import { homeIndustries, homeMeta } from "./home-industries.ts";
import { integrations } from "./integrations.ts";
import { externalLinks } from "./navigation.ts";

// The hero's switchboard has lines of callers and of destinations. Its call window shows one call in detail.

/** The line of a caller on the switchboard. */
export interface SwitchboardCaller {
  readonly id: string;
  readonly name: string;
  readonly subject: string;
  /** `live`: the call in the call window; `connected`: another call, or one just ended; `free`: no call. */
  readonly state: "live" | "connected" | "free";
  /** Id of the destination of the call. */
  readonly putThroughTo?: string;
}

/** The line of a destination on the switchboard, such as the calendar. */
export interface SwitchboardDestination {
  readonly id: string;
  readonly name: string;
  readonly detail: string;
  readonly state: "live" | "connected" | "free";
}

/** A line of a call's transcript. */
export interface TranscriptLine {
  readonly speaker: string;
  readonly text: string;
  /** The agent's action at that moment: a verb in the third person, no full stop. */
  readonly done?: string;
}

/** The call in the switchboard's call window. */
const call = {
  caller: "Dana Ruiz",
  time: "2:14 AM",
  /** The call's timer, minutes and seconds. */
  elapsed: "00:47",
  /** `elapsed` in words, for screen readers. */
  elapsedLabel: "47 seconds",
  subject: "Burst pipe",
  /** The time of the visit that the agent books. */
  visit: "Thu, 7:30 AM",
} as const;

const callers: readonly SwitchboardCaller[] = [
  {
    id: "amir",
    name: "Amir Patel",
    subject: "New boiler",
    state: "connected",
    putThroughTo: "crm",
  },
  {
    id: "dana",
    name: call.caller,
    subject: call.subject,
    state: "live",
    putThroughTo: "calendar",
  },
  { id: "unknown", name: "Unknown", subject: "Spam, screened", state: "free" },
  { id: "line-4", name: "Line 4", subject: "Free", state: "free" },
  {
    id: "june",
    name: "June Ito",
    subject: "Quote callback",
    state: "connected",
    putThroughTo: "text-message",
  },
];

const destinations: readonly SwitchboardDestination[] = [
  { id: "crm", name: "CRM", detail: "Lead updated", state: "connected" },
  { id: "calendar", name: "Calendar", detail: call.visit, state: "live" },
  { id: "on-call-phone", name: "On-call phone", detail: "Free", state: "free" },
  { id: "team-chat", name: "Team chat", detail: "Free", state: "free" },
  { id: "text-message", name: "Text message", detail: "Quote sent", state: "connected" },
];

const transcript: readonly TranscriptLine[] = [
  { speaker: "Dana", text: "Water is coming through the kitchen ceiling." },
  {
    speaker: brand.name,
    text: "I can have a plumber with you by 7:30. Are you at 418 Alder Street?",
    done: `holds ${call.visit}`,
  },
];

export interface HowItWorksStep {
  readonly id: string;
  /** Text of the plate above the step (docs/glossary.md). */
  readonly plate: string;
  readonly title: string;
  readonly description: string;
  readonly points: readonly [string, string, string];
}

/** What the steps of How It Works show. */
const figures = {
  /** The agent's settings; `switched` draws a switch that is on or off, which `value` names. */
  settings: [
    { term: "Answer new callers", value: "On", switched: true },
    { term: "Screen spam", value: "On", switched: true },
    { term: "Call back web leads", value: "Off", switched: false },
    { term: "Languages", value: "English, Spanish" },
  ],
  excerpt: {
    caption: "A call at 2 AM",
    moments: [
      { speaker: "Caller", text: "Do you have anything on Thursday?" },
      {
        speaker: brand.name,
        text: "Thursday at 7:30 or at noon. Which is better?",
        done: "checks the calendar",
      },
    ],
  },
  record: [
    { term: "Name", value: call.caller },
    { term: "Needs", value: `${call.subject}, kitchen` },
    { term: "Booked", value: call.visit },
    { term: "Score", value: "Urgent" },
    { term: "Recording", value: "1 min 52 s" },
  ],
} as const;

const steps: readonly HowItWorksStep[] = [
  {
    id: "set-up",
    plate: "Set up",
    title: "Configure your campaign or receptionist",
    description: "Tell it what to say, whom to call and which calls should reach you.",
    points: [
      `Live in ${claims.setup.value}`,
      "Your greeting, your questions, your hours",
      "Rules for who gets put through",
    ],
  },
  {
    id: "on-the-line",
    plate: "On the line",
    title: "The AI engages with each caller in real time",
    description:
      "It talks, listens, asks the next question and looks things up while the caller waits.",
    points: [
      `Answers at any hour, in ${claims.languages.value} languages`,
      "Qualifies leads with your criteria",
      "Hands over to a person when asked",
    ],
  },
  {
    id: "put-through",
    plate: "Put through",
    title: "Receive leads and insights from every call",
    description:
      "The booking is in your calendar and the lead is in your CRM before you call back.",
    points: [
      "Summary and recording of each call",
      "Contacts created and scored",
      "Weekly figures by campaign",
    ],
  },
];

/** The hero's four figures, in the specification's order. */
const stats: readonly Claim[] = [
  claims.callsHandled,
  claims.languages,
  claims.uptime,
  claims.availability,
];

export const home = {
  meta: homeMeta,
  hero: {
    headline: brand.tagline,
    lede: `${brand.name}’s voice agents pick up your phone, call your leads back, and write the outcome to your calendar and CRM.`,
    /** Opens the chat. */
    talkToSales: "Talk to Sales",
    /** Scrolls to How It Works. */
    seeHowItWorks: "See How It Works",
    stats,
    /** Name of the list of figures, for assistive technology. */
    statsLabel: "In figures",
  },
  switchboard: {
    /** The drawing in one sentence, for assistive technology. */
    description: `Calls on five lines. ${call.caller} reports a burst pipe at ${call.time}; ${brand.name} books a plumber for Thursday at 7:30 AM.`,
    callersLabel: "Calls on the lines",
    destinationsLabel: "Where calls are put through to",
    callers,
    destinations,
    call: {
      ...call,
      label: `A call in progress: ${call.caller}, ${call.elapsedLabel}`,
      transcript,
    },
  },
  howItWorks: {
    /** Anchor that 'See How It Works' scrolls to. */
    anchor: "how-it-works",
    title: "How It Works",
    lede: "You set it up once. From then on every call takes the same three steps, at 2 PM or 2 AM.",
    steps,
    figures,
    /** Opens the chat. */
    getStarted: "Get Started Today",
    /** Name of the list of steps, for assistive technology. */
    stepsLabel: "Three steps",
  },
  industries: homeIndustries,
  integrations: {
    title: "Plugs into what you run on",
    claim: `It connects to ${claims.integrations.spoken} integrations. What was said is in your tools before anybody asks.`,
    tools: integrations.filter((tool) => tool.onHome).map(({ name }) => name),
    seeAll: { label: "See all integrations", href: externalLinks.integrations },
  },
  trust: {
    /** Anchor that 'See the technology' scrolls to. */
    anchor: "technology",
    title: "What the line is made of",
    lede: "You hear a voice. Behind it is a service that you can hold to its word.",
    /** Each reason has a figure, or the text of a plate (docs/glossary.md), such as a certificate. */
    reasons: [
      {
        figure: claims.accuracy.value,
        title: "Understands who is speaking",
        description: `Its accuracy, measured across ${claims.languages.value} languages.`,
      },
      {
        plate: "Day and night",
        title: "The line stays up",
        description: "Nights, weekends, and the Monday after the storm.",
      },
      {
        plate: claims.security.value,
        title: "Encrypted end to end",
        description: "Calls, recordings and whatever is written down about them.",
      },
      {
        plate: `${claims.healthPrivacy.value}, ${claims.mortgageDisclosure.value}`,
        title: "Keeps to your trade’s rules",
        description: "What must not be said on a call is part of the script.",
      },
    ],
  },
  cta: {
    title: "Ask it what your callers ask.",
    description: `A ${claims.chatDemo.value} demo runs in the chat, with your own questions.`,
    /** Opens the chat. */
    openChat: "Open Chat",
    /** Scrolls to `trust`. */
    seeTechnology: "See the technology",
    /** Labels at both ends of the drawn cord (decorative). */
    ends: ["Your question", brand.name],
  },
} as const;
