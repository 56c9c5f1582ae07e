import type { Source } from "@larkline/content/source";
import type { ToolArguments, ToolName } from "@larkline/contract/tools";

import { link } from "../format.ts";
import type { Site } from "../knowledge/site.ts";

/** A tool whose result belongs beside an answer. */
export type ToolUse = {
  [Name in ToolName]: { name: Name; arguments: ToolArguments[Name] };
}[ToolName];

/** What an answer is about, for the questions that may follow it. */
export type FollowUpTopic = "plan" | "category" | "overview" | "savings" | "industry" | "product";

/** An answer before it is spoken: Markdown, and the pages it was taken from. */
export interface Answer {
  readonly text: string;
  readonly sources: readonly Source[];
  /** Cards that may be shown beside the text, which is complete without them. */
  readonly tools?: readonly ToolUse[];
  readonly followUps?: FollowUpTopic;
  /** Somebody is in danger: nothing else may be said in its place. */
  readonly isDanger?: boolean;
}

/** Most pages that are cited. */
const mostSources = 3;

/** Puts an answer together; cites only pages that are served, and links the first of them. */
export function compose(
  site: Site,
  paragraphs: readonly (string | undefined)[],
  cited: readonly Source[] = [],
  beside: Pick<Answer, "tools" | "followUps"> = {},
): Answer {
  const sources = cited
    .filter(({ href }) => site.publishedPaths.includes(href.split("#")[0] ?? href))
    .filter(({ href }, index, all) => all.findIndex((other) => other.href === href) === index)
    .slice(0, mostSources)
    .map(({ title, href }) => ({ title, href }));
  const more = sources.slice(0, 1).map((source) => `More on ${cite(source)}.`);
  return { text: once([...paragraphs, ...more]), sources, ...beside };
}

/** As one text, whose paragraphs and lists each stand once. */
const once = (texts: readonly (string | undefined)[]): string =>
  [...new Set(texts.flatMap((text) => text?.split("\n\n") ?? []))].filter(Boolean).join("\n\n");

/** A source in words: its page, and behind a colon its place there, each a link. */
function cite({ title, href }: Source): string {
  const [page = title, place] = title.split(": ");
  const [address = href] = href.split("#");
  if (place === undefined) return link({ title, href });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The beginning of an address of this site.
  return `${link({ title: page, href: address as Source["href"] })}: ${link({ title: place, href })}`;
}

/** Two answers as one. */
export function join(answers: readonly Answer[]): Answer {
  const sources = answers.flatMap((answer) => answer.sources);
  const tools = answers.flatMap((answer) => answer.tools ?? []);
  return {
    text: once(answers.map(({ text }) => text)),
    sources: [...new Map(sources.map((each) => [each.href, each])).values()],
    ...(tools.length > 0 ? { tools } : {}),
  };
}

/** How to reach a person. */
export function reachUs({ brand }: Site): string {
  const { phone, phoneUri, email, emailUri } = brand.contact;
  return `call [${phone}](${phoneUri}) or write to [${email}](${emailUri})`;
}

/** What the assistant can speak about, from what it was given. */
export function abilities(site: Site): string {
  const known = [
    site.planCategories.length > 0 && "plans and prices",
    site.products.length > 0 && "what the agents do",
    site.industries.length > 0 && "industries",
    site.integrations.length > 0 && "integrations",
    site.faqItems.length > 0 && "setup and everyday use",
  ].filter((topic) => topic !== false);
  return known.length === 0 ? "very little at the moment" : known.join(", ");
}
