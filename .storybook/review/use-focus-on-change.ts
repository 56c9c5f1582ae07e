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
export function useFocusOnChange<Target extends HTMLElement>() {
  const focusTarget = useRef<Target>(null);
  // A new object for each step, so that two decisions in a row both move the focus.
  const [step, setStep] = useState<{ always: boolean }>();
  useLayoutEffect(() => {
    if (!step || !(step.always || isFocusLost())) return;
    focusTarget.current?.focus({ preventScroll: true });
    // At the window's top, so that the change's pictures are in view below it, also on a phone.
    focusTarget.current?.scrollIntoView({ block: "start" });
  }, [step]);
  return {
    focusTarget,
    /** After a decision: always moves the focus. */
    afterDecision: () => setStep({ always: true }),
    /** After another shortcut, Previous or Next: moves the focus only if the focused control is gone or disabled. */
    afterKey: () => setStep({ always: false }),
  };
}
