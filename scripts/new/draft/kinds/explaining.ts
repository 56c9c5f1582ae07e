/** Kinds of sections that explain the product: features, steps, comparison, points, specialties. */
import { industries } from "@larkline/content/industries";

import { drawingNames } from "../../../../apps/site/src/drawings/names.ts";
import { itemsIn, textIn } from "../draft.ts";
import { area, choice, ground, head, items, line, maybeLede, plate, title } from "../fields.ts";
import { type Kind, type SectionContext, plain } from "../kind.ts";
import { Part, type Prop } from "../nodes.ts";
import { phraseOf } from "../phrase.ts";

const itemTitle = line("title", "Title", 60);
const itemWords = area("description", "Description", 200);

/** Name of a drawing in the form; a drawing of an industry has the industry's name. */
function drawingTitle(key: string): string {
  if (key === "crm") return "CRM";
  const industry = industries.find(({ id }) => id === key);
  if (industry) return industry.name;
  return key.replaceAll("-", " ").replace(/^./, (first) => first.toUpperCase());
}

const drawings = Object.fromEntries(drawingNames.map((name) => [name, drawingTitle(name)]));

/** Props for the chosen drawing: beside the heading or, for the variant `lead`, in the first feature. */
function drawingOf({ values }: SectionContext): Record<string, Prop> {
  const name = textIn(values, "drawing");
  if (name === "" || name === "none") return {};
  if (textIn(values, "variant") === "lead")
    return { figure: new Part("Drawn", "../../drawings/drawn.tsx", { name }) };
  const groundProps: Record<string, Prop> =
    textIn(values, "ground") === "sunk" ? { ground: "sunk" } : {};
  return { about: new Part("Drawn", "../../drawings/drawn.tsx", { name, ...groundProps }) };
}

const features = plain({
  id: "features",
  name: "Features",
  about: "Four to six things that it does, as a list or behind a leading one.",
  group: "Explains",
  anchor: true,
  component: "PageFeatures",
  module: "page-sections",
  type: "FeaturesText",
  words: [
    title(),
    plate,
    maybeLede,
    items(
      "items",
      "Features",
      "Feature",
      [4, 6],
      [
        line("plate", "Small label", 24, {
          optional: true,
          hint: "Shown above the title or beside it, one to three words.",
          words: 3,
        }),
        itemTitle,
        line("words", "A caller’s words", 90, {
          optional: true,
          hint: "What somebody says who needs it, without quotation marks.",
        }),
        itemWords,
      ],
    ),
  ],
  look: [
    ground,
    head,
    choice("variant", "Layout", {
      list: "List of rows",
      lead: "The first one leads, on the board",
    }),
    choice("drawing", "Drawing", { none: "None", ...drawings }),
  ],
  notProps: ["drawing"],
  props: drawingOf,
  start: {
    title: "What it does on a call",
    plate: "",
    lede: "",
    ground: "sunk",
    head: "words",
    variant: "list",
    drawing: "none",
    items: [
      ["Answers", "The first ring is enough, at any hour."],
      ["Asks", "Your questions, in your order, and no others."],
      ["Books", "A time that is free in your calendar, while the caller is there."],
      ["Puts through", "By your rules, with what it has heard so far."],
    ].map(([name = "", description = ""]) => ({ plate: "", title: name, words: "", description })),
  },
});

const steps = plain({
  id: "steps",
  name: "Steps",
  about: "Three or four steps in their order, joined by drawn cords.",
  group: "Explains",
  anchor: true,
  component: "PageSteps",
  module: "page-sections",
  type: "StepsText",
  words: [
    title(),
    plate,
    maybeLede,
    items(
      "items",
      "Steps",
      "Step",
      [3, 4],
      [
        line("plate", "Small label", 16, {
          words: 3,
          hint: "Shown above the step, one to three words.",
        }),
        itemTitle,
        area("description", "Description", 140),
      ],
    ),
  ],
  look: [
    ground,
    head,
    choice(
      "live",
      "Highlighted step",
      { none: "None", 0: "The first step", 1: "The second step", 2: "The third step" },
      { hint: "Drawn in the accent color, as a call that is in progress." },
    ),
  ],
  notProps: ["live"],
  props: ({ values }): Record<string, Prop> => {
    const live = textIn(values, "live");
    return live === "" || live === "none" ? {} : { live: Number(live) };
  },
  start: {
    title: "How it begins",
    plate: "",
    lede: "It answers your callers once you have heard it, and not before.",
    ground: "page",
    head: "words",
    live: "1",
    items: [
      ["First", "Tell us what your callers ask", "A few calls are enough."],
      ["Then", "Hear a test call", "You say what should be different."],
      ["Live", "Send it your calls", "Some of them first, or all at once."],
    ].map(([engraved = "", name = "", description = ""]) => ({
      plate: engraved,
      title: name,
      description,
    })),
  },
});

const comparison = plain({
  id: "comparison",
  name: "Comparison",
  about: "What goes wrong, beside what is done about it.",
  group: "Explains",
  component: "PageComparison",
  module: "page-sections",
  type: "ComparisonText",
  apart: ["challengesTitle", "solutionsTitle", "pairs"],
  words: [
    title(),
    plate,
    maybeLede,
    line("challengesTitle", "Over what goes wrong", 32, { fitsAny: true }),
    line("solutionsTitle", "Over what is done about it", 32, { fitsAny: true }),
    items(
      "pairs",
      "Pairs",
      "Pair",
      [3, 6],
      [area("challenge", "What goes wrong", 110), area("solution", "What is done about it", 110)],
    ),
  ],
  look: [ground, head],
  more: ({ values }) => {
    const pairs = itemsIn(values, "pairs");
    const all = (name: string) => pairs.map((pair) => phraseOf(pair[name] ?? ""));
    return {
      challengesTitle: phraseOf(textIn(values, "challengesTitle")),
      challenges: all("challenge"),
      solutionsTitle: phraseOf(textIn(values, "solutionsTitle")),
      solutions: all("solution"),
    };
  },
  start: {
    title: "The call you missed was somebody’s only try.",
    plate: "",
    lede: "",
    challengesTitle: "Without it",
    solutionsTitle: "With it",
    ground: "page",
    head: "stacked",
    pairs: [
      {
        challenge: "Callers who reach a voicemail call the next name on the list",
        solution: "Every call is answered after two rings, even three at once",
      },
      {
        challenge: "Evenings, weekends and holidays belong to the competition",
        solution: "Night calls are booked by morning",
      },
      {
        challenge: "Sales calls and robocalls ring as loudly as customers",
        solution: "Your phone rings for the calls you want",
      },
    ],
  },
});

const points = plain({
  id: "points",
  name: "Points",
  about: "Short points beside a heading, each with the drawing of a plugged-in socket.",
  group: "Explains",
  component: "Points",
  module: "points",
  type: "PointsText",
  words: [title(), items("items", "Points", "Point", [3, 6], [area("text", "Point", 120)])],
  look: [ground],
  start: {
    title: "Quiet for you, fair to every caller",
    ground: "page",
    items: [
      { text: "Hours without interruptions, and no customer lost to them" },
      { text: "Urgent calls come through at any hour" },
      { text: "Every screened call is on a list that you can check" },
    ],
  },
});

const specialties = plain({
  id: "specialties",
  name: "Specialties",
  about: "Four to twelve branches of a trade, or kinds of calls, a line each.",
  group: "Explains",
  component: "PageSpecialties",
  module: "page-sections",
  type: "SpecialtiesText",
  words: [
    title(),
    maybeLede,
    items(
      "items",
      "Specialties",
      "Specialty",
      [4, 12],
      [
        line("title", "Name", 40),
        line("description", "Description", 110, { hint: "In one line." }),
      ],
    ),
  ],
  look: [ground],
  start: {
    title: "Calls it has heard before",
    lede: "",
    ground: "page",
    items: [
      { title: "A new customer", description: "Asks what it is about, and finds a time." },
      { title: "A changed date", description: "Moves the visit while the caller is there." },
      { title: "An urgent call", description: "Rings the person on duty, and the next one." },
      { title: "A sales call", description: "Takes a message, and rings nobody." },
    ],
  },
});

export const explaining: readonly Kind[] = [features, steps, comparison, points, specialties];
