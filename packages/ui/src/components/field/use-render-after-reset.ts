import { useEffect, useState } from "react";

/**
 * Hook for fields with a native select: renders the field again after a form was reset. The browser resets the select
 * to its initial state, even if the application controls it. By rendering, React puts the application's value back,
 * and notices the next change. For checkboxes, radio buttons and switches, `Choice` does this.
 */
export function useRenderAfterReset() {
  const [, render] = useState({});
  useEffect(() => {
    // In a new task, because the browser resets the select only after the event's last listener. A reset of
    // another form, or one that is prevented, also renders the field, which then changes nothing.
    const onReset = () => setTimeout(render, 0, {});
    document.addEventListener("reset", onReset);
    return () => document.removeEventListener("reset", onReset);
  }, []);
}
