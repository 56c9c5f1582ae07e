import { useInsertionEffect } from "react";
import type { RefObject } from "react";

/**
 * Hook: calls `reset` when the control's form is reset, before the browser resets the control. For fields that keep
 * their value in React state, and for `Select`. `container` refers to an element that contains the control.
 */
export function useFormReset(container: RefObject<HTMLElement | null>, reset: () => void) {
  // An insertion effect, because only these run before React resets the form of a finished form action. `reset`
  // then has the props of the same render, such as a new `defaultValue`.
  useInsertionEffect(() => {
    // Listens on the document, where the event arrives after the form's own handlers: they may
    // prevent the reset.
    const onReset = (event: Event) => {
      const control = container.current?.querySelector<HTMLInputElement | HTMLSelectElement>(
        "select,input:not([type=hidden])",
      );
      if (!event.defaultPrevented && control?.form === event.target) reset();
    };
    document.addEventListener("reset", onReset);
    return () => document.removeEventListener("reset", onReset);
  });
}
