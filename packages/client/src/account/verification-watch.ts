import {
  verificationErrorRetryMs,
  verificationPollIntervalMs,
  verificationPollStopMs,
} from "@larkline/contract/timings";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";

import { markEmailVerified } from "./auth-store.ts";
import { report } from "./report.ts";
import { callSignedIn } from "./requests.ts";

export interface VerificationWatch {
  /**
   * `watching` until it ends: `verified`, `late` after 15 minutes, `stopped` without an access token
   * or because the page was left.
   */
  readonly phase: "watching" | "verified" | "late" | "stopped";
  /** How many checks there have been. */
  readonly checks: number;
  /** Whole seconds until the next one; 0 while one is under way. */
  readonly seconds: number;
}

const untouched: VerificationWatch = { phase: "watching", checks: 0, seconds: 0 };

/** How the watching stands that {@link watchVerification} does. One page watches at a time. */
export const verificationWatch = createStore<VerificationWatch>()(() => untouched);

/** Renders again with every second that it counts. */
export function useVerificationWatch(): VerificationWatch {
  return useStore(verificationWatch);
}

const second = 1000;

/**
 * Asks whether the address has been confirmed (specification, section 4, "Verification polling"): at
 * once, every 3 s after a negative answer, 10 s after a failure, for 15 minutes. While the page is
 * hidden it rests, and asks at once when it is seen again.
 *
 * @returns Ends it: the page is left.
 */
export function watchVerification(): () => void {
  const { setState } = verificationWatch;
  const leaving = new AbortController();
  const { signal } = leaving;
  const stopAt = Date.now() + verificationPollStopMs;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking = false;

  const end = (phase: Exclude<VerificationWatch["phase"], "watching">): void => {
    if (signal.aborted) return;
    leaving.abort();
    clearTimeout(timer);
    clearTimeout(stopping);
    setState({ phase, seconds: 0 });
  };

  /** Counts down, then asks. */
  const wait = (seconds: number): void => {
    clearTimeout(timer);
    setState({ seconds });
    if (document.visibilityState === "hidden") return;
    timer = setTimeout(() => {
      if (seconds > 1) wait(seconds - 1);
      else void ask();
    }, second);
  };

  const ask = async (): Promise<void> => {
    if (Date.now() >= stopAt) {
      end("late");
      return;
    }
    asking = true;
    clearTimeout(timer);
    setState(({ checks }) => ({ checks: checks + 1, seconds: 0 }));
    const answer = await callSignedIn("verificationStatus", signal);
    asking = false;
    // Left meanwhile: the answer is nobody's.
    if (signal.aborted) return;
    if (answer === undefined) end("stopped");
    else if (!answer.success) {
      report("The verification status could not be read", answer.error);
      wait(verificationErrorRetryMs / second);
    } else if (answer.data.verified) {
      markEmailVerified();
      end("verified");
    } else wait(verificationPollIntervalMs / second);
  };

  const stopping = setTimeout(() => end("late"), verificationPollStopMs);
  document.addEventListener(
    "visibilitychange",
    () => {
      clearTimeout(timer);
      if (document.visibilityState === "visible" && !asking) void ask();
    },
    { signal },
  );
  setState(untouched, true);
  void ask();
  return () => end("stopped");
}
