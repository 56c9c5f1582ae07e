/** Resumes the session after a lost connection, or a session that an earlier visit or another tab created. */
import { defaultSessionTitle } from "@larkline/contract/limits";

import type { Connection } from "./connection.ts";
import { doNothing, type ChatContext } from "./context.ts";
import type { Refusals } from "./refusals.ts";
import type { SeenEvents } from "./replay.ts";
import { isRefused } from "./request.ts";
import { notLoaded } from "./wording.ts";

export interface RestoringOptions {
  readonly connection: Connection;
  readonly seen: SeenEvents;
  readonly refusals: Refusals;
  /** The server will never resume the session: see `finalCodes`. */
  readonly onGone: (sessionId: string) => void;
  /**
   * The session `sessionId` was resumed, or a server without our extensions has started another one instead.
   * `replayed`: ids of the messages that the server sent again.
   */
  readonly onResumed: (sessionId: string, replayed: ReadonlySet<string>) => void;
}

export interface Restoring {
  /**
   * Tries once to resume the session; the server sends missed events or the last messages. Rejects on
   * failure, except for a final refusal, which calls `onGone`.
   */
  resumeOnce(sessionId: string): Promise<void>;
  /** Resumes the session and retries while the server asks to wait; the visitor sees a notice. */
  resumeWithRetries(sessionId: string): void;
  /** Resolves when no attempt of `resumeWithRetries` runs or waits, whatever its result. */
  settled(): Promise<void>;
  /** Cancels the wait before a retry; `requests.abandon()` ends a request under way. */
  reset(): void;
}

/**
 * Codes of refusals that no retry changes: the session was deleted or belongs to another visitor, or the stored
 * id is none (damaged storage, or another version of the site).
 */
const finalCodes = ["not_found", "invalid_frame"];

export function createRestoring(
  { clock, log }: ChatContext,
  { connection, seen, refusals, onGone, onResumed }: RestoringOptions,
): Restoring {
  let restoring: Promise<void> | undefined;
  let cancelWait: () => void = doNothing;

  // With a `sessionId`, `create_session` resumes (contract's README, "Reliability").
  async function resumeOnce(sessionId: string): Promise<void> {
    const lastSeq = seen.prepareResume();
    try {
      await connection.request({
        type: "create_session",
        title: defaultSessionTitle,
        sessionId,
        ...(lastSeq === undefined ? {} : { lastSeq }),
      }).done;
    } catch (error) {
      log(`The session was not resumed: ${String(error)}`);
      seen.abortResume();
      if (!isRefused(error) || !finalCodes.includes(error.refusal.code)) throw error;
      onGone(sessionId);
      return;
    }
    onResumed(sessionId, seen.complete());
  }

  /**
   * Tries once. Returns the server's refusal; undefined if the session was resumed or no longer
   * exists, or if no acknowledgement came (connection lost, timeout).
   */
  async function tryToResume(sessionId: string) {
    try {
      await resumeOnce(sessionId);
    } catch (error) {
      if (isRefused(error)) return error.refusal;
    }
    return undefined;
  }

  /**
   * Waits before a retry, and resolves with `true`. Resolves early with `false` if another attempt begins or
   * the wait is cancelled.
   */
  const wait = (seconds: number) =>
    new Promise<boolean>((resolve) => {
      const cancel = clock.after(seconds * 1000, () => resolve(true));
      cancelWait = () => {
        cancel();
        resolve(false);
      };
    });

  async function restore(sessionId: string): Promise<void> {
    for (;;) {
      const refusal = await tryToResume(sessionId);
      if (!refusal) return;
      const seconds = Math.ceil(refusal.retryAfter ?? 0);
      if (seconds <= 0) {
        refusals.show(refusal);
        return;
      }
      refusals.show({ ...refusal, code: "not_loaded", message: notLoaded });
      // If the connection was lost meanwhile, the next connection begins another attempt.
      if (!(await wait(seconds)) || !connection.isUp) return;
    }
  }

  return {
    resumeOnce,
    resumeWithRetries(sessionId) {
      cancelWait();
      restoring = restore(sessionId);
    },
    async settled() {
      let awaited;
      do {
        awaited = restoring;
        await awaited;
        // Repeats if `restoring` has changed meanwhile: another attempt began, or `reset` was called.
      } while (awaited !== restoring);
    },
    reset() {
      cancelWait();
      restoring = undefined;
    },
  };
}
