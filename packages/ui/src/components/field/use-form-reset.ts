import { useEffect, useRef } from "react";
import type { RefObject } from "react";

/**
 * Tells a part that keeps its value in React when the form around it is reset: the browser resets only
 * what native controls hold. The box contains the part's control.
 */
export function useFormReset(box: RefObject<HTMLElement | null>, reset: () => void) {
  const latest = useRef(reset);
  useEffect(() => {
    latest.current = reset;
  });
  useEffect(() => {
    // On the document, so that whoever refuses the reset in the form or above it has been heard.
    const onReset = (event: Event) => {
      const control = box.current?.querySelector<HTMLInputElement>("input:not([type=hidden])");
      if (!event.defaultPrevented && control?.form && control.form === event.target) {
        latest.current();
      }
    };
    document.addEventListener("reset", onReset);
    return () => document.removeEventListener("reset", onReset);
  }, [box]);
}
