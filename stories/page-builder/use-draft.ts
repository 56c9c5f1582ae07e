import { useState } from "react";

import type { Draft } from "../../scripts/new/draft/draft.ts";
import { readDraft } from "../../scripts/new/draft/read-draft.ts";
import { freshDraft } from "../../scripts/new/draft/starter.ts";

/** Maximum number of changes that can be undone. */
const maxUndoSteps = 200;

interface History {
  past: readonly Draft[];
  draft: Draft;
  future: readonly Draft[];
  /**
   * Identifies what the last change has changed. Consecutive changes of the same field are one step of
   * undo.
   */
  last: string | undefined;
}

/** A change of the draft, or a step through its history. */
type Step = { to: Draft; as?: string | undefined } | "undo" | "redo";

/** Applies a step to the history. */
function nextHistory({ past, draft, future, last }: History, step: Step): History {
  if (step === "undo") {
    const before = past.at(-1);
    return before
      ? { past: past.slice(0, -1), draft: before, future: [draft, ...future], last: undefined }
      : { past, draft, future, last };
  }
  if (step === "redo") {
    const [after, ...rest] = future;
    return after
      ? { past: [...past, draft], draft: after, future: rest, last: undefined }
      : { past, draft, future, last };
  }
  const continuesStep = step.as !== undefined && step.as === last;
  return {
    past: continuesStep ? past : [...past, draft].slice(-maxUndoSteps),
    draft: step.to,
    future: [],
    last: step.as,
  };
}

/** The draft in `localStorage`; undefined if there is none that can be read. */
function storedDraft(key: string | undefined): Draft | undefined {
  if (key === undefined) return undefined;
  try {
    const text = localStorage.getItem(key);
    return text === null ? undefined : readDraft(text);
  } catch {
    // Storage is unavailable, or the draft has an outdated format: the builder starts with a new draft.
    return undefined;
  }
}

/** Stores a draft; false if the browser refused. */
function store(key: string, draft: Draft): boolean {
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
   * @param as Identifies what is changed: consecutive changes with the same value are one step of
   * undo.
   */
  change: (to: Draft, as?: string) => void;
  undo: () => void;
  redo: () => void;
  canUndo: boolean;
  canRedo: boolean;
  /** Whether the draft is stored in the browser. */
  isStored: boolean;
}

/**
 * Hook: a draft with undo history, stored in the browser.
 *
 * @param key Key in `localStorage`; without it the draft is not stored.
 */
export function useDraft(key: string | undefined, initial?: Draft): DraftHistory {
  const [history, setHistory] = useState<History>(() => ({
    past: [],
    draft: storedDraft(key) ?? initial ?? freshDraft(),
    future: [],
    last: undefined,
  }));
  const [isStored, setStored] = useState(true);
  const { past, draft, future } = history;
  const apply = (step: Step) => {
    const next = nextHistory(history, step);
    setHistory(next);
    if (key !== undefined) setStored(store(key, next.draft));
  };
  return {
    draft,
    change: (to, as) => apply({ to, as }),
    undo: () => apply("undo"),
    redo: () => apply("redo"),
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    isStored,
  };
}
