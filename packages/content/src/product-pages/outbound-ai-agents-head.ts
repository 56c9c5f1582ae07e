/**
 * Metadata, hero and call of the page 'Outbound AI agents'. If a visitor opens the page directly, the page's
 * script does not import the other texts (`outbound-ai-agents.ts`), because their sections are kept markup
 * (docs/glossary.md). If the visitor comes from another page, the script imports them, too.
 */
import { brand } from "../brand.ts";

export const outboundHead = {
  meta: {
    title: `Outbound AI Agents that call your leads back | ${brand.name}`,
    description:
      "Outbound AI agents call new leads at once and old lists in turn. They ask your questions, book meetings and hand over whoever is ready to buy.",
  },
  hero: {
    headline: "The calls your team has no hours for, made.",
    lede: "Outbound AI agents call new leads while the form is still open, and work through old lists to the last name. Whoever is ready to buy is put through to you.",
    action: "Start Generating Leads",
    scroll: "Learn More",
  },
  /** A part of the recording `outboundCall` (calls/recordings.ts). A test checks that they match. */
  call: {
    label: "A call in progress: to Marcus Webb, 21 seconds",
    caller: "To Marcus Webb",
    time: "10:03 AM",
    elapsed: "00:21",
    elapsedLabel: "21 seconds",
    transcript: [
      {
        speaker: brand.name,
        text: "You asked for a quote on solar a minute ago. Is it your own roof?",
        done: "rings 40 seconds after the form",
      },
      { speaker: "Marcus", text: "Yes. It faces south, and I want it done before summer." },
      {
        speaker: brand.name,
        text: "Then you should talk to Ana. She is free now.",
        done: "puts through to Ana",
      },
    ],
  },
  /** Id of the features section; the hero's second button links to it. */
  scrollTarget: "features",
} as const;
