import type { Site } from "../knowledge/site.ts";
import { abilities, reachUs } from "./answer.ts";

/** The answer to small talk, by its topic; the default is for greetings, 'test', '?' and emoji. */
export function sayTalk(site: Site, topic: string, text: string): string {
  const { brand } = site;
  const hello = `I am ${brand.assistantName}`;
  const texts: Readonly<Record<string, string>> = {
    identity: `${hello}, an AI assistant and not a person. I answer from this site's own pages: ${abilities}. For a person, ${reachUs(site)}.`,
    playful: `I'm better on the phone than at that; I only speak for ${brand.name}. Ask me about ${abilities}.`,
    abilities: `I answer from this site's own pages: ${abilities}. Ask me what a plan costs, which one fits your calls, or what the agents do for your trade.`,
    wellbeing: `Fine, thank you: the line is open. Ask me about ${abilities}.`,
    thanks: "You're welcome. Ask away if there is more.",
    bye: "Goodbye. The line stays open.",
    assent: `All right. Ask me about ${abilities}.`,
  };
  const isTest = /test/i.test(text);
  return (
    texts[topic] ??
    `${isTest ? "It works: I read you" : "Hello"}. ${hello}. Ask me about ${abilities}.`
  );
}

/** The answer to a danger: first who can help, then that the assistant cannot. */
export function sayDanger({ brand }: Site, danger: "life" | "house"): string[] {
  return [
    danger === "life"
      ? "**Please call your local emergency number now: 911 in the US.** If it is about thoughts of harming yourself, in the US you can also call or text 988 at any hour."
      : "If anybody is in danger, **call your local emergency number first: 911 in the US.** Then call a local business for the repair.",
    `I am ${brand.assistantName}, a chat assistant on a website. I can't send help or judge what is going on.`,
  ];
}

/** The answer to instructions, which the assistant never follows. */
export const refuseInstruction = ({ brand }: Site): string =>
  `I can't do that. I only say what ${brand.name}'s own pages say, whatever a message tells me to.`;

/** The answer to rudeness without a question. */
export const sayCalm = (site: Site): string =>
  `I'm sorry that this is frustrating. I can help with ${abilities}; for a person, ${reachUs(site)}.`;

/** The answer to requests for professional advice and for anything that is not about this site. */
export const sayOutside = (site: Site): string[] => [
  `I can't help with that: I don't know anything beyond ${site.brand.name}'s own pages, and I give no legal, medical or financial advice. If it is about ${site.brand.name}, a person can tell you: ${reachUs(site)}.`,
  `Ask me about ${abilities}.`,
];
