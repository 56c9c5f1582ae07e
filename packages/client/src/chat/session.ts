/**
 * The visitor's session: created for the first message or file, and resumed afterwards
 * (specification, section 5).
 */
import { defaultSessionTitle } from "@larkline/contract/limits";
import { problems } from "@larkline/contract/problems";

import type { Connection } from "./connection.ts";
import type { ChatContext } from "./context.ts";
import { readSession } from "./events.ts";
import { fields, number } from "./fields.ts";
import type { Refusals } from "./refusals.ts";
import type { SeenEvents } from "./replay.ts";
import { lost } from "./request.ts";
import type { Requests } from "./requests.ts";
import { createRestoring } from "./restoring.ts";
import { endStreaming } from "./state.ts";
import type { ChatTabs } from "./tabs.ts";

export interface SessionOptions {
  readonly connection: Connection;
  readonly requests: Requests;
  readonly tabs: ChatTabs;
  readonly seen: SeenEvents;
  readonly refusals: Refusals;
  /** Metadata of a new session. */
  readonly metadata: () => Record<string, string>;
  /**
   * The session `sessionId` was resumed, or a server without our extensions has started another one instead.
   * `replayed`: ids of the messages that the server sent again.
   */
  readonly onResumed: (sessionId: string, replayed: ReadonlySet<string>) => void;
}

export interface Session {
  /** Resumes the current session after a lost connection. Without one, resumes the stored session, if any. */
  restore(): void;
  /**
   * Replaces the shown messages by the server's last messages: at once, or after reconnecting. Messages that were
   * not sent stay. Does nothing with servers without our extensions, which cannot resume a session.
   */
  reload(): void;
  /**
   * Returns the session's id. Creates a session if there is none, but only one, even if several callers or
   * tabs ask at the same time. Rejects while disconnected.
   */
  ensure(): Promise<string>;
  /** Tries once to resume a session. @returns Whether the server has it. Rejects while disconnected. */
  resume(sessionId: string): Promise<boolean>;
  /** Makes the session of a `session_started` event the current session. */
  takeOver(payload: unknown): void;
  /** Call when the visitor closes the chat: the next message creates another session. */
  putAway(): void;
  /** Offers the messages of the session that was put away, if there is one, as earlier messages. */
  offerClosed(): void;
  /**
   * Resumes the session that was put away, unless another one has started or is starting.
   *
   * @returns Whether it is being resumed.
   */
  reopen(): boolean;
  /** Forgets the session: the next message creates another. */
  forgetCurrent(): void;
  /** Cancels a waiting attempt to resume, and forgets which events were received; the stored id stays. */
  reset(): void;
}

export function createSession(
  context: ChatContext,
  { connection, requests, tabs, seen, refusals, metadata, onResumed }: SessionOptions,
): Session {
  const { store, memory, clock } = context;
  /** Resolves with the id of the session that `ensure` is resuming or creating; undefined at other times. */
  let starting: Promise<string> | undefined;
  /** Id of the frame that creates a session. A retry with the same id creates no second session. */
  let startFrameId: string | undefined;

  function takeOver(payload: unknown): void {
    const { session: started, resumed, lastSeq, hasEarlier } = fields(payload);
    const isResumed = resumed === true;
    const session = readSession(started ?? payload);
    if (!session) return;
    if (session.id !== store.getState().session?.id) seen.resetNumbers();
    // After a lost connection this tab continues its own session, also if another tab has started one meanwhile.
    // The browser continues the newer one.
    if (!isResumed || memory.readSession() === null) memory.writeSession(session.id);
    startFrameId = undefined;
    // Another session was offered as earlier messages (`offerClosed`), or the server says if there are more.
    store.setState({ session, ...(!isResumed && { earlier: "none" }) });
    seen.begin({
      resumed: isResumed,
      lastSeq: number(lastSeq),
      hasEarlier: hasEarlier === true,
    });
    // A resumed session is confirmed only by the acknowledgement, which follows the missed events.
    if (!isResumed) requests.confirm("create_session");
  }

  /** Removes the session from the state and from the browser's storage. */
  function forget(sessionId: string | undefined): void {
    seen.resetNumbers();
    // Another tab may have created a new session already.
    if (memory.readSession() === sessionId) memory.writeSession(null);
    store.setState({ session: null, isFull: false, earlier: "none" });
    endStreaming(store, "failed");
  }

  const restoring = createRestoring(context, {
    connection,
    seen,
    refusals,
    onGone: forget,
    onResumed,
  });

  /** Creates a session and returns its id. */
  async function start(): Promise<string> {
    startFrameId ??= clock.id();
    const started = connection.request({
      type: "create_session",
      title: defaultSessionTitle,
      metadata: metadata(),
      id: startFrameId,
    });
    const { sessionId } = await started.done;
    const { session } = store.getState();
    if (session) return session.id;
    if (sessionId === undefined) throw lost("The session did not start.");
    takeOver({ session: { id: sessionId, title: defaultSessionTitle } });
    return sessionId;
  }

  /**
   * Throws while disconnected. Socket.IO would keep a frame that is sent then, and send it after reconnecting,
   * before the session is resumed.
   */
  function requireConnection(): void {
    if (!connection.isUp) throw lost(problems.socketNotConnected);
  }

  /** Resumes the stored session, which another tab may have created meanwhile, or creates one. */
  async function resumeOrStart(): Promise<string> {
    // The connection may have been lost while this tab waited for another one.
    requireConnection();
    const storedSessionId = memory.readSession();
    if (storedSessionId !== null) await restoring.resumeOnce(storedSessionId);
    return store.getState().session?.id ?? start();
  }

  /** Id of the session that was put away; null if there is none, or if another session is stored. */
  function closedId(): string | null {
    const [stored, closed] = [memory.readSession(), memory.readClosedSession()];
    // Another tab that still shows the closed session may have stored it again.
    return stored === null || stored === closed ? closed : null;
  }

  function restore(): void {
    const id = store.getState().session?.id ?? memory.readSession();
    if (id !== null) restoring.resumeWithRetries(id);
  }

  return {
    restore,
    reload() {
      if (store.getState().session === null || seen.lastSeq === undefined) return;
      seen.outdate();
      if (connection.isUp) restore();
    },
    putAway() {
      const stored = memory.readSession();
      const id = store.getState().session?.id ?? stored;
      if (id === null) return;
      memory.writeClosedSession(id);
      // Another tab may have started another session, which it continues.
      if (stored === id) memory.writeSession(null);
    },
    offerClosed() {
      if (closedId() !== null) store.setState({ earlier: "some" });
    },
    reopen() {
      if (starting !== undefined || store.getState().session !== null) return false;
      const id = closedId();
      if (id === null) {
        // Another tab has deleted the session.
        if (memory.readSession() === null) store.setState({ earlier: "none" });
        return false;
      }
      memory.writeClosedSession(null);
      memory.writeSession(id);
      restore();
      return true;
    },
    async ensure() {
      await restoring.settled();
      // The connection may have been lost while the session was being resumed.
      requireConnection();
      const current = store.getState().session;
      if (current) {
        // Another tab has closed this session. Here it is continued, so a reload must restore it.
        if (memory.readSession() === null) memory.writeSession(current.id);
        return current.id;
      }
      starting ??= tabs.alone("session", resumeOrStart).finally(() => {
        starting = undefined;
      });
      return starting;
    },
    async resume(sessionId) {
      requireConnection();
      await restoring.resumeOnce(sessionId);
      const id = store.getState().session?.id;
      if (id === sessionId) return true;
      // A server without our extensions has started another session instead.
      forget(id);
      return false;
    },
    takeOver,
    forgetCurrent: () => forget(store.getState().session?.id),
    reset() {
      restoring.reset();
      seen.reset();
    },
  };
}
