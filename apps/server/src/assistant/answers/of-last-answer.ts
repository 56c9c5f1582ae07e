import type { AssistantContent } from "../content.ts";
import { inWords } from "../format.ts";
import { monthlyText, planName, pricedPlans } from "../plans/plan-facts.ts";
import type { Understanding } from "../understanding.ts";
import { type Answer, compose, pricingPage, reachUs } from "./answer.ts";
import { bySense, duration } from "./relevance.ts";

/** An answer without its cards and without the link below it. */
export const bodyOf = ({ text }: Answer): string => text.replace(/^More on .*$/m, "").trim();

/** Whether it says that something is not known. */
export const leavesOpen = (answer: Answer): boolean => /\bI don['’]t know\b/.test(bodyOf(answer));

/** Whether it says that first of all, and little else. */
export const isRefusal = (answer: Answer): boolean => /^I don['’]t know\b/.test(bodyOf(answer));

/** Some of what was just said, with its page. */
function quoteOf(content: AssistantContent, last: Answer, text: string): Answer {
  return compose(content, [text], last.sources);
}

/** Says that a time is not known. */
const openTime = /\bdon['’]t know how long\b/;

/**
 * The time that was told of what was just spoken of: 'how long does that take?'
 * @param before the words of the question before.
 */
export function composeTimeOf(
  content: AssistantContent,
  last: Answer,
  read: Understanding,
  before: readonly string[],
): Answer | undefined {
  // How long it takes to switch something off is not how long it takes to start it.
  const told = bySense(bodyOf(last), read)
    .map(({ sentence }) => sentence)
    .filter((sentence) => !/\boff\b/.test(sentence) || [...before, ...read.words].includes("off"));
  const sentence =
    told.find((each) => openTime.test(each)) ?? told.find((each) => duration.test(each));
  return sentence === undefined ? undefined : quoteOf(content, last, sentence);
}

/** No time is told of what was just spoken of; that of the set-up is another, and said as such. */
export function composeNoTime(content: AssistantContent, isOfAgents: boolean): Answer {
  const setup = content.claims["setup"];
  return compose(
    content,
    [
      `I don't know how long that takes by itself: our pages don't say. A person can tell you: ${reachUs(content)}.`,
      isOfAgents ? setup && `What they do say: ${setup.statement}` : undefined,
    ],
    isOfAgents && setup !== undefined ? [setup.source] : [],
  );
}

/** The figures among what was just said: what somebody may want to be promised. */
export function figuresOf(last: Answer): string | undefined {
  const figures = bodyOf(last)
    .split("\n\n")[0]
    ?.split(/(?<=[a-z\d)][.!?])\s+(?=[A-Z])/)
    .filter((sentence) => /\d/.test(sentence))
    .slice(0, 2);
  return figures === undefined || figures.length === 0 ? undefined : figures.join(" ");
}

/** Others' prices, asked for by 'they': ours are the only ones that are known. */
export function composeOthersPrice(content: AssistantContent): Answer {
  const from = pricedPlans(content.planCategories)[0];
  return compose(
    content,
    [
      "I don't know that of others: our pages tell nothing of what they charge or do.",
      from && `Ours start from ${monthlyText(from.plan)} (${planName(from)}).`,
    ],
    from === undefined ? [] : [pricingPage(content)],
  );
}

/** The address that is meant where writing was spoken of. */
export function composeMailAddress(content: AssistantContent): Answer {
  const { email, emailUri } = content.brand.contact;
  return compose(content, [`Write to [${email}](${emailUri}).`], [content.supportPage], {
    tools: [{ name: "contact_person", arguments: {} }],
  });
}

/** What to do next where a trade was asked for that the pages do not name. */
export function composeForOtherTrade(content: AssistantContent): Answer {
  const other = content.sections.find(({ id }) => id === "industries/other");
  const custom = content.planCategories.find(({ id }) => id === "custom");
  return compose(
    content,
    [
      other && `**${other.title}** ${other.text}`,
      custom && `**${custom.name}** are made for that: ${lowerFirst(custom.subtitle)}`,
      `The next step is to tell a person: ${reachUs(content)}.`,
    ],
    [
      ...(other === undefined ? [] : [other.source]),
      ...(custom === undefined ? [] : [custom.source]),
    ],
    { tools: [{ name: "contact_person", arguments: {} }] },
  );
}

/** A way round where a tool was asked for that the pages do not name. */
export function composeForOtherTool(content: AssistantContent): Answer {
  const api = content.sections.find(({ id }) => id === "crm-integration/crms/lede");
  const between = content.integrations
    .filter(({ kind }) => kind === "automation")
    .map(({ name }) => name);
  const faq = content.faqItems.find(({ id }) => id === "tools");
  const ask = faq?.answer.split(/(?<=\.)\s+/).find((sentence) => /\bmissing\b/.test(sentence));
  return compose(
    content,
    [
      "Our pages don't name it, so I can't promise a way. What they do name:",
      [
        api && `- ${api.text}`,
        between.length > 0 && `- For automation: ${inWords(between)}.`,
        ask && `- ${ask}`,
      ]
        .filter((line) => typeof line === "string")
        .join("\n"),
      `Whether one of them does it, a person can tell you: ${reachUs(content)}.`,
    ],
    [...(api === undefined ? [] : [api.source]), ...(faq === undefined ? [] : [faq.source])],
  );
}

/** What to do next where something else was not known. */
export function composeNextStep(content: AssistantContent): Answer {
  const schedule = content.sections.find(({ id }) => id === "contact/schedule");
  const reply = content.claims["supportReply"];
  return compose(
    content,
    [
      `Ask a person: ${reachUs(content)}. ${reply?.statement ?? ""}`.trim(),
      schedule && `**${schedule.title}**: ${schedule.text}`,
    ],
    [content.supportPage],
    { tools: [{ name: "contact_person", arguments: {} }] },
  );
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
