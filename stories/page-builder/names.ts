/** Names of sections in the builder. */
import { type DraftSection, textIn } from "../../scripts/new/draft/draft.ts";
import { kindOf, kinds } from "../../scripts/new/draft/kinds.ts";
import { readAs } from "../../scripts/new/draft/phrase.ts";

export const kindName = ({ kind }: DraftSection): string => kindOf(kind).name;

/**
 * The kinds of sections to which a link on the page can lead, as text: "Features, Steps, or Questions". The
 * components of the other kinds have no `id` to link to.
 */
export const linkedKinds = new Intl.ListFormat("en", { type: "disjunction" }).format(
  kinds.filter(({ anchor }) => anchor).map(({ name }) => name),
);

/** The section's heading as a reader sees it; without a heading, the name of the section's kind. */
export function titleOf(section: DraftSection): string {
  const typed = textIn(section.values, "headline") || textIn(section.values, "title");
  return readAs(typed) || kindName(section);
}
