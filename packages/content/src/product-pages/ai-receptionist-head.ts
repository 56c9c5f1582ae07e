/**
 * Metadata, hero and call of the page 'AI receptionist'. If a visitor opens the page directly, the page's
 * script does not import the other texts (`ai-receptionist.ts`), because their sections are kept markup
 * (docs/glossary.md). If the visitor comes from another page, the script imports them, too.
 */
import { brand } from "../brand.ts";
import { claims } from "../claims.ts";

export const receptionistHead = {
  meta: {
    title: `AI Receptionist that answers your phone ${claims.availability.value} | ${brand.name}`,
    description: `An AI receptionist answers your business phone ${claims.availability.value}: it books appointments, screens callers, takes messages and puts urgent calls through.`,
  },
  hero: {
    headline: "Your phone gets answered, even when you can’t.",
    lede: "The AI receptionist greets callers by your name, books them into your calendar and puts through whoever should reach you now.",
    action: "Try AI Receptionist",
    scroll: "See what it does",
  },
  /** A part of the recording `receptionistCall` (calls/recordings.ts). A test checks that they match. */
  call: {
    label: "A call in progress: Nora Bell, 13 seconds",
    caller: "Nora Bell",
    time: "6:52 PM",
    elapsed: "00:13",
    elapsedLabel: "13 seconds",
    transcript: [
      {
        speaker: "Nora",
        text: "I have to move my Thursday cleaning. My son has a game.",
        done: "finds her visit, Thu, 10 AM",
      },
      { speaker: brand.name, text: "No problem, Nora. Tuesday at 8, or Friday at 3?" },
      { speaker: "Nora", text: "Friday at 3.", done: "moves it to Fri, 3 PM" },
    ],
  },
  /** Id of the features section; the hero's second button links to it. */
  scrollTarget: "features",
} as const;
