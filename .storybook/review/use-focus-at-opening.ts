import { useEffect, useRef } from "react";

/** Whether the focus of the page around this frame may be taken: nobody types there, as in Storybook's search. */
function isFocusFree(): boolean {
  if (window.parent === window) return true;
  try {
    const around = window.parent.document.activeElement;
    return !around?.matches("input, textarea, select, [contenteditable]");
  } catch {
    // A page of another origin, whose focus is not ours.
    return false;
  }
}

/**
 * Hook: the returned element gets the focus when it is first shown. Storybook shows its stories in a frame,
 * and keys reach a frame only while it has the focus.
 */
export function useFocusAtOpening<Place extends HTMLElement>() {
  const place = useRef<Place>(null);
  useEffect(() => {
    if (document.activeElement === document.body && isFocusFree())
      place.current?.focus({ preventScroll: true });
  }, []);
  return place;
}
