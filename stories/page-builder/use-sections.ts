import type { Draft, DraftSection } from "../../scripts/new/draft/draft.ts";
import type { Kind } from "../../scripts/new/draft/kind.ts";
import {
  addSection,
  duplicateSection,
  freshId,
  moveSection,
  removeSection,
} from "./draft-changes.ts";
import { kindName } from "./names.ts";

interface SectionsOptions {
  draft: Draft;
  change: (to: Draft) => void;
  /** Announces a text to screen readers. */
  say: (text: string) => void;
  /** Moves the focus to the first element that one of the selectors finds. */
  focus: (...selectors: string[]) => void;
  /** Id of the part that was edited last. */
  current: string | undefined;
  setCurrent: (part: string | undefined) => void;
}

/**
 * Hook: moves, duplicates, adds and removes sections, announces each change or why it is impossible, and
 * moves the focus.
 */
export function useSections({ draft, change, say, focus, current, setCurrent }: SectionsOptions) {
  const { sections } = draft;
  const currentIndex = sections.findIndex(({ id }) => id === current);
  // A new section is added after the section that was edited last. If there is none, it is added before the
  // closing section, or at the end of a page without a closing section.
  const endIndex = sections.findIndex(({ kind }) => kind === "cta" || kind === "chat");
  const afterIndex =
    currentIndex >= 0 ? currentIndex : (endIndex > 0 ? endIndex : sections.length) - 1;
  const after: DraftSection | undefined = sections[afterIndex];

  return {
    /** The section after which a new one is added; undefined if there is none. */
    after,
    onMove(from: number, to: number) {
      const section = sections[from];
      if (!section) return;
      const name = kindName(section);
      if (section.kind === "hero") return say("The Hero is always first.");
      if (to < 1) return say(`${name} is the first section after the Hero.`);
      if (to >= sections.length) return say(`${name} is the last section.`);
      const pressed = document.activeElement?.getAttribute("data-action");
      focus(
        pressed ? `[data-action="${pressed}"]` : `[data-part="${section.id}"]`,
        `[data-part="${section.id}"]`,
      );
      setCurrent(section.id);
      change(moveSection(draft, from, to));
      say(`${name} is now section ${to + 1} of ${sections.length}.`);
    },
    onDuplicate(index: number) {
      const section = sections[index];
      if (!section) return;
      const id = freshId(draft);
      change(duplicateSection(draft, index, id));
      setCurrent(id);
      focus(`[data-part="${id}"]`);
      say(`${kindName(section)} is there twice: the copy is section ${index + 2}.`);
    },
    onRemove(index: number) {
      const section = sections[index];
      if (!section) return;
      const neighbor = sections[index + 1] ?? sections[index - 1];
      change(removeSection(draft, index));
      setCurrent(neighbor?.id);
      focus(`[data-part="${neighbor?.id}"]`);
      say(`${kindName(section)} is removed. Undo brings it back.`);
    },
    /** Adds a section of a kind and returns its id. */
    onAddKind(kind: Kind): string {
      const id = freshId(draft);
      change(addSection(draft, kind.id, id, afterIndex));
      say(`${kind.name} is added as section ${afterIndex + 2} of ${sections.length + 1}.`);
      return id;
    },
  };
}
