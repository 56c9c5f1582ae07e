import { type RefObject, useEffect, useReducer, useRef } from "react";

interface Move {
  /** The element of the first selector that matches gets the focus. */
  selectors: readonly string[];
  /** If set, the focus moves only if the next render removes or disables this element. */
  from?: Element | null | undefined;
}

/** The focused element of the page, or of the preview's frame if that has the focus. */
function focusedElement(): Element | null | undefined {
  const { activeElement } = document;
  return activeElement instanceof HTMLIFrameElement
    ? activeElement.contentDocument?.activeElement
    : activeElement;
}

/**
 * Hook: returns functions that move the focus after the next render. They take several selectors, and focus
 * the element of the first selector that matches. If none matches, they try again after each further render.
 *
 * @param within Element inside which the selectors are searched for.
 */
export function useFocus(within: RefObject<HTMLElement | null>) {
  const nextMove = useRef<Move>(undefined);
  const [, render] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (!nextMove.current) return;
    const { selectors, from } = nextMove.current;
    if (from?.isConnected && !from.matches(":disabled")) {
      nextMove.current = undefined;
      return;
    }
    const [first] = selectors
      .map((selector) => within.current?.querySelector<HTMLElement>(selector))
      .filter((element) => element !== null && element !== undefined);
    if (!first) return;
    nextMove.current = undefined;
    // In the next animation frame, because a closing dialog first restores the focus to the button that opened
    // it.
    requestAnimationFrame(() => first.focus());
  });
  const move = (next: Move) => {
    nextMove.current = next;
    // Without this, if nothing else changed, the focus would move only at a later render, for example while
    // somebody types.
    render();
  };
  return {
    focus: (...selectors: string[]) => move({ selectors }),
    /** Moves the focus only if the next render removes or disables the element that has it now. */
    focusIfLost: (...selectors: string[]) => move({ selectors, from: focusedElement() }),
  };
}
