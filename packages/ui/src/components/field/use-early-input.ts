import { useEffect, useRef } from "react";
import type { RefObject } from "react";

import { useHydrated } from "../../foundations/hydration/use-hydrated.ts";

/**
 * Hook for fields that keep their value in React state: after hydration it calls `adopt` once, with the input
 * inside `container`, before the field's first update. The input may contain a value that the visitor entered
 * before hydration, or that the browser restored after a reload. The first update would replace this value by
 * the state. For a field that is first rendered in the browser, `adopt` is not called.
 *
 * In an effect and not in a layout effect, because `adopt` calls the application's handlers, which may use
 * refs that are not yet set in a layout effect. React runs effects before it renders again.
 */
export function useEarlyInput(
  container: RefObject<HTMLElement | null>,
  adopt: (input: HTMLInputElement) => void,
) {
  // The initial value is that of the first render, which is only during hydration not yet hydrated.
  const isPending = useRef(!useHydrated());
  useEffect(() => {
    const input =
      isPending.current &&
      container.current?.querySelector<HTMLInputElement>("input:not([type=hidden])");
    isPending.current = false;
    if (input) adopt(input);
  });
}
