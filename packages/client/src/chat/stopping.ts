/** Stops a reply: at once in the state that is shown, then on the server (specification, section 4). */
import type { Answers } from "./answers.ts";
import type { CatchingUp } from "./catching-up.ts";
import type { Connection } from "./connection.ts";
import type { ChatContext } from "./context.ts";
import type { Refusals } from "./refusals.ts";
import { isRefused } from "./request.ts";
import { endStreaming } from "./state.ts";
import type { StoppedAnswers } from "./stopped-answers.ts";

/** How long a new message waits for the end of a stopped reply, in milliseconds. */
const stopTimeoutMs = 2000;

export interface StoppingOptions {
  readonly connection: Connection;
  readonly answers: Answers;
  readonly stopped: StoppedAnswers;
  readonly catchingUp: CatchingUp;
  readonly refusals: Refusals;
}

export interface Stopping {
  stop(): void;
  /**
   * Call after reconnecting, and before a new reply is requested: sends a stop that the visitor requested while
   * disconnected.
   */
  sendPendingStop(): void;
  /**
   * Resolves when the last stop was confirmed or has failed, at the latest after `stopTimeoutMs`. Resolves
   * at once if no stop is under way.
   */
  ended(): Promise<void>;
  /**
   * Call when the conversation is cleared: forgets a pending stop. Later calls of `ended()` resolve at
   * once; earlier ones still wait for the last stop.
   */
  reset(): void;
}

export function createStopping(
  { store, clock }: ChatContext,
  { connection, answers, stopped, catchingUp, refusals }: StoppingOptions,
): Stopping {
  /** Resolves when the last stop has ended; undefined if there was none. */
  let stopping: Promise<void> | undefined;
  /** Session whose reply was stopped while the connection was lost; undefined if there is none. */
  let pendingSessionId: string | undefined;

  function sendStop(): void {
    const sessionId = store.getState().session?.id;
    const { done } = connection.request({
      type: "abort_generation",
      ...(sessionId ? { sessionId } : {}),
    });
    const settled = done.then(
      ({ sessionId: stoppedIn, messageId }) => {
        // Only our server names the session, and acknowledges a stop after the answer has ended.
        if (stoppedIn !== undefined) stopped.confirm(messageId);
      },
      (error: unknown) => {
        if (isRefused(error)) refusals.show(error.refusal);
      },
    );
    stopping = new Promise((resolve) => {
      clock.after(stopTimeoutMs, resolve);
      void settled.then(resolve);
    });
  }

  return {
    stop() {
      if (!store.getState().streaming.isStreaming) return;
      answers.ignoreCurrent();
      endStreaming(store, "aborted");
      catchingUp.end();
      if (connection.isUp) sendStop();
      else pendingSessionId = store.getState().session?.id;
    },
    sendPendingStop() {
      // If the session has changed meanwhile, a stop would end a reply of the new session.
      const isCurrent =
        pendingSessionId !== undefined && pendingSessionId === store.getState().session?.id;
      pendingSessionId = undefined;
      if (isCurrent) sendStop();
    },
    async ended() {
      await stopping;
    },
    reset() {
      stopping = undefined;
      pendingSessionId = undefined;
    },
  };
}
