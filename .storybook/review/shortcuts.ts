import { useEffect } from "react";

import type { Action } from "../../scripts/review/change.ts";
import { views, type View } from "./comparison.tsx";

/** The actions of the keyboard shortcuts. */
export interface ShortcutTargets {
  move: (by: 1 | -1) => void;
  look: (view: View) => void;
  act: (action: Exclude<Action, "comment"> | "note") => void;
  resize: () => void;
}

/** The shortcuts with their descriptions, as the room lists them. */
export const shortcuts: readonly (readonly [keys: readonly string[], does: string])[] = [
  [["↓", "↑"], "next change, the one before"],
  [["1", "…", "5"], "both, before, after, difference, overlay"],
  [["Z"], "whole picture, or pixel by pixel"],
  [["A"], "approve, with the note if there is one"],
  [["R"], "reject: the note is opened"],
  [["N"], "write a note"],
  [["Ctrl", "Enter"], "in the note: send it"],
  [["Esc"], "leave the note"],
  [["U"], "take an approval back"],
];

/** Whether an element uses letters itself, as a text field does. */
const takesLetters = (element: Element) =>
  element.matches("textarea, select, input:not([type=radio], [type=range], [type=checkbox])") ||
  (element instanceof HTMLElement && element.isContentEditable);
const takesArrows = (element: Element) => element.matches("input, [role=tab], [role=slider]");

const stepByKey: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 };
const actionByKey: Readonly<Record<string, "approve" | "reject" | "undo" | "note">> = {
  a: "approve",
  r: "reject",
  u: "undo",
  n: "note",
};

/** Runs the action of a key. False if the key has none, or if the focused element uses the key itself. */
function runShortcut(event: KeyboardEvent, targets: ShortcutTargets): boolean {
  const { key, ctrlKey, metaKey, altKey, target } = event;
  if (ctrlKey || metaKey || altKey || event.isComposing) return false;
  const element = target instanceof Element ? target : document.body;
  if (takesLetters(element)) return false;
  const name = key.length === 1 ? key.toLowerCase() : key;
  const by = stepByKey[name];
  if (by !== undefined) {
    if (key.startsWith("Arrow") && takesArrows(element)) return false;
    targets.move(by);
    return true;
  }
  const view = views[Number(name) - 1];
  if (view !== undefined) targets.look(view.id);
  else if (name === "z") targets.resize();
  else if (actionByKey[name]) targets.act(actionByKey[name]);
  else return false;
  return true;
}

/**
 * Handles shortcuts in the page or in an element. Listens in the capture phase, because Storybook has
 * single-key shortcuts, too. `active` is false if the user has disabled them.
 */
export function useShortcuts(
  scope: "page" | React.RefObject<HTMLElement | null>,
  targets: ShortcutTargets,
  active: boolean,
): void {
  useEffect(() => {
    if (!active) return undefined;
    const target = scope === "page" ? document : scope.current;
    const onKey = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || !runShortcut(event, targets)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    target?.addEventListener("keydown", onKey, true);
    return () => target?.removeEventListener("keydown", onKey, true);
  });
}
