import { useLayoutEffect, useRef } from "react";
import type { RefObject } from "react";

/**
 * Hook: calls `adopt` once, with the input inside `container`, before the field's first update. For fields that
 * keep their value in React state: the input may contain what was entered before hydration, and the first
 * update would replace it by the state.
 */
export function useEarlyInput(
  container: RefObject<HTMLElement | null>,
  adopt: (input: HTMLInputElement) => void,
) {
  const done = useRef(false);
  useLayoutEffect(() => {
    if (done.current) return;
    done.current = true;
    const input = container.current?.querySelector<HTMLInputElement>("input:not([type=hidden])");
    if (input) adopt(input);
  });
}
