import { useEffect, useRef } from "react";
import type { RefObject } from "react";

import { useHydrated } from "../../foundations/hydration/use-hydrated.ts";

/**
 * Hook for fields: after hydration it calls `adopt` once, with the input or select inside `container`, before the
 * field's first update. The input may contain a value that the visitor entered before hydration, or that the browser
 * restored after a reload. The first update would replace this value by that of the state or of the application. For a
 * field that is first rendered in the browser, `adopt` is not called.
 *
 * In an effect and not in a layout effect, because `adopt` calls the application's handlers, which may use
 * refs that are not yet set in a layout effect. React runs effects before it renders again.
 */
export function useEarlyInput<
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller knows whether its control is a select
  Control extends HTMLInputElement | HTMLSelectElement = HTMLInputElement,
>(container: RefObject<HTMLElement | null>, adopt: (input: Control) => void) {
  // The initial value is that of the first render, which is only during hydration not yet hydrated.
  const isPending = useRef(!useHydrated());
  useEffect(() => {
    const input =
      isPending.current &&
      container.current?.querySelector<Control>("select,input:not([type=hidden])");
    isPending.current = false;
    if (input) adopt(input);
  });
}
