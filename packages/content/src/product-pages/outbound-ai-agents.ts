/** Texts of the page 'Outbound AI agents' (specification, section 2, "Product and solution pages"). */
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
import { outboundHead } from "./outbound-ai-agents-head.ts";

interface OutboundPage extends PageText {
  /** The number of calls to start with, which a meter shows at the third step, and the word after it. */
  readonly firstCalls: { readonly value: string; readonly unit: string };
  readonly call: CallText;
  readonly comparison: ComparisonText;
  readonly features: FeaturesText;
  readonly steps: StepsText;
  readonly results: ResultsText;
  readonly integrations: ToolsText;
}

export const outboundPage = {
  ...outboundHead,
  comparison: {
    title: "A list is only as good as the calls made on it.",
    lede: "Names cost money. The hours to call them cost more, and they are the ones that run out.",
    challengesTitle: "By hand",
    challenges: [
      `One person dials ${claims.manualDialing.value} numbers a day`,
      "Leads from the evening wait until the morning",
      "Every caller asks the questions a little differently",
      "Notes are typed up on Friday, if at all",
    ],
    solutionsTitle: "With an agent",
    solutions: [
      "The whole list is called, as many at once as you have lines",
      "A lead is called within seconds, at any hour they agreed to",
      "Your questions, in your order, every time",
      "The outcome is in the CRM before the next number rings",
    ],
  },
  features: {
    anchor: outboundHead.scrollTarget,
    title: "What it does on a call",
    plate: "On the line",
    items: [
      {
        plate: "When",
        title: "Calls at the right moment",
        description:
          "New leads first, then those who did not pick up, each at the hour at which they are likely to answer, in their time zone.",
      },
      {
        plate: "What",
        title: "Qualifies by your rules",
        description:
          "Budget, need, date, who decides: you set the questions and what counts as a yes. It listens to the answer rather than to the keyword.",
      },
      {
        plate: "To whom",
        title: "Puts through or books",
        description:
          "A ready buyer is connected to whoever is free. If nobody is, the meeting is in both calendars before they hang up.",
      },
      {
        plate: "Never",
        title: "Keeps to the rules",
        description:
          "It calls only people who agreed to it, says that it is an AI when asked, and takes anybody off the list who wants to be off it.",
      },
    ],
  },
  steps: {
    title: "Three steps to the first call",
    items: [
      {
        plate: "List",
        title: "Hand over the leads",
        description:
          "Connect your CRM or form, or drop in a file. Duplicates and opt-outs are removed.",
      },
      {
        plate: "Script",
        title: "Say what to say",
        description:
          "Write the opening, the questions and the rules. Listen to a test call and change it.",
      },
      {
        plate: "Dial",
        title: "Let it ring",
        description:
          "Start with ten calls, then run the whole list. You see each outcome as it happens.",
      },
    ],
  },
  firstCalls: { value: "10", unit: "calls" },
  results: {
    title: "What comes of it",
    claims: [claims.leadVolume, claims.qualificationSpeed, claims.availability],
    attribution: "Volume and speed as customers report them.",
  },
  integrations: {
    title: "It knows where your leads live.",
    lede: "The agent reads the list where it is and writes back what came of each call.",
    tools: ["Salesforce", "HubSpot", "Google Calendar", "Calendly", "Zapier", "Make"],
  },
  cta: {
    title: "Give it ten numbers.",
    description: "Tell us whom you would call if you had the hours.",
    button: "Talk to Sales",
    ends: ["Your list", "Your team"],
    more: { label: "See the plans", href: "/pricing#outbound" },
  },
} as const satisfies OutboundPage;
