import { useEffect, useRef, useState } from "react";
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
  const isHydrated = useHydrated();
  const [isHydration] = useState(!isHydrated);
  const done = useRef(false);
  useEffect(() => {
    if (!isHydration || done.current) return;
    done.current = true;
    const input = container.current?.querySelector<HTMLInputElement>("input:not([type=hidden])");
    if (input) adopt(input);
  });
}
