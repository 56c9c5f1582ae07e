/**
 * Metadata, hero and call of the page 'Appointment scheduling'. If a visitor opens the page directly, the
 * page's script does not import the other texts (`appointment-scheduling.ts`), because their sections are
 * kept markup (docs/glossary.md). If the visitor comes from another page, the script imports them, too.
 */
import { brand } from "../brand.ts";

export const schedulingHead = {
  meta: {
    title: `Appointment Scheduling by an AI on the phone | ${brand.name}`,
    description:
      "AI appointment scheduling: callers book, move and cancel while they are on the line, straight into your calendar. Reminder calls go out before each visit.",
  },
  hero: {
    headline: "Booked before the caller hangs up.",
    lede: "AI appointment scheduling on the phone: the agent checks your calendar while it talks and writes the visit in. No callback, no link to a form.",
    action: "Chat with us",
    scroll: "What it does",
  },
  /** A part of the recording `schedulingCall` (calls/recordings.ts). A test checks that they match. */
  call: {
    label: "A call in progress: Paul Reyes, 13 seconds",
    caller: "Paul Reyes",
    time: "9:26 PM",
    elapsed: "00:13",
    elapsedLabel: "13 seconds",
    transcript: [
      {
        speaker: "Paul",
        text: "My daughter needs her school checkup. Mornings are best.",
        done: "looks for 30 minutes, mornings",
      },
      {
        speaker: brand.name,
        text: "Dr. Kim has Tuesday at 8:30 and Thursday at 9. Which one?",
        done: "holds both",
      },
      { speaker: "Paul", text: "Thursday.", done: "books Thu, 9 AM, room 2" },
    ],
  },
  /** Id of the features section; the hero's second button links to it. */
  scrollTarget: "features",
} as const;
