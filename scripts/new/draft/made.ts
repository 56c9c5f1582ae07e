/** Converts a draft to the texts and the elements of a page, in their order. */
import type { Draft } from "./draft.ts";
import type { NamedWords } from "./kind.ts";
import { kindOf } from "./kinds.ts";
import type { Part } from "./nodes.ts";

/** A section as it is exported. */
export interface MadeSection {
  /** Id of the draft's section. */
  id: string;
  words: readonly NamedWords[];
  part: Part;
  /** Whether the section needs its script. Other sections keep their prerendered markup. */
  live: boolean;
}

/** Key of each section's texts, by section id: `features`, then `features2` for the second of that kind. */
function keysOf({ sections }: Draft): ReadonlyMap<string, string> {
  const counts = new Map<string, number>();
  return new Map(
    sections.map(({ id, kind }) => {
      const count = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, count);
      return [id, count === 1 ? kind : `${kind}${count}`];
    }),
  );
}

/** Converts every section of a draft. */
export function makePage(draft: Draft): readonly MadeSection[] {
  const keys = keysOf(draft);
  const anchorOf = (id: string) => {
    const target = draft.sections.find((section) => section.id === id);
    return target && kindOf(target.kind).anchor ? keys.get(id) : undefined;
  };
  return draft.sections.map((section) => {
    const { id, kind, values } = section;
    const key = keys.get(id) ?? kind;
    const { live = false, make } = kindOf(kind);
    return { id, live, ...make({ values, key, section, draft, anchorOf }) };
  });
}
