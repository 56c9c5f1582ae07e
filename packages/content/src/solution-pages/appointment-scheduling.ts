/**
 * Texts of the page 'Appointment scheduling' (specification, section 2, "Product and solution pages").
 * Metadata, hero and call are in `appointment-scheduling-head.ts`.
 */
import { claims } from "../claims.ts";
import { integrationNames } from "../integrations.ts";
import type {
  CallText,
  FeaturesText,
  PageText,
  PointsText,
  ResultsText,
  StepsText,
  ToolsText,
} from "../page-sections.ts";
import { cedarStreetPediatrics } from "../quotes.ts";
import { schedulingHead } from "./appointment-scheduling-head.ts";

interface SchedulingPage extends PageText {
  readonly call: CallText;
  readonly benefits: PointsText;
  readonly features: FeaturesText;
  readonly steps: StepsText;
  readonly results: ResultsText;
  readonly calendars: ToolsText;
}

export const schedulingPage = {
  ...schedulingHead,
  benefits: {
    title: "What it takes off your hands",
    items: [
      "No more calling back to find a time",
      "No double bookings, with people or rooms",
      "Empty slots are offered to the waiting list",
      "Patients and clients can move a visit at midnight",
    ],
  },
  features: {
    anchor: schedulingHead.scrollTarget,
    title: "A calendar that can talk",
    plate: "On the line",
    items: [
      {
        plate: "9:26 PM",
        title: "Only times that are free",
        words: "Do you have anything before school?",
        description: "It knows how long each kind of visit takes, who does it and in which room.",
      },
      {
        plate: "6:50 AM",
        title: "Moves and cancels",
        words: "I can’t make it tomorrow after all.",
        description:
          "Callers change their own visits, within the rules you set, and hear the new time at once.",
      },
      {
        plate: "4:00 PM",
        title: "Reminds by phone",
        words: "Glad you called. I’d have forgotten.",
        description:
          "A short call the day before. Anyone who can’t come picks another time on the same call.",
      },
      {
        plate: "8:15 AM",
        title: "Fills the gap",
        words: "Today at two? I’ll take it.",
        description: "When somebody cancels, it calls the waiting list until the slot is taken.",
      },
    ],
  },
  steps: {
    title: "Three steps to a fuller calendar",
    lede: "No new calendar. It works in the one that your people look at anyway.",
    items: [
      {
        plate: "Calendar",
        title: "Connect it",
        description: "Read and write, for as many people and places as you have.",
      },
      {
        plate: "Rules",
        title: "Say what fits where",
        description:
          "Kinds of visits, their length, buffers, who may have the last hour of Friday.",
      },
      {
        plate: "Line",
        title: "Let callers book",
        description: "On your number, or for calls that nobody takes.",
      },
    ],
  },
  results: {
    title: "What full calendars report",
    claims: [claims.bookings, claims.noShows],
    attribution: "As customers report.",
    quote: cedarStreetPediatrics,
  },
  calendars: {
    title: "Calendars it writes to",
    lede: "And the booking tools built on them.",
    tools: integrationNames("calendar"),
  },
  cta: {
    title: "What is the next free time?",
    description: "Ask in the chat how a caller books it.",
    button: "Chat with us",
    ends: ["Your caller", "Your calendar"],
    more: { label: "Read about Cedar Street", href: "/case-studies#cedar-street-pediatrics" },
  },
} as const satisfies SchedulingPage;
