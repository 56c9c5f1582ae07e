import { useRef, useState, type KeyboardEvent } from "react";

import type { Action } from "../../scripts/review/change.ts";
import type { ShortcutTargets } from "./shortcuts.ts";
import { useFocusOnChange } from "./use-focus-on-change.ts";
import type { Review } from "./use-review.ts";

const hints = {
  reject: "Say what is wrong. Ctrl + Enter rejects with this note.",
  comment: "Goes along with a decision, or alone: Ctrl + Enter sends it as a comment.",
} as const;

/** A note that is not sent yet. */
interface Draft {
  readonly text: string;
  /** What Ctrl + Enter does with the note: reject the change, or only comment on it. */
  readonly purpose: keyof typeof hints;
  /** Whether the user tried to send an action that requires a note, while the note was empty. */
  readonly isMissing: boolean;
}
const emptyDraft: Draft = { text: "", purpose: "comment", isMissing: false };

/**
 * Hook: the note on the selected change, and functions that decide on the change or select another change.
 * Attach the returned ref `focusTarget` to an element that represents the selected change, such as a heading.
 * That element gets the focus after a decision.
 */
export function useDecision<Target extends HTMLElement>(review: Review) {
  const { focusTarget, afterDecision, afterKey } = useFocusOnChange<Target>();
  const note = useRef<HTMLTextAreaElement>(null);
  /** Unsent notes by picture, so that a note is not sent with the decision on another picture. */
  const [drafts, setDrafts] = useState<Readonly<Record<string, Draft>>>({});
  const picture = review.selected?.picture ?? "";
  const { text, purpose, isMissing } = drafts[picture] ?? emptyDraft;
  const update = (change: Partial<Draft>) =>
    setDrafts((all) => ({ ...all, [picture]: { ...(all[picture] ?? emptyDraft), ...change } }));

  async function decide(action: Action) {
    const trimmed = text.trim();
    if (trimmed === "" && (action === "reject" || action === "comment")) {
      update({ isMissing: true, purpose: action });
      note.current?.focus();
      return;
    }
    update({ isMissing: false });
    if (!(await review.decide(action, trimmed))) return;
    update(emptyDraft);
    afterDecision();
  }

  const move: ShortcutTargets["move"] = (by) => {
    review.move(by);
    afterKey();
  };

  const act: ShortcutTargets["act"] = (action) => {
    const { selected } = review;
    if (!review.canDecide || !selected) return;
    if (action === "undo") {
      if (selected.state === "approved") void decide("undo");
    } else if (selected.state === "approved") return;
    else if (action === "approve") void decide("approve");
    else {
      update({ isMissing: false, purpose: action === "reject" ? "reject" : "comment" });
      note.current?.focus();
    }
  };

  const onNoteKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === "Escape") focusTarget.current?.focus();
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void decide(purpose);
  };

  const changeNote = (next: string) =>
    update({ text: next, ...(next.trim() !== "" && { isMissing: false }) });

  return {
    focusTarget,
    note,
    text,
    changeNote,
    purpose,
    hint: hints[purpose],
    isMissing,
    afterKey,
    decide,
    move,
    act,
    onNoteKey,
  };
}
