/**
 * Kinds of sections with evidence. Figures and quotations are selected from the content, so that no page
 * contains invented ones.
 */
import { recordings } from "@larkline/content/calls/recordings";
import { type Claim, customersReport } from "@larkline/content/claims";
import * as quotes from "@larkline/content/quotes";

import { choicesIn, textIn } from "../draft.ts";
import {
  area,
  choice,
  ground,
  groundHint,
  head,
  items,
  lede,
  line,
  maybeLede,
  plate,
  several,
  title,
} from "../fields.ts";
import { type Kind, type SectionContext, plain } from "../kind.ts";
import { FromWords, Part, Ref } from "../nodes.ts";
import { claimRef, claimsById } from "../phrase.ts";

/** Groups of the list of claims, by who reports them. Certificates, which have no figure, come last. */
const claimGroups = [
  "About the service",
  "Results, as customers report",
  "Results of one industry",
  "Certificates and laws",
] as const;

function groupOf({ label, attribution }: Claim): (typeof claimGroups)[number] {
  if (label.startsWith("compliance")) return "Certificates and laws";
  if (attribution === undefined) return "About the service";
  return attribution === customersReport
    ? "Results, as customers report"
    : "Results of one industry";
}

const claimOptions = claimGroups.flatMap((group) =>
  Object.entries(claimsById)
    .filter(([, claim]) => groupOf(claim) === group)
    .toSorted(([, a], [, b]) => a.label.localeCompare(b.label, "en"))
    .map(([value, claim]) => ({
      value,
      label: `${claim.value} ${claim.label}${group === "Results of one industry" ? `, ${claim.attribution}` : ""}`,
      group,
    })),
);

const quotesById: Readonly<Record<string, quotes.Quote>> = quotes;
const quoteOptions = Object.fromEntries(
  Object.entries(quotesById).map(([id, { author, title: who }]) => [id, `${author}, ${who}`]),
);
const [firstQuote = ""] = Object.keys(quotesById);

const quoteRef = (id: string) => new Ref(id, "quotes", quotesById[id]);

const claimsIn = ({ values }: SectionContext) => choicesIn(values, "claims").map(claimRef);

/** The choice of a ground for results. The board is its default, because it is the ground for proof. */
const boardFirst = choice(
  "ground",
  "Ground",
  {
    board: "Board: dark, where proof lies",
    page: "Page: plain, next to a board",
    sunk: "Sunk: darker, next to a board",
  },
  { hint: groundHint },
);

const results = plain({
  id: "results",
  name: "Results",
  about: "One to four figures that customers report, with or without what one of them says.",
  group: "Proves",
  component: "PageResults",
  module: "page-sections",
  type: "ResultsText",
  apart: ["quote"],
  words: [
    title(),
    several("claims", "Figures", [1, 2, 3, 4], claimOptions),
    line("attribution", "Who says so", 90, { hint: "Results are reported, never promised." }),
    choice("quote", "Quotation", { none: "None", ...quoteOptions }),
  ],
  look: [boardFirst],
  more: (place) => {
    const quote = textIn(place.values, "quote");
    return {
      claims: claimsIn(place),
      ...(quotesById[quote] && { quote: quoteRef(quote) }),
    };
  },
  start: {
    title: "What a full answer rate looks like",
    claims: ["appointments", "noShows", "availability"],
    attribution: "Appointments and no-shows as customers report them.",
    quote: "none",
    ground: "board",
  },
});

const figures = plain({
  id: "figures",
  name: "Figures",
  about: "Two to four figures about the service, drawn as counters.",
  group: "Proves",
  component: "PageFigures",
  module: "page-proof",
  type: "FiguresText",
  words: [title(), lede, several("claims", "Figures", [2, 3, 4], claimOptions)],
  look: [ground],
  more: (place) => ({ claims: claimsIn(place) }),
  start: {
    title: "The line in figures",
    lede: "What the service does on every day of the year.",
    claims: ["languages", "uptime", "availability"],
    ground: "page",
  },
});

const reasons = plain({
  id: "reasons",
  name: "Reasons",
  about: "Three or four reasons to rely on it. The first is the strongest, and leads.",
  group: "Proves",
  component: "PageReasons",
  module: "page-proof",
  type: "ReasonsText",
  words: [
    title(),
    plate,
    maybeLede,
    items(
      "reasons",
      "Reasons",
      "Reason",
      [3, 4],
      [
        line("title", "Title", 60),
        area("description", "Description", 180),
        line("plate", "Small label", 24, {
          optional: true,
          words: 3,
          hint: "A certificate, or a span of time, in one to three words.",
        }),
      ],
    ),
  ],
  look: [
    ground,
    {
      ...head,
      hint: "Where the introduction or the small label stands.",
      options: head.options.filter(({ value }) => value !== "words"),
    },
  ],
  start: {
    title: "Why it can have the phone",
    plate: "",
    lede: "",
    ground: "sunk",
    head: "split",
    reasons: [
      {
        title: "It says what it knows",
        description: "From your own notes, and nothing that is not in them.",
        plate: "",
      },
      {
        title: "It hands over",
        description: "Whoever asks for a person is put through.",
        plate: "",
      },
      {
        title: "It writes down",
        description: "Each call has a summary and a recording.",
        plate: "",
      },
    ],
  },
});

const quote: Kind = {
  id: "quote",
  name: "Quotation",
  about: "What a customer says, as a section of its own.",
  group: "Proves",
  words: [choice("quote", "Who says it", quoteOptions)],
  look: [ground],
  start: { quote: firstQuote, ground: "page" },
  make: ({ key, values }) => {
    const chosenGround = textIn(values, "ground");
    return {
      words: [{ key, type: "Quote", data: quoteRef(textIn(values, "quote")) }],
      part: new Part("PageQuote", "../shared/page-proof.tsx", {
        text: new FromWords(key),
        ...(chosenGround !== "page" && chosenGround !== "" && { ground: chosenGround }),
      }),
    };
  },
};

const recording = plain({
  id: "recording",
  name: "Recorded call",
  about: "A call that one can hear: its first lines, and the player.",
  group: "Proves",
  anchor: true,
  live: true,
  component: "PageRecording",
  module: "page-recording",
  type: "RecordingText",
  words: [
    title(),
    lede,
    choice(
      "recording",
      "Recording",
      Object.fromEntries(Object.entries(recordings).map(([id, { label }]) => [id, label])),
    ),
  ],
  look: [ground],
  // The number is arbitrary. It determines the drawing of the waveform.
  props: () => ({ seed: 7 }),
  start: {
    title: "Hear one of its calls",
    lede: "Recorded as it was made, with what got done while it was spoken.",
    recording: "ai-receptionist",
    ground: "page",
  },
});

export const proving: readonly Kind[] = [results, figures, reasons, quote, recording];
