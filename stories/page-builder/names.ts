/** What the builder calls a section: by its own heading, where it has one. */
import { type DraftSection, textIn } from "../../scripts/new/draft/draft.ts";
import { kindOf } from "../../scripts/new/draft/kinds.ts";
import { readAs } from "../../scripts/new/draft/phrase.ts";

export const kindName = ({ kind }: DraftSection): string => kindOf(kind).name;

/** Its heading, or its kind. */
export function titleOf(section: DraftSection): string {
  const typed = textIn(section.values, "headline") || textIn(section.values, "title");
  return readAs(typed) || kindName(section);
}
