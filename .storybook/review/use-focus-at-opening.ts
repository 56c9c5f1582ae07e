import { useEffect, useRef } from "react";

/**
 * Whether this frame may take the focus. It may not while the user types in the surrounding page, for example
 * in Storybook's search.
 */
function isFocusFree(): boolean {
  if (window.parent === window) return true;
  try {
    const focused = window.parent.document.activeElement;
    return !focused?.matches("input, textarea, select, [contenteditable]");
  } catch {
    // The surrounding page has another origin, so its focus cannot be read. That page keeps the focus.
    return false;
  }
}

/**
 * Hook: the element with the returned ref gets the focus when it is first shown. Storybook shows stories in a
 * frame, which receives key events only while it has the focus.
 */
export function useFocusAtOpening<Target extends HTMLElement>() {
  const focusTarget = useRef<Target>(null);
  useEffect(() => {
    if (document.activeElement === document.body && isFocusFree())
      focusTarget.current?.focus({ preventScroll: true });
  }, []);
  return focusTarget;
}
