/** The texts of all articles, for the chat's search. A page imports its own article instead. */
import { afterTheCall } from "./articles/after-the-call.ts";
import type { Article, ArticleBlock } from "./articles/article.ts";
import { callTheLeadFirst } from "./articles/call-the-lead-first.ts";
import { intakeByPhone } from "./articles/intake-by-phone.ts";
import { noShows } from "./articles/no-shows.ts";
import { screeningRules } from "./articles/screening-rules.ts";
import { spanishAtNight } from "./articles/spanish-at-night.ts";
import { twoRings } from "./articles/two-rings.ts";
import { whenToInterrupt } from "./articles/when-to-interrupt.ts";

export const articles: readonly Article[] = [
  afterTheCall,
  callTheLeadFirst,
  intakeByPhone,
  noShows,
  screeningRules,
  spanishAtNight,
  twoRings,
  whenToInterrupt,
];

/** A paragraph, list entry, table or quotation of an article, with the heading above it. */
export interface ArticlePart {
  readonly slug: string;
  /** The heading above the text; undefined before the first heading. */
  readonly heading?: string;
  readonly text: string;
}

/**
 * The texts of a block that an answer may quote. Links are left out, because they only repeat a page's name.
 * Calls are left out, because an invented dialogue answers no question. Headings are in `ArticlePart.heading`.
 */
function textsOf(block: ArticleBlock): readonly string[] {
  switch (block.kind) {
    case "text":
      return [block.text];
    case "speech":
      return [`“${block.text}” ${block.note}`];
    case "list":
    case "steps":
      return block.items;
    case "table":
      return [
        `${block.caption}. ${[block.head, ...block.rows].map((row) => `${row.join(": ")}.`).join(" ")}`,
      ];
    default:
      return [];
  }
}

/** All articles, split into the parts that the chat searches. */
export const articleParts: readonly ArticlePart[] = articles.flatMap(({ slug, blocks }) => {
  let heading: string | undefined;
  return blocks.flatMap((block) => {
    if (block.kind === "heading") heading = block.text;
    return textsOf(block).map((text) => ({ slug, text, ...(heading && { heading }) }));
  });
});
