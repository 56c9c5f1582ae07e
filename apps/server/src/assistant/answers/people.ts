import type { AssistantContent } from "../content.ts";
import type { Understanding } from "../understanding.ts";
import { type Answer, compose, reachUs } from "./answer.ts";
import { topics } from "./unknown.ts";

/** How to reach a person, sign up, log in, or try it. */
export function composeContact(
  content: AssistantContent,
  { concepts }: Understanding,
): Answer | undefined {
  const { brand } = content;
  if (concepts.has("location")) {
    return compose(content, [
      `${brand.name} is in ${brand.contact.location}. To reach us, ${reachUs(content)}.`,
    ]);
  }
  const hearFirst = content.faqItems.find(({ id }) => id === "try-first");
  if (concepts.has("trial")) {
    return compose(content, [
      `I don't know of a free trial: our pages don't describe one. A person can tell you: ${reachUs(content)}.`,
      hearFirst === undefined ? undefined : `**${hearFirst.question}** ${hearFirst.answer}`,
    ]);
  }
  if (concepts.has("demo")) {
    const demo = hearFirst?.answer ?? content.claims["chatDemo"]?.statement;
    if (demo === undefined) return undefined;
    return compose(
      content,
      [demo, `To be shown around by a person, ${reachUs(content)}.`],
      hearFirst === undefined ? [] : [hearFirst.source],
    );
  }
  // 'Are you a real person?' asks who answers here.
  if (concepts.has("person") && !concepts.has("identity")) {
    const reply = content.claims["supportReply"];
    return compose(content, [
      `To talk to a person, ${reachUs(content)}. ${reply?.statement ?? ""}`.trim(),
      "I can answer questions about plans and prices in the meantime.",
    ]);
  }
  // The way in is only told where there is one.
  const missing = (["login", "signup"] as const).find(
    (concept) => concepts.has(concept) && !content.publishedPaths.includes(`/${concept}`),
  );
  if (missing !== undefined) {
    return compose(content, [
      `I don't know of a page for ${missing === "login" ? "logging in" : "signing up"} on this site. A person can set you up: ${reachUs(content)}.`,
    ]);
  }
  if (concepts.has("login")) {
    return compose(content, [
      `Accounts live in a separate app: choose "Login / Sign Up" in the page's header. If that fails, ${reachUs(content)}.`,
    ]);
  }
  if (concepts.has("signup")) {
    return compose(
      content,
      [
        `Choose a plan on the pricing page and select it; that leads to the sign-up. ${content.claims["setup"]?.statement ?? ""}`.trim(),
        `If you would rather talk first, ${reachUs(content)}.`,
      ],
      content.planCategories.slice(0, 1).map(({ source }) => source),
    );
  }
  return undefined;
}

/** Greetings, thanks, and questions about the assistant itself. */
export function composeSmallTalk(
  content: AssistantContent,
  { concepts, words }: Understanding,
): Answer | undefined {
  const { brand } = content;
  if (concepts.has("identity")) {
    return compose(content, [
      `I am ${brand.assistantName}, an assistant and not a person. I answer from this site's own pages: ${topics(content)}. For a person, ${reachUs(content)}.`,
    ]);
  }
  if (concepts.has("abilities")) {
    return compose(content, [
      `I answer from this site's own pages: ${topics(content)}. Ask me what a plan costs, which one fits your calls, or what the agents do for your trade.`,
    ]);
  }
  if (concepts.has("thanks"))
    return compose(content, ["You're welcome. Ask away if there is more."]);
  if (concepts.has("bye")) return compose(content, ["Goodbye. The line stays open."]);
  if (concepts.has("assent") && words.length <= 2) {
    return compose(content, [`All right. Ask me about ${topics(content)}.`]);
  }
  if (concepts.has("greeting")) {
    return compose(content, [
      `Hello. I am ${brand.assistantName}. Ask me about ${topics(content)}.`,
    ]);
  }
  return undefined;
}

/** An order inside a message changes nothing. */
export function refuseOrder(content: AssistantContent): string {
  return `I only say what ${content.brand.name}'s own pages say, whatever a message tells me to.`;
}
