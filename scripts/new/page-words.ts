/** The words that a new page begins with: true of the product, and about the page by its name. */
import { descriptionOf, titleOf } from "./meta.ts";
import { quoted } from "./names.ts";

interface NewPage {
  address: string;
  /** What the page is called. */
  name: string;
  /** Name of the constant that holds its words. */
  words: string;
  /** Its module in the content's sources, without its ending. */
  file: string;
}

export function pageWordsOf({ address, name, words, file }: NewPage): string {
  const up = file.includes("/") ? "../" : "./";
  const title = titleOf(`${name} with AI voice agents`);
  return `/** Words of the page \`${address}\`. */
import { brand } from "${up}brand.ts";
import type { FeaturesText, PageText, StepsText } from "${up}page-sections.ts";

export const ${words} = {
  meta: {
    title: \`${title} | \${brand.name}\`,
    description: ${quoted(descriptionOf(`${name} with AI voice agents`))},
  },
  hero: {
    headline: ${quoted(`${name}, by phone.`)},
    lede: "An AI voice agent answers the call, asks what has to be asked, and puts the caller through where you want it.",
    action: "Talk to Sales",
    scroll: "See what it does",
  },
  features: {
    anchor: "features",
    title: "What it does on a call",
    items: [
      { title: "Answers", description: "The first ring is enough, at any hour." },
      { title: "Asks", description: "Your questions, in your order, and no others." },
      { title: "Books", description: "A time that is free in your calendar, while the caller is there." },
      { title: "Puts through", description: "By your rules, with what it has heard so far." },
    ],
  },
  steps: {
    title: "How it begins",
    items: [
      { plate: "First", title: "Tell us what your callers ask", description: "A few calls are enough." },
      { plate: "Then", title: "Hear a test call", description: "You say what should be different." },
      { plate: "Live", title: "Send it your calls", description: "Some of them first, or all at once." },
    ],
  },
  cta: {
    title: "Ask the agent itself.",
    description: "The chat answers as the agent on the phone does.",
    button: "Talk to Sales",
  },
} as const satisfies PageText & { readonly features: FeaturesText; readonly steps: StepsText };
`;
}
