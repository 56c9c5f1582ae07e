/** Sample releases for the changelog pattern (changelog.tsx), newest first. */
export interface Release {
  /** Day of the release, which also identifies it: "2026-03-10". */
  date: string;
  title: string;
  summary: string;
  added?: readonly string[];
  /** Fixed bugs. */
  fixed?: readonly string[];
}

export const releases: readonly Release[] = [
  {
    date: "2026-03-10",
    title: "Callers can change a booking themselves",
    summary:
      "A caller who has to move a visit no longer waits for your office to open. Larkline finds the booking by the number that calls, offers the next free times and writes the change to your calendar.",
    added: [
      "Moving and canceling a booking by phone, for Google Calendar, Outlook and Calendly.",
      "A text message confirms the new time to the caller.",
      "You choose how late a booking may still be changed: from one hour to two days before.",
    ],
    fixed: ["A booking across midnight is written to the day on which it begins."],
  },
  {
    date: "2026-02-17",
    title: "Recordings start where the caller speaks",
    summary:
      "The ring tone at the beginning of a recording is gone, and the transcript follows the sound word by word.",
    added: ["Press a sentence of the transcript to hear it."],
    fixed: [
      "Transcripts show street names as your service area spells them.",
      "A download of more than 100 recordings no longer stops in the middle.",
    ],
  },
  {
    date: "2026-01-20",
    title: "Two phones for the night",
    summary:
      "An urgent call that nobody takes on the first phone goes on to a second one, with the reason for the call read out before it connects.",
    added: [
      "A second on-call phone, with a delay of your choice.",
      "The weekly report names the calls that woke somebody.",
    ],
  },
  {
    date: "2026-01-06",
    title: "Faster answers on busy lines",
    summary: "Larkline picks up within two seconds while twenty calls come in at once.",
    fixed: [
      "Greetings longer than 30 seconds are played to their end.",
      "The daily summary arrives at 7 in the time zone of your office.",
    ],
  },
];

/** Releases of the previous year, in one or two sentences each. */
export const earlier: readonly Release[] = [
  {
    date: "2025-12-02",
    title: "Holiday hours for every line",
    summary:
      "Set the days on which you are closed once, and each of your numbers greets its callers accordingly.",
  },
  {
    date: "2025-10-14",
    title: "Spanish and English in one call",
    summary:
      "Callers may change the language in the middle of a sentence. The transcript keeps both, with a translation below.",
  },
  {
    date: "2025-08-26",
    title: "Messages to Slack",
    summary:
      "A message that a caller leaves is posted to the channel that you choose for its subject.",
  },
];
