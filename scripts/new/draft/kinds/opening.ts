/** The kind of section at the top of a page: the hero. */
import { maxHeadlineWords } from "@larkline/content/word-rules";

import { textIn } from "../draft.ts";
import { area, choice, groundHint, items, line } from "../fields.ts";
import { type Kind, type NamedWords, type SectionContext, propsOf, wordsOf } from "../kind.ts";
import { FromWords, Part, type Prop } from "../nodes.ts";

/** Option of the call's fields: they are shown only if the hero has a call as its figure. */
const call = { when: ["figure", "call"] } as const;

const words = [
  line("headline", "Headline", 120, {
    words: maxHeadlineWords,
    hint: "What gets done for whom, in one sentence.",
  }),
  area("lede", "Introduction", 240, { hint: "How, in one or two sentences." }),
  line("action", "Button that opens the chat", 28, { fitsAny: true, hint: "A verb first." }),
  line("scroll", "Second button", 28, {
    fitsAny: true,
    optional: true,
    hint: "It leads down the page.",
  }),
];

const callWords = [
  line("caller", "Caller", 32, call),
  line("time", "Time of the call", 8, {
    ...call,
    fitsAny: true,
    form: [/^(?:[1-9]|1[0-2]):[0-5]\d [AP]M$/, "6:52 PM"],
  }),
  line("elapsed", "Length so far", 5, {
    ...call,
    fitsAny: true,
    // A call of no length has no spoken form.
    form: [/^(?!00:00)\d\d:[0-5]\d$/, "00:16"],
  }),
  {
    ...items(
      "transcript",
      "What is said",
      "Line",
      [2, 4],
      [
        line("speaker", "Speaker", 24, { fitsAny: true }),
        area("text", "Words", 140),
        line("done", "What gets done", 48, { optional: true, hint: "Shown beside the words." }),
      ],
    ),
    ...call,
  },
];

const count = (number: number, unit: string) =>
  number === 0 ? [] : [`${number} ${unit}${number === 1 ? "" : "s"}`];

/** A duration for screen readers: `01:05` becomes "1 minute and 5 seconds". */
function spoken(elapsed: string): string {
  const [minutes = 0, seconds = 0] = elapsed.split(":").map(Number);
  return [...count(minutes, "minute"), ...count(seconds, "second")].join(" and ");
}

function callOf({ values }: SectionContext): NamedWords {
  const elapsedLabel = spoken(textIn(values, "elapsed"));
  const { transcript = [], ...rest } = wordsOf(callWords, values);
  const label = `A call in progress: ${textIn(values, "caller").trim()}, ${elapsedLabel}`;
  return { key: "call", type: "CallText", data: { label, ...rest, elapsedLabel, transcript } };
}

export const hero: Kind = {
  id: "hero",
  name: "Hero",
  about: "The page’s headline under its name, with the way into the chat.",
  group: "Opens",
  once: true,
  words: [
    ...words,
    { kind: "anchor", name: "to", label: "Where the second button leads", optional: true },
    choice("figure", "Figure", { none: "None", call: "A call in progress" }),
    ...callWords,
  ],
  look: [
    choice(
      "ground",
      "Ground",
      {
        board: "Board: dark, as for a live call",
        page: "Page: the plain background, quieter",
      },
      { hint: groundHint },
    ),
  ],
  start: {
    headline: "This call, by phone.",
    lede: "An AI voice agent answers the call, asks what has to be asked, and puts the caller through where you want it.",
    action: "Talk to Sales",
    scroll: "See what it does",
    to: "",
    figure: "none",
    caller: "Nora Bell",
    time: "6:52 PM",
    elapsed: "00:13",
    transcript: [
      { speaker: "Nora", text: "I have to move my Thursday visit.", done: "finds her visit" },
      { speaker: "Agent", text: "No problem, Nora. Tuesday at 8, or Friday at 3?", done: "" },
      { speaker: "Nora", text: "Friday at 3.", done: "moves it to Fri, 3 PM" },
    ],
    ground: "board",
  },
  make: (place) => {
    const { key, values, anchorOf } = place;
    const target = anchorOf(textIn(values, "to"));
    const hasCall = textIn(values, "figure") === "call";
    const data = wordsOf(
      words.filter(({ name }) => name !== "scroll" || target !== undefined),
      values,
    );
    const props: Record<string, Prop> = {
      text: new FromWords(key),
      ...(target !== undefined && { to: new FromWords(`${target}.anchor`) }),
      ...propsOf(hero.look, values),
      ...(hasCall && {
        figure: new Part("HeardCall", "../shared/heard-call.tsx", {
          call: new FromWords("call"),
          // The number is arbitrary. It determines the drawing of the waveform.
          seed: 11,
        }),
      }),
    };
    return {
      words: [{ key, type: "HeroText", data }, ...(hasCall ? [callOf(place)] : [])],
      part: new Part("PageHero", "../shared/page-hero.tsx", props),
    };
  },
};
