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
   * Key of the last change, such as its field. Consecutive changes with the same key are one undo step.
   * Undefined if the next change must be a step of its own.
   */
  lastKey: string | undefined;
}

/** A change of the draft, or a step through its history. */
type Step = { to: Draft; key?: string | undefined } | "undo" | "redo";

/** Applies a step to the history. */
function nextHistory({ past, draft, future, lastKey }: History, step: Step): History {
  if (step === "undo") {
    const before = past.at(-1);
    return before
      ? { past: past.slice(0, -1), draft: before, future: [draft, ...future], lastKey: undefined }
      : { past, draft, future, lastKey };
  }
  if (step === "redo") {
    const [after, ...laterDrafts] = future;
    return after
      ? { past: [...past, draft], draft: after, future: laterDrafts, lastKey: undefined }
      : { past, draft, future, lastKey };
  }
  const continuesStep = step.key !== undefined && step.key === lastKey;
  return {
    past: continuesStep ? past : [...past, draft].slice(-maxUndoSteps),
    draft: step.to,
    future: [],
    lastKey: step.key,
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
   * Replaces the draft.
   *
   * @param key Identifies what is changed, such as a field: consecutive changes with the same key are one
   * undo step.
   */
  change: (to: Draft, key?: string) => void;
  /** Reverts the last step and returns the draft before it. */
  undo: () => Draft;
  /** Repeats the step that was undone last and returns the draft after it. */
  redo: () => Draft;
  canUndo: boolean;
  canRedo: boolean;
  /** False if the browser refused to store the last change, and always without a storage key. */
  isStored: boolean;
}

/**
 * Hook: a draft with undo history, stored in the browser.
 *
 * @param key Key in `localStorage`; without it the draft is not stored.
 * @param initial The initial draft, if none is stored. Default: a new draft.
 */
export function useDraft(key: string | undefined, initial?: Draft): DraftHistory {
  const [history, setHistory] = useState<History>(() => ({
    past: [],
    draft: storedDraft(key) ?? initial ?? freshDraft(),
    future: [],
    lastKey: undefined,
  }));
  const [isStored, setStored] = useState(key !== undefined);
  const { past, draft, future } = history;
  const apply = (step: Step) => {
    const next = nextHistory(history, step);
    setHistory(next);
    if (key !== undefined) setStored(store(key, next.draft));
    return next.draft;
  };
  return {
    draft,
    change: (to, changeKey) => apply({ to, key: changeKey }),
    undo: () => apply("undo"),
    redo: () => apply("redo"),
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    isStored,
  };
}
