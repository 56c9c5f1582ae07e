import {
  verificationErrorRetryMs,
  verificationPollIntervalMs,
  verificationPollStopMs,
} from "@larkline/contract/timings";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";

import { checkVerification } from "./verification-check.ts";

/** State of polling the verification status. */
export interface VerificationWatch {
  /**
   * - `watching`: polling, or paused while the page is hidden.
   * - `verified`: the email address is confirmed.
   * - `late`: `verificationPollStopMs` have passed.
   * - `stopped`: there is no access token, or the page was left.
   */
  readonly phase: "watching" | "verified" | "late" | "stopped";
  /** Number of checks so far. */
  readonly checks: number;
  /** Whole seconds until the next check; 0 during a check and after the end. */
  readonly seconds: number;
}

const initialState: VerificationWatch = { phase: "watching", checks: 0, seconds: 0 };

/** The state of {@link watchVerification}, which only one page at a time calls. */
export const verificationWatch = createStore<VerificationWatch>()(() => initialState);

/** Hook: the state of polling. Renders again every second of the countdown. */
export function useVerificationWatch(): VerificationWatch {
  return useStore(verificationWatch);
}

/** A second in milliseconds. */
const second = 1000;

/**
 * Polls the verification status (specification, section 4, "Verification polling"). Pauses while
 * the page is hidden and checks at once when it is visible again. If the time has passed meanwhile, that check is
 * the last one: the visitor may have confirmed the address on another device.
 *
 * @returns A function that stops polling; call it when the page is left.
 */
export function watchVerification(): () => void {
  const { setState } = verificationWatch;
  const controller = new AbortController();
  const { signal } = controller;
  const stopAt = Date.now() + verificationPollStopMs;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isChecking = false;

  const end = (phase: Exclude<VerificationWatch["phase"], "watching">): void => {
    if (signal.aborted) return;
    controller.abort();
    clearTimeout(timer);
    clearTimeout(stopTimer);
    setState({ phase, seconds: 0 });
  };

  /**
   * Counts down, then checks. While the page is hidden, does neither. Computes the time from the clock,
   * because a busy browser delays timers.
   *
   * @param intervalMs The remaining time, at most: if the clock is set back, the countdown begins again.
   */
  const wait = (intervalMs: number, intendedEnd = Infinity): void => {
    const remaining = Math.min(intervalMs, intendedEnd - Date.now());
    const until = Date.now() + remaining;
    clearTimeout(timer);
    if (remaining <= 0) {
      void check();
      return;
    }
    setState({ seconds: Math.ceil(remaining / second) });
    if (document.visibilityState === "hidden") return;
    timer = setTimeout(() => wait(intervalMs, until), remaining % second || second);
  };

  /** Ends polling after its time, except during a check and while the page is hidden: its last check is yet to come. */
  const endLate = (): void => {
    if (!isChecking && document.visibilityState === "visible") end("late");
  };

  const check = async (): Promise<void> => {
    isChecking = true;
    clearTimeout(timer);
    setState(({ checks }) => ({ checks: checks + 1, seconds: 0 }));
    const answer = await checkVerification({ signal });
    isChecking = false;
    // The page was left during the request.
    if (signal.aborted) return;
    if (answer === undefined) end("stopped");
    else if (answer.success && answer.data.verified) end("verified");
    else if (Date.now() >= stopAt) endLate();
    else wait(answer.success ? verificationPollIntervalMs : verificationErrorRetryMs);
  };

  const stopTimer = setTimeout(endLate, verificationPollStopMs);
  document.addEventListener(
    "visibilitychange",
    () => {
      clearTimeout(timer);
      if (document.visibilityState === "visible" && !isChecking) void check();
    },
    { signal },
  );
  setState(initialState, true);
  void check();
  return () => end("stopped");
}
