import { useEffect, useState } from "react";

/**
 * Hook for fields with native checkboxes, radio buttons or selects: renders the field again after a form was reset.
 * The browser resets these controls to their initial state, even if the application controls them. By rendering,
 * React puts the application's value back, and notices the next change.
 */
export function useRenderAfterReset() {
  const [, render] = useState({});
  useEffect(() => {
    // In a new task, because the browser resets the controls only after the event's last listener. A reset of
    // another form, or one that is prevented, also renders the field, which then changes nothing.
    const onReset = () => setTimeout(render, 0, {});
    document.addEventListener("reset", onReset);
    return () => document.removeEventListener("reset", onReset);
  }, []);
}
