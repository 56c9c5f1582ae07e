/**
 * The conversation without a face: connection, session, messages and the answer under way
 * (specification, sections 3 to 5, 7 and 8).
 */
import { defaultSessionTitle } from "@larkline/contract/limits";
import { problems } from "@larkline/contract/problems";
import { socketReconnectionDelayMs } from "@larkline/contract/timings";
import { useStore } from "zustand";

import { fields, number, readRefusal, readSession, text, type Refusal } from "./events.ts";
import { identifier } from "./identifier.ts";
import { createIncoming } from "./incoming.ts";
import { browserMemory, type ChatMemory } from "./memory.ts";
import { find, ownMessage, patch, put, without, type ChatEntry } from "./messages.ts";
import { RequestError, sendRequest, type Request } from "./request.ts";
import { socketTransport, type SocketAddress } from "./socket-transport.ts";
import {
  createChatStore,
  endStreaming,
  noConnection,
  noStreaming,
  type ChatConnection,
  type ChatState,
  type ChatStore,
} from "./state.ts";
import type { ChatTransport, OpenTransport } from "./transport.ts";
import { connectionProblem } from "./wording.ts";

/** What the conversation's screen has to keep to: the contract's figures, passed on to the site. */
export { messageMaxLength } from "@larkline/contract/limits";
export { introInitializingMs, introLeaveMs, introReadyMs } from "@larkline/contract/timings";
export type { Refusal } from "./events.ts";
export type { ChatMemory } from "./memory.ts";
export type { ChatEntry, MessageView } from "./messages.ts";
export type { ChatConnection, ChatState, ChatStore, ConnectionPhase } from "./state.ts";
export type { ChatTransport, OpenTransport, TransportSignals } from "./transport.ts";

/** Time and chance of a conversation; tests put their own in. */
export interface ChatClock {
  /** Milliseconds since 1970. Default: `Date.now`. */
  readonly now: () => number;
  /** Calls back before the next picture. Default: `requestAnimationFrame`. */
  readonly frame: (callback: () => void) => void;
  /** Calls back after so many milliseconds; the result takes it back. Default: `setTimeout`. */
  readonly after: (milliseconds: number, callback: () => void) => () => void;
  /** A new UUID. Default: random. */
  readonly id: () => string;
}

export interface ChatOptions extends SocketAddress {
  /** The line to the server. Default: Socket.IO. */
  readonly transport?: OpenTransport | undefined;
  readonly clock?: Partial<ChatClock> | undefined;
  /** What is kept between page views. Default: the browser's storage. */
  readonly memory?: ChatMemory | undefined;
  /** Metadata of a session that the first message creates. */
  readonly metadata?: (() => Record<string, string>) | undefined;
  /** Told what is not worth a message to the visitor (specification, section 8). Default: nobody. */
  readonly log?: ((message: string) => void) | undefined;
}

/** What became of a message. */
export type SendResult =
  | { readonly sent: true; readonly id: string }
  | { readonly sent: false; readonly reason: string };

export interface Chat {
  readonly store: ChatStore;
  /** Starts the client (once) and connects. */
  open(): void;
  /** Disconnects and clears messages and streaming state; the session is kept for the next time. */
  close(): void;
  /**
   * Sends a message. Trimmed empty text is not sent, nothing is sent while a reply streams, and
   * without a connection it is refused with 'Socket not connected'. A text that the server did not
   * take is in `draft` again; one whose fate is unknown stays as a failed message.
   */
  send(text: string): Promise<SendResult>;
  /** Sends a failed message again, under its old id, so that it cannot arrive twice. */
  resend(messageId: string): Promise<SendResult>;
  /** Stops the reply: at once here, and on the server. */
  stop(): void;
  /** Connects again after all attempts failed, or without waiting for the next one. */
  retry(): void;
  setDraft(text: string): void;
}

/** How long the server may take to say what became of a reply after a lost connection. */
const catchUpMs = 5000;
/** How long a new message waits for the end of a stopped reply. */
const stopMs = 2000;

const nothing = () => undefined;

const defaultClock: ChatClock = {
  now: () => Date.now(),
  frame: (callback) => {
    requestAnimationFrame(callback);
  },
  after: (milliseconds, callback) => {
    const timer = setTimeout(callback, milliseconds);
    return () => clearTimeout(timer);
  },
  id: identifier,
};

export function createChat(options: ChatOptions = {}): Chat {
  const memory = options.memory ?? browserMemory;
  const clock: ChatClock = { ...defaultClock, ...options.clock };
  const log = options.log ?? nothing;
  const store = createChatStore(memory.readDraft());
  const openTransport = options.transport ?? socketTransport(options);

  let transport: ChatTransport | undefined;
  let isOpen = false;
  /** Number of the last event seen in this session. */
  let lastSeq: number | undefined;
  /** Frames that wait for an acknowledgement or for its stand-in. */
  const requests = new Set<Request>();
  /** Local ids of messages that the server has not echoed, oldest first. */
  let unechoed: string[] = [];
  /** Messages that the server sent anew while the session is being resumed. */
  let replayed = new Set<string>();
  /** Ends when the server has answered whether the session of an earlier visit still stands. */
  let resuming: Promise<void> | undefined;
  /** Ends when the server has stopped the reply. */
  let stopping: Promise<void> | undefined;
  /** The reply was stopped while the connection was lost: the server hears of it later. */
  let stopLater = false;
  let cancelTimer: () => void = nothing;

  const connection = (change: Partial<ChatConnection>) =>
    store.setState((state) => ({ connection: { ...state.connection, ...change } }));

  const incoming = createIncoming({
    store,
    now: clock.now,
    frame: clock.frame,
    claimEcho(message) {
      const known = unechoed.includes(message.id);
      // A server of the specification alone makes its own ids: its echoes come in order.
      const pending =
        message.metadata?.state === "pending" && !find(store.getState().messages, message.id);
      const claimed = known ? message.id : pending ? unechoed[0] : undefined;
      if (claimed === undefined) return undefined;
      unechoed = unechoed.filter((id) => id !== claimed);
      confirm("send_message");
      return claimed;
    },
    onProgress() {
      cancelTimer();
      confirm("send_message");
    },
  });

  function request(frame: Parameters<ChatTransport["send"]>[0]): Request {
    if (!transport) throw new Error(problems.socketNotConnected);
    const sent = sendRequest(transport, frame);
    requests.add(sent);
    const forget = () => requests.delete(sent);
    sent.done.then(forget, forget);
    return sent;
  }

  function confirm(type: Request["type"]): void {
    for (const sent of requests) if (sent.type === type) sent.confirm();
  }

  function setDraft(draft: string): void {
    memory.writeDraft(draft);
    store.setState({ draft });
  }

  // ------------------------------------------------------------ connection

  function connected(): void {
    connection({ isConnected: true, error: null, phase: "connected", attempt: 0 });
    const id = store.getState().session?.id ?? memory.readSession();
    if (id !== null) resuming = resume(id);
  }

  function disconnected(reason: string): void {
    if (!isOpen) return;
    connection({
      isConnected: false,
      error: connectionProblem(reason),
      phase: "reconnecting",
      attempt: 0,
    });
    incoming.flush();
    // Socket.IO leaves a line alone that the server closed; a server that restarts is worth a try.
    if (reason === "io server disconnect") {
      cancelTimer();
      cancelTimer = clock.after(socketReconnectionDelayMs, () => {
        if (isOpen && !transport?.connected) transport?.connect();
      });
    }
  }

  function start(): ChatTransport {
    return openTransport({
      connect: connected,
      disconnect: disconnected,
      connectError(error) {
        if (!isOpen) return;
        connection({
          isConnected: false,
          error: connectionProblem(error.message),
          phase: "reconnecting",
        });
      },
      reconnectAttempt(attempt) {
        if (isOpen) connection({ attempt, phase: "reconnecting" });
      },
      reconnectFailed() {
        if (!isOpen) return;
        connection({ phase: "failed" });
        endStreaming(store, "failed");
      },
      event(name, payload) {
        if (!isOpen) return;
        const seq = number(fields(payload)["seq"]);
        if (seq !== undefined) lastSeq = seq;
        if (name === "message_added") noteReplay(payload);
        if (name === "session_started") adopt(payload);
        else if (name === "error") failed(readRefusal(payload));
        else incoming.apply(name, payload);
      },
    });
  }

  // ------------------------------------------------------------ session

  function adopt(payload: unknown): void {
    const session = readSession(fields(payload)["session"]);
    if (!session) return;
    memory.writeSession(session.id);
    store.setState({ session });
    // What a resumed session missed comes next, and the acknowledgement after that.
    if (fields(payload)["resumed"] !== true) confirm("create_session");
  }

  function noteReplay(payload: unknown): void {
    const id = text(fields(fields(payload)["message"])["id"]);
    if (id !== undefined) replayed.add(id);
  }

  /** The server knows nothing of that session (any more): the next message begins another one. */
  function forgetSession(): void {
    lastSeq = undefined;
    memory.writeSession(null);
    store.setState({ session: null });
    endStreaming(store, "failed");
  }

  /** Joins the session again; the server sends what this client has missed. */
  async function resume(sessionId: string): Promise<void> {
    const seq = lastSeq === undefined ? {} : { lastSeq };
    replayed = new Set();
    try {
      await request({ type: "create_session", title: defaultSessionTitle, sessionId, ...seq }).done;
    } catch (error) {
      if (error instanceof RequestError && error.kind === "refused") {
        if (error.refusal.code === "not_found") forgetSession();
        else store.setState({ problem: error.refusal });
      }
      log(`The session was not resumed: ${String(error)}`);
      return;
    }
    if (stopLater) {
      stopLater = false;
      tellStop();
    }
    const { messageId, isStreaming } = store.getState().streaming;
    if (!isStreaming) return;
    // The server sent everything anew and this reply was not among it: it did not outlive the server.
    if (replayed.size > 0 && messageId !== null && !replayed.has(messageId)) {
      endStreaming(store, "failed");
      return;
    }
    cancelTimer();
    cancelTimer = clock.after(catchUpMs, () => {
      // Nothing more came of that reply: what there is stays, and the visitor may go on.
      if (store.getState().streaming.messageId === messageId) endStreaming(store, "failed");
    });
  }

  async function ensureSession(): Promise<string> {
    await resuming;
    const known = store.getState().session;
    if (known) return known.id;
    const metadata = options.metadata?.() ?? {};
    const started = request({ type: "create_session", title: defaultSessionTitle, metadata });
    const { sessionId } = await started.done;
    const session = store.getState().session;
    if (session) return session.id;
    if (sessionId === undefined)
      throw new RequestError("lost", { code: "lost", message: "The session did not start." });
    adopt({ session: { id: sessionId, title: defaultSessionTitle } });
    return sessionId;
  }

  // ------------------------------------------------------------ messages

  /** An `error` event: it belongs to what waits for an answer, else to the reply under way. */
  function failed(refusal: Refusal): void {
    const waiting = [...requests].find((sent) => sent.type !== "abort_generation");
    if (waiting) {
      waiting.refuse(refusal);
      return;
    }
    if (store.getState().streaming.isStreaming) {
      incoming.flush();
      endStreaming(store, "failed");
    }
    store.setState({ problem: refusal });
  }

  function refuse(reason: string): SendResult {
    log(`The message was not sent: ${reason}`);
    return { sent: false, reason };
  }

  function obstacle(): string | undefined {
    if (store.getState().streaming.isStreaming) return "A reply is being written";
    return transport?.connected ? undefined : problems.socketNotConnected;
  }

  async function send(written: string): Promise<SendResult> {
    const content = written.trim();
    if (content === "") return refuse("The message is empty");
    const reason = obstacle();
    if (reason !== undefined) return refuse(reason);
    const message = ownMessage(
      clock.id(),
      store.getState().session?.id ?? "",
      content,
      clock.now(),
    );
    setDraft("");
    return deliver(message);
  }

  async function resend(messageId: string): Promise<SendResult> {
    const message = find(store.getState().messages, messageId);
    if (message?.role !== "user" || message.view !== "failed")
      return refuse("There is nothing to send again");
    const reason = obstacle();
    if (reason !== undefined) return refuse(reason);
    return deliver({ ...message, view: "pending", problem: undefined });
  }

  async function deliver(message: ChatEntry): Promise<SendResult> {
    store.setState(({ messages }) => ({
      messages: put(messages, message),
      streaming: { ...noStreaming, isStreaming: true },
      problem: null,
    }));
    unechoed = [...unechoed.filter((id) => id !== message.id), message.id];
    let underWay = false;
    try {
      await stopping;
      const sessionId = await ensureSession();
      // The visitor pressed Stop or closed the conversation before the message went out.
      if (!store.getState().streaming.isStreaming)
        throw new RequestError("lost", { code: "stopped", message: "Stopped first." });
      incoming.expectAnswer();
      underWay = true;
      await request({
        type: "send_message",
        content: message.content,
        contentType: "text",
        id: message.id,
        sessionId,
      }).done;
      store.setState(({ messages }) => ({
        messages: messages.map((entry) =>
          entry.id === message.id && entry.view === "pending" ? { ...entry, view: "sent" } : entry,
        ),
      }));
      return { sent: true, id: message.id };
    } catch (error) {
      return giveBack(message, error, underWay);
    }
  }

  /** A failed send turns streaming off. A text that was surely not stored returns to the composer. */
  function giveBack(message: ChatEntry, error: unknown, underWay: boolean): SendResult {
    const reason = error instanceof Error ? error.message : String(error);
    const { draft } = store.getState();
    if (!isOpen || !find(store.getState().messages, message.id)) {
      // Closing clears messages; a text that never left is in the composer when it opens again.
      if (!underWay && draft.trim() === "") setDraft(message.content);
      return refuse(reason);
    }
    unechoed = unechoed.filter((id) => id !== message.id);
    const refused = error instanceof RequestError && error.kind === "refused";
    if (refused && draft.trim() === "") {
      setDraft(message.content);
      store.setState(({ messages }) => ({ messages: without(messages, message.id) }));
    } else {
      store.setState(({ messages }) => ({
        messages: patch(messages, message.id, { view: "failed", problem: reason }),
      }));
    }
    store.setState({ streaming: noStreaming, problem: refused ? error.refusal : null });
    return refuse(reason);
  }

  /** Tells the server to stop; a new message waits until it has. */
  function tellStop(): void {
    const sessionId = store.getState().session?.id;
    const { done } = request({ type: "abort_generation", ...(sessionId ? { sessionId } : {}) });
    const ended = new Promise<void>((resolve) => {
      const cancel = clock.after(stopMs, resolve);
      const finish = () => {
        cancel();
        resolve();
      };
      done.then(finish, finish);
    });
    const current = ended.then(() => {
      if (stopping === current) stopping = undefined;
    });
    stopping = current;
  }

  return {
    store,

    open() {
      if (isOpen) return;
      isOpen = true;
      transport ??= start();
      connection({ ...noConnection, phase: "connecting" });
      transport.connect();
    },

    close() {
      if (!isOpen) return;
      isOpen = false;
      cancelTimer();
      for (const sent of requests) sent.abandon();
      requests.clear();
      unechoed = [];
      stopping = undefined;
      resuming = undefined;
      stopLater = false;
      lastSeq = undefined;
      incoming.reset();
      transport?.disconnect();
      store.setState({
        session: null,
        messages: [],
        streaming: noStreaming,
        connection: noConnection,
        problem: null,
      });
    },

    send,
    resend,

    stop() {
      const { isStreaming } = store.getState().streaming;
      if (!isStreaming) return;
      incoming.ignoreAnswer();
      endStreaming(store, "aborted");
      cancelTimer();
      if (transport?.connected) tellStop();
      else stopLater = true;
    },

    retry() {
      if (!isOpen || transport?.connected) return;
      // Takes back a pause between two attempts, so that the new one begins at once.
      transport?.disconnect();
      connection({ ...noConnection, phase: "connecting" });
      transport?.connect();
    },

    setDraft,
  };
}

/**
 * Reads from a conversation's state and renders again when what was read changes.
 *
 * @example const messages = useChat(chat, (state) => state.messages);
 */
export function useChat<T>(chat: Chat, select: (state: ChatState) => T): T {
  return useStore(chat.store, select);
}
