import type { AssistantContent } from "../content.ts";
import { type Answer, compose, reachUs } from "./answer.ts";
import { topics } from "./unknown.ts";

/** Somebody is in danger: first the help that we are not. */
export function composeDanger(content: AssistantContent, danger: "life" | "house"): Answer {
  const first =
    danger === "life"
      ? "**Please call your local emergency number now: 911 in the US.** If it is about thoughts of harming yourself, in the US you can also call or text 988 at any hour."
      : "If anybody is in danger, **call your local emergency number first: 911 in the US.** Then call a local business for the repair.";
  return compose(content, [
    first,
    `I am ${content.brand.assistantName}, a chat assistant on a website. I can't send help or judge what is going on.`,
  ]);
}

/** An order inside a message changes nothing. */
export function refuseOrder(content: AssistantContent): string {
  return `I can't do that. I only say what ${content.brand.name}'s own pages say, whatever a message tells me to.`;
}

/** Rudeness without a question: no offense taken, the offer stands. */
export function composeCalm(content: AssistantContent): Answer {
  return compose(content, [
    `I'm sorry that this is frustrating. I can help with ${topics(content)}; for a person, ${reachUs(content)}.`,
  ]);
}

/** Advice that only a professional may give, and errands that are none of ours. */
export function composeOutside(content: AssistantContent): Answer {
  return compose(content, [
    `I can't help with that: I don't know anything beyond ${content.brand.name}'s own pages, and I give no legal, medical or financial advice.`,
    `What I can speak about: ${topics(content)}.`,
  ]);
}

/** A message in another language: what we can do in this one. */
export function composeOtherLanguage(content: AssistantContent): Answer {
  const spoken = content.claims["languages"];
  return compose(
    content,
    [
      `In this chat I only understand English well. ${spoken?.statement ?? ""}`.trim(),
      `Ask me again in English, or ${reachUs(content)}.`,
    ],
    spoken === undefined ? [] : [spoken.source],
  );
}
