/**
 * Metadata, hero and call of the page 'Call screening'. If a visitor opens the page directly, the page's
 * script does not import the other texts (`call-screening.ts`), because their sections are kept markup
 * (docs/glossary.md). If the visitor comes from another page, the script imports them, too.
 */
import { brand } from "../brand.ts";

export const screeningHead = {
  meta: {
    title: `Call Screening by AI that stops spam calls | ${brand.name}`,
    description:
      "AI call screening for your business phone: the agent answers first, asks who is calling and why, and rings your phone only for the calls that you want.",
  },
  hero: {
    headline: "Your phone rings for the calls that matter.",
    lede: "AI call screening answers everybody politely. Robocalls end there, salespeople leave a message, and customers reach you.",
    action: "Chat with us",
    scroll: "What it does",
  },
  /** A part of the recording `screeningCall` (calls/recordings.ts). A test checks that they match. */
  call: {
    label: "A call in progress: an unknown number, 16 seconds",
    caller: "Unknown number",
    time: "11:15 AM",
    elapsed: "00:16",
    elapsedLabel: "16 seconds",
    transcript: [
      {
        speaker: "Caller",
        text: "I need a minute with the owner about your business listing.",
        done: "asks who and why",
      },
      {
        speaker: brand.name,
        text: "She is with a customer. I can write down a message for her.",
        done: "takes a message, rings nobody",
      },
    ],
  },
  /** Id of the features section; the hero's second button links to it. */
  scrollTarget: "features",
} as const;
