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
  useEffect(() => {
    if (seconds <= 0) return undefined;
    // By the clock, because browsers delay the timers of hidden tabs.
    const end = Date.now() + seconds * 1000;
    const timer = setInterval(() => {
      const secondsLeft = Math.max(0, Math.ceil((end - Date.now()) / 1000));
      setState({ cause, secondsLeft });
      if (secondsLeft === 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [cause, seconds]);
  return state.secondsLeft;
}
