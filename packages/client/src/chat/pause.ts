import { nothing } from "./context.ts";
import type { Refusal } from "./events.ts";
import type { ChatStore } from "./state.ts";

export interface Pause {
  /** Begins if the refusal says how long to wait. */
  begin(refusal: Refusal): void;
}

export interface PauseOptions {
  readonly store: ChatStore;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Calls back after so many milliseconds; the result takes it back. */
  readonly after: (milliseconds: number, callback: () => void) => () => void;
}

/**
 * Keeps to the server's `retryAfter`: until then nothing is sent, also when the conversation is
 * closed and opened in between. Then the refusal is forgotten with the wait.
 */
export function createPause({ store, now, after }: PauseOptions): Pause {
  let cancel: () => void = nothing;

  function check(refusal: Refusal): void {
    const { wait } = store.getState();
    if (!wait) return;
    // A computer that slept counts on late; one whose clock was set back early.
    const left = wait.until - now();
    if (left > 0) {
      cancel = after(left, () => check(refusal));
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
  };
}
