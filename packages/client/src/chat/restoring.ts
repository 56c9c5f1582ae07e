/** Resumes a session: of an earlier visit, of another tab, or after a lost connection. */
import { defaultSessionTitle } from "@larkline/contract/limits";

import type { Connection } from "./connection.ts";
import { doNothing, type ChatContext } from "./context.ts";
import type { Refusals } from "./refusals.ts";
import type { SeenEvents } from "./replay.ts";
import { RequestError } from "./request.ts";
import { notLoaded } from "./wording.ts";

export interface RestoringOptions {
  readonly connection: Connection;
  readonly seen: SeenEvents;
  readonly refusals: Refusals;
  /** The session does not exist on the server, or was deleted. */
  readonly onGone: (sessionId: string) => void;
  /** The session was resumed. `replayed` are the ids of the messages that were sent again. */
  readonly onResumed: (replayed: ReadonlySet<string>) => void;
}

export interface Restoring {
  /**
   * Resumes the session; the server sends the missed events. Rejects if that failed, but not if the
   * session no longer exists.
   */
  join(sessionId: string): Promise<void>;
  /** Resumes the session and retries while the server asks to wait; the visitor sees a notice. */
  begin(sessionId: string): void;
  /** Resolves when it is known whether the session still exists. */
  ended(): Promise<void>;
  /** Cancels resuming. */
  reset(): void;
}

export function createRestoring(
  { clock, log }: ChatContext,
  { connection, seen, refusals, onGone, onResumed }: RestoringOptions,
): Restoring {
  let restoring: Promise<void> | undefined;
  let cancelWait: () => void = doNothing;

  async function join(sessionId: string): Promise<void> {
    const { lastSeq } = seen;
    seen.prepareResume();
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
      if (!(error instanceof RequestError) || error.refusal.code !== "not_found") throw error;
      onGone(sessionId);
      return;
    }
    onResumed(seen.complete());
  }

  /** The server's reason for not resuming, if it gave one. */
  async function tryToJoin(sessionId: string) {
    try {
      await join(sessionId);
    } catch (error) {
      if (error instanceof RequestError && error.kind === "refused") return error.refusal;
    }
    return undefined;
  }

  /**
   * Waits before a retry. Resolves early with `false` when another attempt begins or it is
   * cancelled.
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
      const refusal = await tryToJoin(sessionId);
      if (!refusal) return;
      const seconds = Math.ceil(refusal.retryAfter ?? 0);
      if (seconds <= 0) {
        refusals.show(refusal);
        return;
      }
      refusals.show({ ...refusal, code: "not_loaded", message: notLoaded });
      if (!(await wait(seconds))) return;
    }
  }

  return {
    join,
    begin(sessionId) {
      cancelWait();
      restoring = restore(sessionId);
    },
    async ended() {
      let awaited;
      do {
        awaited = restoring;
        await awaited;
        // The connection was lost meanwhile, and another attempt has begun.
      } while (awaited !== restoring);
    },
    reset() {
      cancelWait();
      restoring = undefined;
    },
  };
}
