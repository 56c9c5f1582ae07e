/**
 * Metadata, hero and the section about an old lead (`oldLead`) of the page 'Lead generation'. If a visitor opens
 * the page directly, the page's script does not import the other texts (`lead-generation.ts`), because their
 * sections are kept markup (docs/glossary.md). If the visitor comes from another page, the script imports them,
 * too.
 */
import { brand } from "../brand.ts";

export const leadGenerationHead = {
  meta: {
    title: `Lead Generation by AI phone agents | ${brand.name}`,
    description:
      "AI agents call your list and your web leads, ask your qualifying questions, and pass on only the ones that are worth a salesperson’s time.",
  },
  hero: {
    headline: "Your whole list called. Only real buyers passed on.",
    lede: "An AI agent for lead generation calls every lead, finds out who means it, and books them with a person. The rest are thanked and left in peace.",
    action: "Talk to Sales",
    scroll: "How it works",
  },
  oldLead: {
    title: "A quote from March is still a lead.",
    description:
      "Nobody had the hours to call all of them a second time. The agent does, and it has the old quote in front of it.",
    /** A part of the recording `leadGenerationCall` (calls/recordings.ts). A test checks that they match. */
    call: {
      label: "A call in progress: to Lena Fox, 25 seconds",
      caller: "To Lena Fox",
      time: "Tuesday, 5:35 PM",
      elapsed: "00:25",
      elapsedLabel: "25 seconds",
      transcript: [
        {
          speaker: "Lena",
          text: "In the fall, if it stays under thirty thousand.",
          done: "notes the season and the budget",
        },
        {
          speaker: brand.name,
          text: "Paul could come on Thursday at 4, or Saturday at 11.",
        },
        { speaker: "Lena", text: "Saturday at 11.", done: "books Paul, Sat, 11 AM" },
      ],
    },
  },
  /** Id of the steps section; the hero's second button links to it. */
  scrollTarget: "how-it-works",
} as const;
