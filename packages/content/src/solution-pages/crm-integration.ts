/** Texts of the page 'CRM integration' (specification, section 2, "Product and solution pages"). */
import { brand } from "../brand.ts";
import { integrationNames } from "../integrations.ts";
import type {
  CallText,
  FeatureText,
  FeaturesText,
  PageText,
  PointsText,
  StepsText,
  ToolsText,
} from "../page-sections.ts";
import { crmHead } from "./crm-integration-head.ts";

interface CrmPage extends PageText {
  /** A call in which the agent writes to the CRM. */
  readonly call: CallText;
  readonly crms: ToolsText;
  readonly benefits: FeaturesText;
  readonly steps: StepsText;
  /** The data flow from the agent to the customer's CRM: three systems and the data between them. */
  readonly flow: {
    /** Id of the section, to which links on the page lead. */
    readonly anchor: string;
    readonly title: string;
    readonly lede: string;
    readonly nodes: readonly [FeatureText, FeatureText, FeatureText];
    /** The data sent from the first system to the second, and from the second to the third. */
    readonly links: readonly (readonly string[])[];
  };
  readonly list: PointsText;
}

export const crmPage = {
  ...crmHead,
  crms: {
    title: "Six CRMs, plugged in by name",
    lede: "Is yours another one? It has an API, and so do we.",
    tools: integrationNames("crm"),
  },
  benefits: {
    anchor: "features",
    title: "What it writes down",
    items: [
      {
        title: "Automatic contact creation",
        description:
          "A new caller becomes a contact with name, number and subject. A known one is found, not duplicated.",
      },
      {
        title: "Activity logging",
        description: "Time, length, direction and outcome, on the contact and on the deal.",
      },
      {
        title: "Call summaries",
        description:
          "Five lines a person can read in the elevator, with the recording behind them.",
      },
      {
        title: "Lead scoring",
        description: "By your criteria, with the sentence that earned each point.",
      },
    ],
  },
  steps: {
    title: "Three steps to set it up",
    plate: "Setup",
    items: [
      {
        plate: "Sign in",
        title: "Connect your CRM",
        description: "With your own account and only the rights it needs.",
      },
      {
        plate: "Fields",
        title: "Match the fields",
        description: "Ours are suggested, yours decide. Leave out what you do not want.",
      },
      {
        plate: "Test",
        title: "Make a call",
        description: "Watch the contact appear. Then switch the line on.",
      },
    ],
  },
  flow: {
    anchor: crmHead.scrollTarget,
    title: "How a call gets there",
    lede: "One way in, one way out, and a log of both.",
    nodes: [
      {
        plate: brand.name,
        title: "AI agent",
        description: "Talks with the caller and notes what is said.",
      },
      {
        plate: "In between",
        title: "API integration",
        description: "Checks, matches and signs each entry.",
      },
      {
        plate: "Yours",
        title: "Your CRM",
        description: "Holds the contact, the call and what comes next.",
      },
    ],
    links: [
      ["Who called, and why", "Summary and recording", "The lead’s score"],
      ["A contact, new or known", "The call as an activity", "A task for whoever is next"],
    ],
  },
  list: {
    title: "What the integration does",
    items: [
      "Writes during the call, not at night",
      "Looks up who is calling before it says hello",
      "Custom fields and custom objects",
      "Tasks for whoever should call back",
      "Tries again when the CRM is down, in order",
      "A log of everything that was read and written",
    ],
  },
  cta: {
    title: "See your own fields fill in.",
    description: "Name your CRM in the chat. We show you the mapping.",
    button: "Start Integration",
    ends: [brand.name, "Your CRM"],
  },
} as const satisfies CrmPage;
