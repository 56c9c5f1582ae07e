import { useRef, useState, type KeyboardEvent } from "react";

import type { Action } from "../../scripts/review/change.ts";
import type { ShortcutTargets } from "./shortcuts.ts";
import type { Review } from "./use-review.ts";

const hints = {
  reject: "Say what is wrong. Ctrl + Enter rejects with this note.",
  comment: "Goes along with a decision, or alone: Ctrl + Enter sends it as a comment.",
} as const;

/** Hook: the note on the selected change, and functions that decide on the change. */
export function useDecision(review: Review) {
  const note = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState("");
  const [purpose, setPurpose] = useState<keyof typeof hints>("comment");
  const [isMissing, setMissing] = useState(false);

  async function decide(action: Action) {
    const trimmed = text.trim();
    if (trimmed === "" && (action === "reject" || action === "comment")) {
      setMissing(true);
      setPurpose(action);
      note.current?.focus();
      return;
    }
    setMissing(false);
    if (!(await review.decide(action, trimmed))) return;
    setText("");
    setPurpose("comment");
  }

  const act: ShortcutTargets["act"] = (action) => {
    const { selected } = review;
    if (!review.canDecide || !selected) return;
    if (action === "undo") {
      if (selected.state === "approved") void decide("undo");
    } else if (selected.state === "approved") return;
    else if (action === "approve") void decide("approve");
    else {
      setMissing(false);
      setPurpose(action === "reject" ? "reject" : "comment");
      note.current?.focus();
    }
  };

  const onNoteKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === "Escape") event.currentTarget.blur();
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void decide(purpose);
  };

  const change = (next: string) => {
    setText(next);
    if (next.trim() !== "") setMissing(false);
  };

  return { note, text, change, purpose, hint: hints[purpose], isMissing, decide, act, onNoteKey };
}
