import { useEffect, useRef } from "react";
import type { RefObject } from "react";

/**
 * Hook: calls back when the surrounding form is reset, for parts that keep their value in React.
 * `box` contains the part's control.
 */
export function useFormReset(box: RefObject<HTMLElement | null>, reset: () => void) {
  const latest = useRef(reset);
  useEffect(() => {
    latest.current = reset;
  });
  useEffect(() => {
    // On the document, because handlers of the form may prevent the reset before.
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
