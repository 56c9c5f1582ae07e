/** The initial draft of a new page: general texts about the product, with the page's name. */
import { descriptionOf, titleOf } from "../meta.ts";
import type { Draft, DraftSection, Values } from "./draft.ts";
import { kindOf } from "./kinds.ts";

/** A section with the initial values of its kind, except for the given `values`. */
export const sectionOf = (kind: string, id: string, values: Values = {}): DraftSection => ({
  id,
  kind,
  values: { ...kindOf(kind).start, ...values },
});

interface NewPage {
  /** Path of the page, with or without a leading slash. */
  path: string;
  name: string;
  /** The header's dropdown that links to the page. */
  group?: string | undefined;
}

/** The draft with which the page builder begins: an "About us" page. */
export const freshDraft = (): Draft =>
  starterDraft({ path: "about", name: "About us", group: "resources" });

/**
 * The draft with which a page begins. `npm run new page` writes its files.
 *
 * @throws InputError If the name is too long for a title.
 */
export function starterDraft({ path, name, group = "resources" }: NewPage): Draft {
  const subject = `${name} with AI voice agents`;
  return {
    version: 1,
    page: { path, name, group, title: titleOf(subject), description: descriptionOf(subject) },
    sections: [
      // The hero's second button leads to the features.
      sectionOf("hero", "s1", { headline: `${name}, by phone.`, to: "s2" }),
      sectionOf("features", "s2"),
      sectionOf("steps", "s3"),
      sectionOf("cta", "s4"),
    ],
  };
}
