import type { Source } from "@larkline/content/source";
import type { ToolArguments, ToolName } from "@larkline/contract/tools";

import { link } from "../format.ts";
import type { Site } from "../knowledge/site.ts";

/** A tool call whose result is shown as a card beside an answer. */
export type ToolUse = {
  [Name in ToolName]: { name: Name; arguments: ToolArguments[Name] };
}[ToolName];

/** What an answer is about, to select the follow-up questions that the chat offers. */
export type FollowUpTopic = "plan" | "category" | "overview" | "savings" | "industry" | "product";

/** An answer in Markdown, with the pages that it comes from. */
export interface Answer {
  readonly text: string;
  readonly sources: readonly Source[];
  /** Cards that may be shown beside the text, which is complete without them. */
  readonly tools?: readonly ToolUse[];
  readonly followUps?: FollowUpTopic;
  readonly isDanger?: boolean; // Somebody is in danger: no language model may answer instead.
}

/** The texts of an answer; undefined ones are left out. */
export type Paragraphs = readonly (string | undefined)[];

const maxSources = 3; // Maximum number of sources of one composed answer.

/** Composes an answer; cites only existing pages, and links the first of them in the text. */
export function compose(
  site: Site,
  paragraphs: Paragraphs,
  cited: readonly Source[] = [],
  beside: Pick<Answer, "tools" | "followUps"> = {},
): Answer {
  const sources = cited
    .filter(({ href }) => site.publishedPaths.includes(href.split("#")[0] ?? href))
    .filter(({ href }, index, all) => all.findIndex((other) => other.href === href) === index)
    .slice(0, maxSources)
    .map(({ title, href }) => ({ title, href }));
  const more = sources.slice(0, 1).map((source) => `More on ${cite(source)}`);
  return { text: joinParagraphs([...paragraphs, ...more]), sources, ...beside };
}

const bodyOf = (text: string): string => text.replace(/^\*\*.*?\*\*: /, "");

/** Joins texts, without paragraphs that are repeated or whose text is a part of another one. */
function joinParagraphs(texts: Paragraphs): string {
  const all = [...new Set(texts.flatMap((text) => text?.split("\n\n") ?? []))].filter(Boolean);
  const isPart = (text: string) => all.some((one) => one !== text && one.includes(bodyOf(text)));
  return all.filter((text) => !isPart(text)).join("\n\n");
}

/** A source as links, with a full stop: the page, and after a colon the section, which may be a question. */
function cite({ title, href }: Source): string {
  const [page = title, section] = title.split(": ");
  const [address = href] = href.split("#");
  if (section === undefined) return `${link({ title, href })}.`;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- A path without its fragment is still a path.
  return `${link({ title: page, href: address as Source["href"] })}: ${link({ title: section, href })}${section.endsWith("?") ? "" : "."}`;
}

/** Joins the texts, sources and cards of answers. Drops follow-ups and `isDanger`: pass no answer to a danger. */
export function join(answers: readonly Answer[]): Answer {
  const sources = answers.flatMap((answer) => answer.sources);
  const tools = answers.flatMap((answer) => answer.tools ?? []);
  return {
    text: joinParagraphs(answers.map(({ text }) => text)),
    sources: [...new Map(sources.map((each) => [each.href, each])).values()],
    ...(tools.length > 0 ? { tools } : {}),
  };
}

/** How to reach a person, as a part of a sentence in Markdown: 'call … or write to …'. */
export function reachUs({ brand }: Site): string {
  const { phone, phoneUri, email, emailUri } = brand.contact;
  return `call [${phone}](${phoneUri}) or write to [${email}](${emailUri})`;
}

/** The subjects that the assistant can talk about. */
export const abilities =
  "plans and prices, what the agents do, industries, integrations, setup and everyday use";
