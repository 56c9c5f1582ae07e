import type { AssistantContent } from "../content.ts";
import type { AnswerSource } from "../engine.ts";
import { link } from "../format.ts";

/** An answer before it is spoken: Markdown, and the pages it was taken from. */
export interface Answer {
  text: string;
  sources: readonly AnswerSource[];
}

/** The page a source stands on, without its place there: `Pricing` for `Pricing: AI Receptionist`. */
function pageOf({ title, href }: AnswerSource): AnswerSource {
  if (!title.includes(":")) return { title, href };
  return { title: title.split(":")[0] ?? title, href: href.split("#")[0] ?? href };
}

/** Puts an answer together; cites only pages that are served, and links the first of them. */
export function compose(
  content: AssistantContent,
  paragraphs: readonly (string | undefined)[],
  cited: readonly AnswerSource[] = [],
): Answer {
  const sources = cited
    .filter(({ href }) => content.publishedPaths.includes(href.split("#")[0] ?? href))
    .filter(({ href }, index, all) => all.findIndex((other) => other.href === href) === index)
    .slice(0, 3)
    .map(({ title, href }) => ({ title, href }));
  const first = sources[0];
  const text = [
    ...paragraphs.filter((paragraph) => paragraph !== undefined && paragraph !== ""),
    ...(first === undefined ? [] : [`More on ${link(pageOf(first))}.`]),
  ].join("\n\n");
  return { text, sources };
}

/** How to reach a person. */
export function reachUs({ brand }: AssistantContent): string {
  const { phone, phoneUri, email, emailUri } = brand.contact;
  return `call [${phone}](${phoneUri}) or write to [${email}](${emailUri})`;
}
