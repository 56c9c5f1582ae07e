"use client";

import { useEffect, useState } from "react";

/** Hook: counts whole seconds down to 0; restarts when `cause` is another object. */
export function useCountdown(cause: object | null, seconds: number): number {
  const [state, setState] = useState({ cause, left: seconds });
  // Restarts during render, so that no outdated number is shown.
  if (state.cause !== cause) setState({ cause, left: seconds });
  const left = state.cause === cause ? state.left : seconds;
  useEffect(() => {
    if (left <= 0) return undefined;
    const timer = setTimeout(
      () => setState((previous) => ({ ...previous, left: previous.left - 1 })),
      1000,
    );
    return () => clearTimeout(timer);
  }, [left]);
  return Math.max(0, left);
}
