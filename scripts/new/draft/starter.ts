/** What a new page begins with: words that are true of the product, and about the page by its name. */
import { descriptionOf, titleOf } from "../meta.ts";
import type { Draft, DraftSection, Values } from "./draft.ts";
import { kindOf } from "./kinds.ts";

/** A section as its kind begins. */
export const sectionOf = (kind: string, id: string, values: Values = {}): DraftSection => ({
  id,
  kind,
  values: { ...kindOf(kind).start, ...values },
});

interface Start {
  path: string;
  name: string;
  /** The header's dropdown. */
  group?: string | undefined;
}

/** @throws NewError Where the name is too long for a title. */
export function starterDraft({ path, name, group = "resources" }: Start): Draft {
  const subject = `${name} with AI voice agents`;
  return {
    version: 1,
    page: { path, name, group, title: titleOf(subject), description: descriptionOf(subject) },
    sections: [
      sectionOf("hero", "s1", { headline: `${name}, by phone.`, to: "s2" }),
      sectionOf("features", "s2"),
      sectionOf("steps", "s3"),
      sectionOf("cta", "s4"),
    ],
  };
}
