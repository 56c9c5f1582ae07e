import { doNothing, type ChatContext } from "./context.ts";
import type { Refusal } from "./events.ts";

export interface Pause {
  /** Starts a pause if the refusal says how long to wait. */
  begin(refusal: Refusal): void;
  /**
   * Call when the conversation is opened: sets the seconds that remain of a running pause, from which the
   * opened screen counts down.
   */
  resume(): void;
}

/**
 * Enforces the server's `retryAfter`: sets `wait` in the store. No message, edit or regeneration is
 * sent before its end, even if the conversation is closed and opened meanwhile. The shown refusal
 * is cleared at the end.
 */
export function createPause({ store, clock: { now, after } }: ChatContext): Pause {
  let cancel: () => void = doNothing;

  function check(refusal: Refusal): void {
    const { wait } = store.getState();
    if (!wait) return;
    // If the clock was set back meanwhile, a part of the wait remains.
    const remainingMs = wait.until - now();
    if (remainingMs > 0) {
      cancel = after(remainingMs, () => check(refusal));
      return;
    }
    store.setState(({ problem }) => ({
      wait: null,
      problem: problem === refusal ? null : problem,
    }));
  }

  return {
    begin(refusal) {
      const seconds = Math.ceil(refusal.retryAfter ?? 0);
      if (seconds <= 0) return;
      cancel();
      store.setState({ wait: { until: now() + seconds * 1000, seconds } });
      check(refusal);
    },
    resume() {
      const { wait } = store.getState();
      if (!wait) return;
      const seconds = Math.max(0, Math.ceil((wait.until - now()) / 1000));
      store.setState({ wait: { until: wait.until, seconds } });
    },
  };
}
