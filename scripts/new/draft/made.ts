/** A draft as a page: its words and its elements, in their order. */
import type { Draft } from "./draft.ts";
import type { NamedWords } from "./kind.ts";
import { kindOf } from "./kinds.ts";
import type { Part } from "./nodes.ts";

export interface MadeSection {
  /** The draft's section that it is made of. */
  id: string;
  words: readonly NamedWords[];
  part: Part;
}

/** Name of each section's words: its kind, with a number from the second of a kind on. */
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

/** Every section of a page, made of the draft's. */
export function makePage(draft: Draft): readonly MadeSection[] {
  const keys = keysOf(draft);
  const anchorOf = (id: string) => {
    const target = draft.sections.find((section) => section.id === id);
    return target && kindOf(target.kind).anchor ? keys.get(id) : undefined;
  };
  return draft.sections.map((section) => {
    const { id, kind, values } = section;
    const key = keys.get(id) ?? kind;
    return { id, ...kindOf(kind).make({ values, key, section, draft, anchorOf }) };
  });
}
