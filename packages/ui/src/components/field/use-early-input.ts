import { useEffect, useRef } from "react";
import type { RefObject } from "react";

/**
 * Hook: calls `adopt` once, with the input inside `container`, before the field's first update. For fields that
 * keep their value in React state: the input may contain what was entered before hydration, and the first
 * update would replace it by the state. The browser may also have restored it, after a reload.
 *
 * In an effect and not in a layout effect, because `adopt` calls the application's handlers, which may use
 * refs that are not yet set in a layout effect. React runs effects before it renders again.
 */
export function useEarlyInput(
  container: RefObject<HTMLElement | null>,
  adopt: (input: HTMLInputElement) => void,
) {
  const done = useRef(false);
  useEffect(() => {
    if (done.current) return;
    done.current = true;
    const input = container.current?.querySelector<HTMLInputElement>("input:not([type=hidden])");
    if (input) adopt(input);
  });
}
