/** Pure functions on the page builder's draft. Those that change it return a new draft. */
import {
  textIn,
  type Draft,
  type DraftSection,
  type Value,
  type Values,
} from "../../scripts/new/draft/draft.ts";
import { pagePart } from "../../scripts/new/draft/problem.ts";
import { sectionOf } from "../../scripts/new/draft/starter.ts";

const withSections = (draft: Draft, sections: readonly DraftSection[]): Draft => ({
  ...draft,
  sections,
});

/**
 * An id for a new section. No section has this id. It also differs from the id of the section to which the
 * hero's button leads: if that section was removed, the button must not lead to the new section instead.
 */
export function freshId({ sections }: Draft): string {
  const ids = sections.flatMap(({ id, kind, values }) =>
    kind === "hero" ? [id, textIn(values, "to")] : id,
  );
  const numbers = ids.map((id) => Number(/^s(\d+)$/.exec(id)?.[1] ?? 0));
  return `s${Math.max(0, ...numbers) + 1}`;
}

/** Whether the draft has a part: the page itself, or the section with this id. */
export const hasPart = ({ sections }: Draft, part: string): boolean =>
  part === pagePart || sections.some(({ id }) => id === part);

/** The nearest section before `part` that `remaining` still has; the page itself if there is none. */
export function remainingBefore({ sections }: Draft, part: string, remaining: Draft): string {
  const index = sections.findIndex(({ id }) => id === part);
  const before = sections.slice(0, Math.max(0, index));
  return before.findLast(({ id }) => hasPart(remaining, id))?.id ?? pagePart;
}

/** Field values of a section, or of the page. */
export const valuesOf = (draft: Draft, part: string): Values =>
  part === pagePart ? draft.page : (draft.sections.find(({ id }) => id === part)?.values ?? {});

/** Sets one field of a section, or of the page. */
export function setValue(draft: Draft, part: string, name: string, value: Value): Draft {
  if (part === pagePart) return { ...draft, page: { ...draft.page, [name]: value } };
  return withSections(
    draft,
    draft.sections.map((section) =>
      section.id === part ? { ...section, values: { ...section.values, [name]: value } } : section,
    ),
  );
}

/** Adds a section after the section with the index `after`. */
export function addSection(draft: Draft, kind: string, id: string, after: number): Draft {
  return withSections(draft, draft.sections.toSpliced(after + 1, 0, sectionOf(kind, id)));
}

/** Duplicates the section with the index `at`. The copy follows it and has the given id. */
export function duplicateSection(draft: Draft, at: number, id: string): Draft {
  const section = draft.sections[at];
  return section
    ? withSections(draft, draft.sections.toSpliced(at + 1, 0, { ...section, id }))
    : draft;
}

export const removeSection = (draft: Draft, at: number): Draft =>
  withSections(draft, draft.sections.toSpliced(at, 1));

export function moveSection(draft: Draft, from: number, to: number): Draft {
  const section = draft.sections[from];
  return section
    ? withSections(draft, draft.sections.toSpliced(from, 1).toSpliced(to, 0, section))
    : draft;
}
