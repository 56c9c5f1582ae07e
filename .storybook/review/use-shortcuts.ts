import { useLayoutEffect } from "react";

import { shortcuts, type ShortcutTargets } from "./shortcuts.ts";

/** Whether an element handles letter keys itself, as a text field does. */
const handlesLetters = (element: Element) =>
  element.matches("textarea, select, input:not([type=radio], [type=range], [type=checkbox])") ||
  (element instanceof HTMLElement && element.isContentEditable);
/** Whether an element keeps its arrow keys: a tab, a slider or any input, even a checkbox. */
const handlesArrows = (element: Element) => element.matches("input, [role=tab], [role=slider]");

/**
 * Runs the shortcut of a pressed key. While the key is held down, only shortcuts with `repeats` run again.
 * Shortcuts are ignored:
 * - while Control, Meta or Alt is pressed, or an input method composes text;
 * - if the focused element handles the key itself;
 * - for letters and digits, if `singleKeys` is false.
 *
 * @returns Whether the key belongs to a shortcut that is not ignored, even if it was not run again.
 */
function runShortcut(event: KeyboardEvent, targets: ShortcutTargets, singleKeys: boolean): boolean {
  const { key, ctrlKey, metaKey, altKey, target } = event;
  if (ctrlKey || metaKey || altKey || event.isComposing) return false;
  if (!singleKeys && key.length === 1) return false;
  const element = target instanceof Element ? target : document.body;
  if (handlesLetters(element)) return false;
  if (key.startsWith("Arrow") && handlesArrows(element)) return false;
  const name = key.length === 1 ? key.toLowerCase() : key;
  const shortcut = shortcuts.find(({ keys, run }) => run && keys.includes(name));
  if (!shortcut?.run) return false;
  // A key that is held down must not decide on the following changes, which the reviewer has not seen.
  if (!event.repeat || shortcut.repeats) shortcut.run(targets, name);
  return true;
}

/**
 * Hook: handles keyboard shortcuts in the page or in an element. It listens in the capture phase, to handle
 * a key before Storybook's own single-key shortcuts do.
 *
 * @param singleKeys False if the user has disabled letters and digits as shortcuts. Arrow keys still work.
 */
export function useShortcuts(
  scope: "page" | React.RefObject<HTMLElement | null>,
  targets: ShortcutTargets,
  singleKeys: boolean,
): void {
  // A layout effect, because the shortcuts must act on the change that the page shows. An ordinary effect may
  // run after the next key, which would then decide on the change before it.
  useLayoutEffect(() => {
    const target = scope === "page" ? document : scope.current;
    const onKey = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || !runShortcut(event, targets, singleKeys)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    target?.addEventListener("keydown", onKey, true);
    return () => target?.removeEventListener("keydown", onKey, true);
  });
}
