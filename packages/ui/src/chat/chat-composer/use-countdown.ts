"use client";

import { useEffect, useState } from "react";

/**
 * Hook: counts whole seconds down to 0. The countdown restarts when `cause` is another object. The hook
 * compares `cause` and not `seconds`, because two pauses may have the same number of seconds.
 */
export function useCountdown(cause: object | null, seconds: number): number {
  const [state, setState] = useState({ cause, secondsLeft: seconds });
  // Restarts during render, so that no outdated number is shown.
  if (state.cause !== cause) setState({ cause, secondsLeft: seconds });
  const secondsLeft = state.cause === cause ? state.secondsLeft : seconds;
  useEffect(() => {
    if (secondsLeft <= 0) return undefined;
    const timer = setTimeout(
      () => setState((previous) => ({ ...previous, secondsLeft: previous.secondsLeft - 1 })),
      1000,
    );
    return () => clearTimeout(timer);
  }, [secondsLeft]);
  return Math.max(0, secondsLeft);
}
