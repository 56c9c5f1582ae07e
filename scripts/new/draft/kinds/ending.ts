/** Kinds of sections for offers (integrations, plans) and for the end of a page. */
import { brand } from "@larkline/content/brand";
import { integrations } from "@larkline/content/integrations";
import { pageList } from "@larkline/content/page-list";
import { planCategories } from "@larkline/content/plans";

import { textIn, type Values } from "../draft.ts";
import { area, choice, ground, lede, line, several, title } from "../fields.ts";
import { type Kind, plain, wordsOf } from "../kind.ts";
import { FromWords, Part, type Words } from "../nodes.ts";
import { phraseOf } from "../phrase.ts";

const tools = plain({
  id: "tools",
  name: "Logos",
  about:
    "Logos of the tools that the product works with: three, six or twelve, so that every row is full.",
  group: "Offers",
  component: "PageTools",
  module: "page-sections",
  type: "ToolsText",
  words: [
    title(),
    lede,
    several(
      "tools",
      "Tools",
      [3, 6, 12],
      integrations.map(({ name }) => ({ value: name, label: name })),
    ),
  ],
  look: [ground],
  start: {
    title: "Plugged into the desk you have.",
    lede: "Appointments, contacts and messages land where your people look anyway.",
    tools: ["Google Calendar", "Outlook", "Calendly", "Salesforce", "HubSpot", "Slack"],
    ground: "page",
  },
});

const plans = plain({
  id: "plans",
  name: "Plans",
  about: "The plans of one category with their prices, which stand in the content.",
  group: "Offers",
  anchor: true,
  component: "PagePlans",
  module: "page-plans",
  type: "PlansText",
  words: [
    title(),
    lede,
    choice(
      "category",
      "Category",
      Object.fromEntries(planCategories.map(({ id, name }) => [id, name])),
    ),
  ],
  look: [ground],
  start: {
    title: "What it costs",
    lede: "By the call, not by the seat. Change plans when the phone gets busier.",
    category: "receptionist",
    ground: "page",
  },
});

/** The labels at both ends of the section's decorative cord, as `ends`; no entry if one of them is empty. */
function endsOf(values: Values): Words {
  const ends = [textIn(values, "from"), textIn(values, "to")];
  return ends.some((end) => end.trim() === "") ? {} : { ends: ends.map(phraseOf) };
}

const ends = [
  line("from", "Label at the cord’s start", 24, {
    fitsAny: true,
    optional: true,
    hint: "The cord is the line that is drawn below the text. For example “Your phone”; fill in both labels, or none.",
  }),
  line("to", "Label at the cord’s end", 24, {
    fitsAny: true,
    optional: true,
    hint: "Where the cord leads.",
  }),
];

const cta = plain({
  id: "cta",
  name: "Call to action",
  about: "The end of a page: a button that opens the chat, and one that leads to another page.",
  group: "Ends",
  once: true,
  component: "PageCta",
  module: "page-sections",
  type: "CtaText",
  apart: ["from", "to", "more", "href"],
  words: [
    title("At most ten words."),
    area("description", "Sentence", 140),
    line("button", "Button that opens the chat", 28, { fitsAny: true }),
    ...ends,
    line("more", "Second button", 32, { optional: true }),
    choice(
      "href",
      "Where the second button leads",
      {
        "": "Nowhere",
        ...Object.fromEntries(
          Object.entries(pageList).map(([path, { name }]) => [path, `${name}, ${path}`]),
        ),
      },
      { optional: true },
    ),
  ],
  look: [],
  more: ({ values }) => {
    const [more, href] = [textIn(values, "more"), textIn(values, "href")];
    return {
      ...endsOf(values),
      ...(more.trim() !== "" && href !== "" && { more: { label: phraseOf(more), href } }),
    };
  },
  start: {
    title: "Ask the agent itself.",
    description: "The chat answers as the agent on the phone does.",
    button: "Talk to Sales",
    from: "",
    to: "",
    more: "",
    href: "",
  },
});

const chatWords = [
  title("At most ten words."),
  area("description", "Sentence", 140),
  line("button", "Button that opens the chat", 28, { fitsAny: true }),
  line("backToTop", "Link to the page’s beginning", 28, { fitsAny: true }),
];

const chat: Kind = {
  id: "chat",
  name: "Chat band",
  about: "The end of a long page: into the chat, or back to its beginning.",
  group: "Ends",
  once: true,
  words: [...chatWords, ...ends],
  look: [],
  start: {
    title: "Still on the line?",
    description: "The chat knows this page, and whom to put you through to.",
    button: "Chat with us",
    backToTop: "Back to Top",
    from: "Your phone",
    to: brand.name,
  },
  make: ({ key, values }) => {
    const data: Words = { ...wordsOf(chatWords, values), ...endsOf(values) };
    const from = (name: string) => new FromWords(`${key}.${name}`);
    return {
      words: [{ key, type: "ChatBandText", data }],
      part: new Part(
        "ChatBand",
        "../shared/chat-band.tsx",
        {
          title: from("title"),
          button: from("button"),
          backToTop: from("backToTop"),
          ...("ends" in data && { ends: from("ends") }),
        },
        from("description"),
      ),
    };
  },
};

export const offering: readonly Kind[] = [tools, plans];
export const ending: readonly Kind[] = [cta, chat];
