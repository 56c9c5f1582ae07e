/** The visitor's session: made for the first message, and joined again after that (section 5). */
import { defaultSessionTitle } from "@larkline/contract/limits";

import type { Connection } from "./connection.ts";
import type { ChatContext } from "./context.ts";
import { readSession } from "./events.ts";
import { fields, number } from "./fields.ts";
import type { Refusals } from "./refusals.ts";
import type { SeenEvents } from "./replay.ts";
import { RequestError } from "./request.ts";
import type { Requests } from "./requests.ts";
import { endStreaming } from "./state.ts";

export interface SessionOptions {
  readonly connection: Connection;
  readonly requests: Requests;
  readonly seen: SeenEvents;
  readonly refusals: Refusals;
  /** Metadata of a session that is made. */
  readonly metadata: () => Record<string, string>;
  /** The session stands again. `replayed` are the ids of all that was sent anew. */
  readonly onResumed: (replayed: ReadonlySet<string>) => void;
}

export interface Session {
  /** Joins the session of an earlier visit, or the one that was joined before the line was lost. */
  restore(): void;
  /** The session's id; one is made if there is none, however many things need it at once. */
  ensure(): Promise<string>;
  /** A `session_started` event. */
  adopt(payload: unknown): void;
  /** The next message begins another session. */
  forget(): void;
  /** The conversation is not shown any more. */
  reset(): void;
}

export function createSession(
  { store, memory, clock, log }: ChatContext,
  { connection, requests, seen, refusals, metadata, onResumed }: SessionOptions,
): Session {
  /** Ends when the server has answered whether the session of an earlier visit still stands. */
  let resuming: Promise<void> | undefined;
  /** The session that is being made, and the id of its frame: tried again, it makes no second one. */
  let starting: Promise<string> | undefined;
  let startId: string | undefined;

  function adopt(payload: unknown): void {
    const { session: started, resumed, lastSeq, hasEarlier } = fields(payload);
    const session = readSession(started);
    if (!session) return;
    if (session.id !== memory.readSession()) seen.startOver();
    memory.writeSession(session.id);
    startId = undefined;
    store.setState({ session });
    seen.begin({
      resumed: resumed === true,
      lastSeq: number(lastSeq),
      hasEarlier: hasEarlier === true,
    });
    // What a resumed session missed comes next, and the acknowledgement after that.
    if (resumed !== true) requests.confirm("create_session");
  }

  function forget(): void {
    seen.startOver();
    memory.writeSession(null);
    store.setState({ session: null });
    endStreaming(store, "failed");
  }

  /** Joins the session again; the server sends what this client has missed. */
  async function resume(sessionId: string): Promise<void> {
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
      if (error instanceof RequestError && error.kind === "refused") {
        // The server knows nothing of that session (any more).
        if (error.refusal.code === "not_found") forget();
        else refusals.show(error.refusal);
      }
      log(`The session was not resumed: ${String(error)}`);
      seen.breakOff();
      return;
    }
    onResumed(seen.complete());
  }

  async function start(): Promise<string> {
    startId ??= clock.id();
    const started = connection.request({
      type: "create_session",
      title: defaultSessionTitle,
      metadata: metadata(),
      id: startId,
    });
    const { sessionId } = await started.done;
    const { session } = store.getState();
    if (session) return session.id;
    if (sessionId === undefined)
      throw new RequestError("lost", { code: "lost", message: "The session did not start." });
    adopt({ session: { id: sessionId, title: defaultSessionTitle } });
    return sessionId;
  }

  return {
    restore() {
      const id = store.getState().session?.id ?? memory.readSession();
      if (id !== null) resuming = resume(id);
    },
    async ensure() {
      await resuming;
      const known = store.getState().session;
      if (known) return known.id;
      starting ??= start().finally(() => {
        starting = undefined;
      });
      return starting;
    },
    adopt,
    forget,
    reset() {
      resuming = undefined;
      seen.reset();
    },
  };
}
