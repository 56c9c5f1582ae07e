import { type RefObject, useEffect, useRef } from "react";

/**
 * Hook: a function that moves the focus after the next render, to the first existing element of
 * several selectors.
 *
 * @param within Element that contains them.
 */
export function useFocus(within: RefObject<HTMLElement | null>) {
  const selectorsToFocus = useRef<readonly string[]>([]);
  useEffect(() => {
    const [first] = selectorsToFocus.current
      .map((selector) => within.current?.querySelector<HTMLElement>(selector))
      .filter((element) => element !== null && element !== undefined);
    if (!first) return;
    selectorsToFocus.current = [];
    // A closing dialog restores the focus first.
    requestAnimationFrame(() => first.focus());
  });
  return (...selectors: string[]) => {
    selectorsToFocus.current = selectors;
  };
}
