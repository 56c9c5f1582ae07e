import type { ChatContext } from "./context.ts";
import type { Refusal } from "./events.ts";

export interface Pause {
  /** Starts a pause if the refusal says how long to wait, unless a longer pause is running. */
  begin(refusal: Refusal): void;
  /**
   * Call when the conversation is opened: sets the seconds that remain of a running pause, from which the
   * opened screen counts down.
   */
  resume(): void;
}

/**
 * Enforces the server's `retryAfter`: sets `wait` in the store. No message, edit or regeneration is
 * sent before its end, even if the conversation is closed and opened meanwhile. A shown refusal is cleared at
 * the end of its own `retryAfter`, also during a longer pause.
 */
export function createPause({ store, clock: { now, after } }: ChatContext): Pause {
  return {
    begin(refusal) {
      const seconds = Math.ceil(refusal.retryAfter ?? 0);
      if (!seconds) return;
      const until = now() + seconds * 1000;
      const running = store.getState().wait;
      if (!running || running.until < until) store.setState({ wait: { until, seconds } });
      after(seconds * 1000, () =>
        store.setState(({ wait, problem }) => ({
          wait: wait && wait.until > until ? wait : null,
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
