import { type RefObject, useEffect, useReducer, useRef } from "react";

/**
 * Hook: returns a function that moves the focus after the next render. It takes several selectors, and
 * focuses the element of the first selector that matches. If none matches, it tries again after each further
 * render.
 *
 * @param within Element inside which the selectors are searched for.
 */
export function useFocus(within: RefObject<HTMLElement | null>) {
  const selectorsToFocus = useRef<readonly string[]>([]);
  const [, render] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const [first] = selectorsToFocus.current
      .map((selector) => within.current?.querySelector<HTMLElement>(selector))
      .filter((element) => element !== null && element !== undefined);
    if (!first) return;
    selectorsToFocus.current = [];
    // In the next frame, because a closing dialog first restores the focus to the button that opened it.
    requestAnimationFrame(() => first.focus());
  });
  return (...selectors: string[]) => {
    selectorsToFocus.current = selectors;
    // Otherwise, if nothing else changed, the focus would move at a later render, such as while typing.
    render();
  };
}
