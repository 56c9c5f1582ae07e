"use client";

import { useEffect, useState } from "react";

/** Counts whole seconds down to 0, anew whenever `cause` is another object. */
export function useCountdown(cause: object | null, seconds: number): number {
  const [state, setState] = useState({ cause, left: seconds });
  // Another cause starts over within the same rendering, so that nothing stale is shown.
  if (state.cause !== cause) setState({ cause, left: seconds });
  const left = state.cause === cause ? state.left : seconds;
  useEffect(() => {
    if (left <= 0) return undefined;
    const timer = setTimeout(() => setState((last) => ({ ...last, left: last.left - 1 })), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  return Math.max(0, left);
}
