/** Joining a session that stands on the server: of an earlier visit, of another tab, after a lost line. */
import { defaultSessionTitle } from "@larkline/contract/limits";

import type { Connection } from "./connection.ts";
import { nothing, type ChatContext } from "./context.ts";
import type { Refusals } from "./refusals.ts";
import type { SeenEvents } from "./replay.ts";
import { RequestError } from "./request.ts";
import { notLoaded } from "./wording.ts";

export interface RestoringOptions {
  readonly connection: Connection;
  readonly seen: SeenEvents;
  readonly refusals: Refusals;
  /** The server knows nothing of that session (any more). */
  readonly onGone: (sessionId: string) => void;
  /** The session stands again. `replayed` are the ids of all that was sent anew. */
  readonly onResumed: (replayed: ReadonlySet<string>) => void;
}

export interface Restoring {
  /**
   * Joins the session; the server sends what this client has missed. Rejects when it was not joined,
   * but not when it is no more.
   */
  join(sessionId: string): Promise<void>;
  /** Joins it for as long as the server asks to wait and try again; tells the visitor meanwhile. */
  begin(sessionId: string): void;
  /** Ends when the server has answered whether the session still stands. */
  ended(): Promise<void>;
  /** Nobody waits for it any more. */
  reset(): void;
}

export function createRestoring(
  { clock, log }: ChatContext,
  { connection, seen, refusals, onGone, onResumed }: RestoringOptions,
): Restoring {
  let restoring: Promise<void> | undefined;
  let endWait: () => void = nothing;

  async function join(sessionId: string): Promise<void> {
    const { lastSeq } = seen;
    seen.expect();
    try {
      await connection.request({
        type: "create_session",
        title: defaultSessionTitle,
        sessionId,
        ...(lastSeq === undefined ? {} : { lastSeq }),
      }).done;
    } catch (error) {
      log(`The session was not resumed: ${String(error)}`);
      seen.breakOff();
      if (!(error instanceof RequestError) || error.refusal.code !== "not_found") throw error;
      onGone(sessionId);
      return;
    }
    onResumed(seen.complete());
  }

  /** Why the session was not joined, where the server said it. */
  async function refusalOf(sessionId: string) {
    try {
      await join(sessionId);
    } catch (error) {
      if (error instanceof RequestError && error.kind === "refused") return error.refusal;
    }
    return undefined;
  }

  /** Ends early when another attempt begins, or nobody waits any more; then it is `false`. */
  const wait = (seconds: number) =>
    new Promise<boolean>((resolve) => {
      const cancel = clock.after(seconds * 1000, () => resolve(true));
      endWait = () => {
        cancel();
        resolve(false);
      };
    });

  async function restore(sessionId: string): Promise<void> {
    for (;;) {
      const refusal = await refusalOf(sessionId);
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
      endWait();
      restoring = restore(sessionId);
    },
    async ended() {
      let awaited;
      do {
        awaited = restoring;
        await awaited;
        // The line was lost meanwhile, and it began again.
      } while (awaited !== restoring);
    },
    reset() {
      endWait();
      restoring = undefined;
    },
  };
}
