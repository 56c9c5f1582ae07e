import { useState } from "react";

import type { Draft } from "../../scripts/new/draft/draft.ts";
import { readDraft } from "../../scripts/new/draft/read-draft.ts";
import { starterDraft } from "../../scripts/new/draft/starter.ts";

/** What can be undone, and how far back. */
const depth = 200;

interface History {
  past: readonly Draft[];
  draft: Draft;
  future: readonly Draft[];
  /** What was changed last: typing on in the same field is one step. */
  last: string | undefined;
}

type Step = { to: Draft; as?: string | undefined } | "undo" | "redo";

function step({ past, draft, future, last }: History, taken: Step): History {
  if (taken === "undo") {
    const before = past.at(-1);
    return before
      ? { past: past.slice(0, -1), draft: before, future: [draft, ...future], last: undefined }
      : { past, draft, future, last };
  }
  if (taken === "redo") {
    const [after, ...rest] = future;
    return after
      ? { past: [...past, draft], draft: after, future: rest, last: undefined }
      : { past, draft, future, last };
  }
  const goesOn = taken.as !== undefined && taken.as === last;
  return {
    past: goesOn ? past : [...past, draft].slice(-depth),
    draft: taken.to,
    future: [],
    last: taken.as,
  };
}

/** The draft to begin with. */
export const freshDraft = (): Draft =>
  starterDraft({ path: "about", name: "About us", group: "resources" });

function kept(key: string | undefined): Draft | undefined {
  if (key === undefined) return undefined;
  try {
    const text = localStorage.getItem(key);
    return text === null ? undefined : readDraft(text);
  } catch {
    // No storage, or a draft of another time: begin anew.
    return undefined;
  }
}

/** True if the browser has taken it. */
function keep(key: string, draft: Draft): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export interface DraftHistory {
  draft: Draft;
  /**
   * @param as What is changed: one after the other of the same is one step for `undo`.
   */
  change: (to: Draft, as?: string) => void;
  undo: () => void;
  redo: () => void;
  canUndo: boolean;
  canRedo: boolean;
  /** The browser keeps it; false where it cannot. */
  isKept: boolean;
}

/**
 * A draft with its history, kept in the browser.
 *
 * @param key Where it is kept; without one it is not.
 */
export function useDraft(key: string | undefined, initial?: Draft): DraftHistory {
  const [history, setHistory] = useState<History>(() => ({
    past: [],
    draft: kept(key) ?? initial ?? freshDraft(),
    future: [],
    last: undefined,
  }));
  const [isKept, setKept] = useState(true);
  const { past, draft, future } = history;
  const take = (taken: Step) => {
    const next = step(history, taken);
    setHistory(next);
    if (key !== undefined) setKept(keep(key, next.draft));
  };
  return {
    draft,
    change: (to, as) => take({ to, as }),
    undo: () => take("undo"),
    redo: () => take("redo"),
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    isKept,
  };
}
