import { useLayoutEffect, useRef, useState } from "react";

/** Whether the focused control was removed or disabled. */
function isFocusLost(): boolean {
  const focused = document.activeElement;
  return !focused || focused === document.body || focused.matches(":disabled");
}

/**
 * Hook: moves the focus to the element that represents the shown change, after a decision or a shortcut.
 * Without this, the focus would stay on the same control while the next change is shown. Typed keys would go
 * into the next change's note, and a second Enter would approve the next change unseen.
 */
export function useFocusOnChange<Place extends HTMLElement>() {
  const place = useRef<Place>(null);
  // A new object for each step, so that the same kind of step twice moves the focus twice.
  const [step, setStep] = useState<{ always: boolean }>();
  useLayoutEffect(() => {
    if (!step || !(step.always || isFocusLost())) return;
    place.current?.focus({ preventScroll: true });
    // At the window's top, so that the change's pictures are in view below it, also on a phone.
    place.current?.scrollIntoView({ block: "start" });
  }, [step]);
  return {
    place,
    /** After a decision: always moves the focus. */
    afterDecision: () => setStep({ always: true }),
    /** After another shortcut: moves the focus only if the focused control was removed or disabled. */
    afterKey: () => setStep({ always: false }),
  };
}
