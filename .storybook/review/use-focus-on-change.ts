import { useLayoutEffect, useRef, useState } from "react";

/** Whether the focused control has gone, or ignores keys now. */
function isFocusLost(): boolean {
  const focused = document.activeElement;
  return !focused || focused === document.body || focused.matches(":disabled");
}

/**
 * Hook: an element that stands for the shown change, and gets the focus when the reviewer goes on.
 * Otherwise a decision would leave the focus on the same control of the next change: keys would go into
 * its note, and a second Enter would approve it unseen.
 */
export function useFocusOnChange<Place extends HTMLElement>() {
  const place = useRef<Place>(null);
  // A new object for each step, so that the same kind of step twice moves the focus twice.
  const [step, setStep] = useState<{ always: boolean }>();
  useLayoutEffect(() => {
    if (!step || !(step.always || isFocusLost())) return;
    place.current?.focus({ preventScroll: true });
    // At the window's top, so that the change's pictures are in sight below it, also on a phone.
    place.current?.scrollIntoView({ block: "start" });
  }, [step]);
  return {
    place,
    /** After a decision: always moves the focus. */
    afterDecision: () => setStep({ always: true }),
    /** After another key: only if that has removed the focused control. */
    afterKey: () => setStep({ always: false }),
  };
}
