import { useEffect } from "react";

import { shortcuts, type ShortcutTargets } from "./shortcuts.ts";

/** Whether an element uses letters itself, as a text field does. */
const takesLetters = (element: Element) =>
  element.matches("textarea, select, input:not([type=radio], [type=range], [type=checkbox])") ||
  (element instanceof HTMLElement && element.isContentEditable);
const takesArrows = (element: Element) => element.matches("input, [role=tab], [role=slider]");

/** Runs the action of a key. False if the key has none, or if the focused element uses the key itself. */
function runShortcut(event: KeyboardEvent, targets: ShortcutTargets): boolean {
  const { key, ctrlKey, metaKey, altKey, target } = event;
  if (ctrlKey || metaKey || altKey || event.isComposing) return false;
  const element = target instanceof Element ? target : document.body;
  if (takesLetters(element)) return false;
  if (key.startsWith("Arrow") && takesArrows(element)) return false;
  const name = key.length === 1 ? key.toLowerCase() : key;
  const shortcut = shortcuts.find(({ keys, run }) => run && keys.includes(name));
  if (!shortcut?.run) return false;
  // A key that is held down would decide on the changes after it, which nobody has seen.
  if (!event.repeat || shortcut.repeats) shortcut.run(targets, name);
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
