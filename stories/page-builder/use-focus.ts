import { type RefObject, useEffect, useRef } from "react";

/**
 * Moves the focus, once what was changed is drawn, to the first of some selectors that is there.
 *
 * @param within Where they are looked for.
 */
export function useFocus(within: RefObject<HTMLElement | null>) {
  const wanted = useRef<readonly string[]>([]);
  useEffect(() => {
    const [first] = wanted.current
      .map((selector) => within.current?.querySelector<HTMLElement>(selector))
      .filter((element) => element !== null && element !== undefined);
    if (!first) return;
    wanted.current = [];
    // A dialog that closes gives the focus back first.
    requestAnimationFrame(() => first.focus());
  });
  return (...selectors: string[]) => {
    wanted.current = selectors;
  };
}
