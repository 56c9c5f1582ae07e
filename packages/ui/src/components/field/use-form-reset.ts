import { useEffect, useReducer, useRef } from "react";
import type { RefObject } from "react";

/**
 * Hook: calls `reset` when the control's form is reset, for fields that keep their value in React state.
 * `container` refers to an element that contains the control.
 *
 * Then it renders the component again. The browser resets native controls whose value the application keeps as
 * well; by rendering, React puts the application's value back, and notices the next change.
 */
export function useFormReset(container: RefObject<HTMLElement | null>, reset?: () => void) {
  const [, render] = useReducer((count: number) => count + 1, 0);
  const latestReset = useRef(reset);
  useEffect(() => {
    latestReset.current = reset;
  });
  useEffect(() => {
    // Listens on the document, where the event arrives after the form's own handlers: they may
    // prevent the reset.
    const onReset = (event: Event) => {
      const control = container.current?.querySelector<HTMLInputElement | HTMLSelectElement>(
        "input:not([type=hidden]), select",
      );
      if (event.defaultPrevented || control?.form !== event.target) return;
      latestReset.current?.();
      // In a new task, because the browser resets the controls only after the event's last listener.
      setTimeout(render);
    };
    document.addEventListener("reset", onReset);
    return () => document.removeEventListener("reset", onReset);
  }, [container]);
}
