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

  return {
    begin(refusal) {
      const seconds = Math.ceil(refusal.retryAfter ?? 0);
      if (seconds <= 0) return;
      cancel();
      store.setState({ wait: { until: now() + seconds * 1000, seconds } });
      cancel = after(seconds * 1000, () =>
        store.setState(({ problem }) => ({
          wait: null,
          problem: problem === refusal ? null : problem,
        })),
      );
    },
    resume() {
      const { wait } = store.getState();
      if (!wait) return;
      const left = Math.ceil((wait.until - now()) / 1000);
      // More seconds than before are left if the clock was set back.
      const seconds = Math.min(wait.seconds, Math.max(0, left));
      store.setState({ wait: { until: wait.until, seconds } });
    },
  };
}
