import type { ToolArguments, ToolName } from "@larkline/contract/tools";

import type { AssistantContent } from "../content.ts";
import type { AnswerSource } from "../engine.ts";
import { link } from "../format.ts";

/** A tool whose result belongs beside an answer. */
export type ToolUse = {
  [Name in ToolName]: { name: Name; arguments: ToolArguments[Name] };
}[ToolName];

/** What an answer is about, for the questions that may follow it. */
export type FollowUpTopic = "plan" | "category" | "overview" | "savings" | "industry" | "product";

/** An answer before it is spoken: Markdown, and the pages it was taken from. */
export interface Answer {
  text: string;
  sources: readonly AnswerSource[];
  /** Cards that may be shown beside the text, which is complete without them. */
  tools?: readonly ToolUse[];
  followUps?: FollowUpTopic;
}

/** A source in words: its page, and behind a colon its place there, each a link. */
function cite({ title, href }: AnswerSource): string {
  const [page, place] = title.split(": ");
  const [address] = href.split("#");
  if (page === undefined || place === undefined || address === undefined)
    return link({ title, href });
  return `${link({ title: page, href: address })}: ${link({ title: place, href })}`;
}

/** Puts an answer together; cites only pages that are served, and links the first of them. */
export function compose(
  content: AssistantContent,
  paragraphs: readonly (string | undefined)[],
  cited: readonly AnswerSource[] = [],
  beside: Pick<Answer, "tools" | "followUps"> = {},
): Answer {
  const sources = cited
    .filter(({ href }) => content.publishedPaths.includes(href.split("#")[0] ?? href))
    .filter(({ href }, index, all) => all.findIndex((other) => other.href === href) === index)
    .slice(0, 3)
    .map(({ title, href }) => ({ title, href }));
  const first = sources[0];
  const text = [
    ...paragraphs.filter((paragraph) => paragraph !== undefined && paragraph !== ""),
    ...(first === undefined ? [] : [`More on ${cite(first)}.`]),
  ].join("\n\n");
  return { text, sources, ...beside };
}

/** How a refusal begins: nothing else in an answer says so. */
export const dontKnow = "I don't know";
/** How what is left open is told behind what is known. */
export const notTold = "Our pages don't say";

/** Whether a paragraph tells what is not known. */
export const isGap = (paragraph: string): boolean =>
  paragraph.startsWith(dontKnow) || paragraph.startsWith(notTold);

/** How to reach a person. */
export function reachUs({ brand }: AssistantContent): string {
  const { phone, phoneUri, email, emailUri } = brand.contact;
  return `call [${phone}](${phoneUri}) or write to [${email}](${emailUri})`;
}

/** The page with all plans: every category stands on it; without its anchor it is the whole page. */
export function pricingPage(content: AssistantContent): AnswerSource & { href: `/${string}` } {
  const source = content.planCategories[0]?.source;
  return {
    title: source?.title.split(":")[0] ?? "",
    href: `/${(source?.href.split("#")[0] ?? "/").slice(1)}`,
  };
}

/** Whether an answer is taken from the prices first of all. */
export const isAboutPlans = ({ sources }: Pick<Answer, "sources">): boolean =>
  sources[0]?.href.startsWith("/pricing") === true;
