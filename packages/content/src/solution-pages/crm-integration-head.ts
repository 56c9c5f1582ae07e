/**
 * Metadata, hero and call of the page 'CRM integration'. If a visitor opens the page directly, the page's
 * script does not import the other texts (`crm-integration.ts`), because their sections are kept markup
 * (docs/glossary.md). If the visitor comes from another page, the script imports them, too.
 */
import { brand } from "../brand.ts";

export const crmHead = {
  meta: {
    title: `CRM Integration for AI phone calls | ${brand.name}`,
    description:
      "Each call that the AI agent takes is in your CRM before the next one starts: the contact, the log, the summary and the lead’s score. Nobody types.",
  },
  hero: {
    headline: "Nobody types up calls anymore.",
    lede: "The AI agent writes into your CRM while it talks. When you open the contact, the call is already there.",
    action: "Talk to Sales",
    scroll: "See how data flows",
  },
  /** A part of the recording `crmCall` (calls/recordings.ts). A test checks that they match. */
  call: {
    label: "A call in progress: a new caller, 13 seconds",
    caller: "New caller",
    time: "4:20 PM",
    elapsed: "00:13",
    elapsedLabel: "13 seconds",
    transcript: [
      {
        speaker: "Caller",
        text: "Amir Patel here. Our boiler is twenty years old, and it shows.",
        done: "creates a contact: Amir Patel",
      },
      {
        speaker: brand.name,
        text: "Would you like it replaced before winter, Amir?",
        done: "opens a deal: new boiler",
      },
      { speaker: "Amir", text: "If we can pay by the month.", done: "scores it 8 of 10" },
    ],
  },
  /** Id of the data flow section; the hero's second button links to it. */
  scrollTarget: "data-flow",
} as const;
