/**
 * The conversation without a face: connection, session, messages and the answer under way
 * (specification, sections 3 to 5, 7 and 8).
 */
import { defaultSessionTitle } from "@larkline/contract/limits";
import { problems } from "@larkline/contract/problems";
import { socketReconnectionDelayMs } from "@larkline/contract/timings";
import { useStore } from "zustand";

import { createAttachments } from "./attachments.ts";
import { browserComeback, type WatchComeback } from "./comeback.ts";
import { browserEarlier, type LoadEarlier } from "./earlier-request.ts";
import { createEarlier } from "./earlier.ts";
import { browserErase, type EraseSession } from "./erase-request.ts";
import { fields, number, readRefusal, readSession, type Refusal } from "./events.ts";
import { identifier } from "./identifier.ts";
import { createIncoming } from "./incoming.ts";
import { browserMemory, type ChatMemory } from "./memory.ts";
import {
  find,
  ownMessage,
  patch,
  put,
  sameButText,
  without,
  type ChatEntry,
  type Entries,
} from "./messages.ts";
import { createPause } from "./pause.ts";
import { dropUnknown, noteReplay, type Replay } from "./replay.ts";
import { RequestError, type Request } from "./request.ts";
import { createRequests } from "./requests.ts";
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
import { browserUpload, type StartUpload } from "./upload-request.ts";
import { connectionProblem, eraseAgain, notErased } from "./wording.ts";

/** What the conversation's screen has to keep to: the contract's figures, passed on to the site. */
export { uploadPath } from "@larkline/contract/addresses";
export {
  messageAttachmentsMax,
  messageMaxLength,
  uploadMaxBytes,
  uploadMediaTypes,
} from "@larkline/contract/limits";
export { introInitializingMs, introLeaveMs, introReadyMs } from "@larkline/contract/timings";
export type { Attachment, MessageAttachment } from "./attachments.ts";
export type { EraseSession } from "./erase-request.ts";
export type { Refusal } from "./events.ts";
export type { LoadEarlier } from "./earlier-request.ts";
export type { ChatMemory } from "./memory.ts";
export type { ChatEntry, MessageView } from "./messages.ts";
export type {
  ChatConnection,
  ChatState,
  ChatStore,
  ChatWait,
  ConnectionPhase,
  EarlierMessages,
} from "./state.ts";
export type { ToolUse } from "./tool-uses.ts";
export type { ChatTransport, OpenTransport, TransportSignals } from "./transport.ts";
export type { StartUpload, UploadOptions, UploadRequest } from "./upload-request.ts";

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
  /** How earlier messages are fetched. Default: by fetch. */
  readonly loadEarlier?: LoadEarlier | undefined;
  /** How a conversation is deleted on the server. Default: by fetch. */
  readonly eraseSession?: EraseSession | undefined;
  /** How a file is uploaded. Default: by XMLHttpRequest. */
  readonly upload?: StartUpload | undefined;
  /** When to try again after all attempts failed. Default: the browser is online or seen again. */
  readonly comeback?: WatchComeback | undefined;
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
  readonly open: () => void;
  /** Disconnects and clears messages and streaming state; the session is kept for the next time. */
  readonly close: () => void;
  /**
   * Sends a message. Trimmed empty text is not sent, nothing is sent while a reply streams, and
   * without a connection it is refused with 'Socket not connected'. A text that the server did not
   * take is in `draft` again; one whose fate is unknown stays as a failed message.
   */
  readonly send: (text: string) => Promise<SendResult>;
  /** Sends a failed message again, under its old id, so that it cannot arrive twice. */
  readonly resend: (messageId: string) => Promise<SendResult>;
  /** Has an answer written anew; it and what followed it go. Like `send`, not while one is written. */
  readonly regenerate: (messageId: string) => Promise<SendResult>;
  /**
   * Changes a message of the visitor and has it answered anew; what followed it goes. If the server
   * does not take the change, everything is as it was, and the caller still has the text.
   */
  readonly edit: (messageId: string, text: string) => Promise<SendResult>;
  /**
   * Deletes the conversation, on the server and here, with its files; the next message begins another
   * one. If the server does not delete it, everything is as it was, and `problem` says so.
   *
   * @returns Whether it is gone.
   */
  readonly erase: () => Promise<boolean>;
  /** Fetches the messages before those that are shown, and shows them, too. */
  readonly showEarlier: () => Promise<void>;
  /** Uploads files for the next message. */
  readonly attach: (files: readonly File[]) => void;
  /** Takes a file away again; its upload ends. */
  readonly removeAttachment: (id: string) => void;
  /** Uploads a failed file again. */
  readonly retryAttachment: (id: string) => void;
  /** Stops the reply: at once here, and on the server. */
  readonly stop: () => void;
  /**
   * Connects again after all attempts failed, or without waiting for the next one. After the last
   * attempt it also happens by itself, when the browser is online or the page is seen again.
   */
  readonly retry: () => void;
  readonly setDraft: (text: string) => void;
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
  const eraseSession = options.eraseSession ?? browserErase(options.url ?? "/");
  const watchComeback = options.comeback ?? browserComeback;
  const openTransport = options.transport ?? socketTransport(options);

  const requests = createRequests();
  const pause = createPause({ store, now: clock.now, after: clock.after });

  let transport: ChatTransport | undefined;
  let isOpen = false;
  /** Number of the last event seen in this session. */
  let lastSeq: number | undefined;
  /** Number of the last event that the messages sent anew include; it counts once they are all here. */
  let replayedSeq: number | undefined;
  /** Local ids of messages that the server has not echoed, oldest first. */
  let unechoed: string[] = [];
  /** What the server sends anew while a session is resumed; undefined otherwise. */
  let replayed: Replay | undefined;
  /** Ends when the server has answered whether the session of an earlier visit still stands. */
  let resuming: Promise<void> | undefined;
  /** The session that is being made, and the id of its frame: tried again, it makes no second one. */
  let starting: Promise<string> | undefined;
  let startId: string | undefined;
  /** Ends when the server has stopped the reply. */
  let stopping: Promise<void> | undefined;
  /** The reply was stopped while the connection was lost: the server hears of it later. */
  let stopLater = false;
  /** The conversation holds as many messages as one may: the next one begins another. */
  let isFull = false;
  let isErasing = false;
  let cancelTimer: () => void = nothing;
  let endComeback: () => void = nothing;

  const connection = (change: Partial<ChatConnection>) =>
    store.setState((state) => ({ connection: { ...state.connection, ...change } }));
  const startsReply = ["send_message", "regenerate_message", "edit_message"] as const;

  const incoming = createIncoming({
    store,
    now: clock.now,
    frame: clock.frame,
    claimEcho(message) {
      const pending = message.metadata?.state === "pending";
      const shown = find(store.getState().messages, message.id) !== undefined;
      // A server of the specification alone makes its own ids: its echoes come in order.
      const claimed = shown ? message.id : pending ? unechoed[0] : undefined;
      if (claimed === undefined) return undefined;
      unechoed = unechoed.filter((id) => id !== claimed);
      if (pending) requests.confirm(...startsReply);
      return claimed;
    },
    onProgress() {
      cancelTimer();
      requests.confirm(...startsReply);
    },
  });

  const showEarlier = createEarlier({
    store,
    load: options.loadEarlier ?? browserEarlier(options.url ?? "/"),
    isOpen: () => isOpen,
    now: clock.now,
    log,
  });

  const attachments = createAttachments({
    store,
    id: clock.id,
    startUpload: options.upload ?? browserUpload(options.url ?? "/"),
    session: async () => {
      if (!transport?.connected) throw new Error(problems.socketNotConnected);
      return ensureSession();
    },
    log,
  });

  function request(frame: Parameters<ChatTransport["send"]>[0]): Request {
    if (!transport) throw new Error(problems.socketNotConnected);
    return requests.send(transport, frame);
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
        endComeback();
        endComeback = watchComeback(retry);
      },
      event(name, payload) {
        if (!isOpen) return;
        const { seq: numbered } = fields(payload);
        const seq = number(numbered);
        if (seq !== undefined) {
          // A repeat changes nothing.
          if (lastSeq !== undefined && seq <= lastSeq) return;
          lastSeq = seq;
        }
        if (seq === undefined) noteReplay(store, replayed, name, payload);
        if (name === "session_started") adopt(payload);
        else if (name === "error") failed(readRefusal(payload));
        else incoming.apply(name, payload);
        // Of a server that acknowledges nothing: the reply that was to stop has ended.
        if (name === "stream_complete") requests.confirm("abort_generation");
      },
    });
  }

  function retry(): void {
    endComeback();
    if (!isOpen || transport?.connected) return;
    // Takes back a pause between two attempts, so that the new one begins at once.
    transport?.disconnect();
    connection({ ...noConnection, phase: "connecting" });
    transport?.connect();
  }

  // ------------------------------------------------------------ session

  function adopt(payload: unknown): void {
    const { session: started, resumed, lastSeq: included, hasEarlier } = fields(payload);
    const session = readSession(started);
    if (!session) return;
    if (session.id !== memory.readSession()) lastSeq = undefined;
    memory.writeSession(session.id);
    startId = undefined;
    store.setState({ session });
    replayedSeq = number(included);
    if (resumed === true)
      replayed = { ids: new Set(), continues: false, hasEarlier: hasEarlier === true };
    // What a resumed session missed comes next, and the acknowledgement after that.
    else requests.confirm("create_session");
  }

  function takeReplay(): Replay | undefined {
    const ended = replayed;
    replayed = undefined;
    return ended;
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
    replayed = undefined;
    replayedSeq = undefined;
    try {
      await request({ type: "create_session", title: defaultSessionTitle, sessionId, ...seq }).done;
    } catch (error) {
      if (error instanceof RequestError && error.kind === "refused") {
        if (error.refusal.code === "not_found") forgetSession();
        else refused(error.refusal);
      }
      log(`The session was not resumed: ${String(error)}`);
      // Half of a conversation may have come anew: the number of a live event would hide the rest.
      if (replayed !== undefined && replayedSeq !== undefined) lastSeq = undefined;
      return;
    }
    if (replayedSeq !== undefined) lastSeq = Math.max(lastSeq ?? 0, replayedSeq);
    const replay = takeReplay();
    const known: ReadonlySet<string> = replay?.ids ?? new Set();
    if (replay !== undefined && known.size > 0) dropUnknown(store, replay);
    if (stopLater) {
      stopLater = false;
      tellStop();
    }
    const { messageId, isStreaming } = store.getState().streaming;
    if (!isStreaming) return;
    // The server sent everything anew and this reply was not among it: it did not outlive the server.
    if (known.size > 0 && messageId !== null && !known.has(messageId)) {
      endStreaming(store, "failed");
      return;
    }
    cancelTimer();
    cancelTimer = clock.after(catchUpMs, () => {
      // Nothing more came of that reply: what there is stays, and the visitor may go on.
      if (store.getState().streaming.messageId === messageId) endStreaming(store, "failed");
    });
  }

  /** One session, however many things need it at once. */
  async function ensureSession(): Promise<string> {
    await resuming;
    const known = store.getState().session;
    if (known) return known.id;
    starting ??= startSession().finally(() => {
      starting = undefined;
    });
    return starting;
  }

  async function startSession(): Promise<string> {
    const metadata = options.metadata?.() ?? {};
    startId ??= clock.id();
    const started = request({
      type: "create_session",
      title: defaultSessionTitle,
      metadata,
      id: startId,
    });
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
    if (requests.refuseOldest(refusal)) return;
    const { isStreaming, messageId } = store.getState().streaming;
    if (!isStreaming) {
      refused(refusal);
      return;
    }
    incoming.flush();
    endStreaming(store, "failed");
    if (messageId === null) refused(refusal);
    // Said where it happened, and once.
    else
      store.setState(({ messages }) => ({
        messages: patch(messages, messageId, { problem: refusal.message }),
      }));
  }

  function refused(refusal: Refusal): void {
    isFull = refusal.code === "conversation_full";
    store.setState({ problem: refusal });
    pause.begin(refusal);
  }

  function refuse(reason: string): SendResult {
    log(`The message was not sent: ${reason}`);
    return { sent: false, reason };
  }

  /** Why nothing can be sent now. */
  function obstacle(): string | undefined {
    const { streaming, wait } = store.getState();
    if (isErasing) return "The conversation is being deleted";
    if (streaming.isStreaming) return "A reply is being written";
    if (!transport?.connected) return problems.socketNotConnected;
    return wait ? "Too many messages: the wait is not over" : undefined;
  }

  /** Leaves a conversation that is full; until then it could be read, kept, and changed. */
  function beginAnother(): void {
    isFull = false;
    forgetSession();
    store.setState({ messages: [], earlier: "none" });
  }

  async function send(written: string): Promise<SendResult> {
    const content = written.trim();
    if (content === "") return refuse("The message is empty");
    const reason = obstacle() ?? attachments.obstacle();
    if (reason !== undefined) return refuse(reason);
    if (isFull) beginAnother();
    const message = ownMessage(
      clock.id(),
      store.getState().session?.id ?? "",
      content,
      clock.now(),
      attachments.take(),
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

  /** Waits until a frame that starts a reply may go, and names the session it goes to. */
  async function clearance(): Promise<string> {
    await stopping;
    const sessionId = await ensureSession();
    // The visitor pressed Stop or closed the conversation before the frame went out.
    if (!store.getState().streaming.isStreaming)
      throw new RequestError("lost", { code: "stopped", message: "Stopped first." });
    return sessionId;
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
      const sessionId = await clearance();
      incoming.expectAnswer();
      underWay = true;
      const files = message.attachments?.map(({ id }) => id) ?? [];
      await request({
        type: "send_message",
        content: message.content,
        contentType: "text",
        id: message.id,
        sessionId,
        ...(files.length > 0 ? { attachments: files } : {}),
      }).done;
      taken(message.id);
      return { sent: true, id: message.id };
    } catch (error) {
      return giveBack(message, error, underWay);
    }
  }

  /** The server has it. */
  function taken(messageId: string): void {
    store.setState(({ messages }) => ({
      messages: messages.map((entry) =>
        entry.id === messageId && entry.view === "pending" ? { ...entry, view: "sent" } : entry,
      ),
    }));
  }

  /** A failed send turns streaming off. A text that was surely not stored returns to the composer. */
  function giveBack(message: ChatEntry, error: unknown, underWay: boolean): SendResult {
    const reason = error instanceof Error ? error.message : String(error);
    const { draft } = store.getState();
    const toComposer = () => {
      setDraft(message.content);
      attachments.giveBack(message.attachments ?? []);
    };
    if (!isOpen || !find(store.getState().messages, message.id)) {
      // Closing clears messages; a text that never left is in the composer when it opens again.
      if (!underWay && draft.trim() === "") toComposer();
      return refuse(reason);
    }
    unechoed = unechoed.filter((id) => id !== message.id);
    const isRefused = error instanceof RequestError && error.kind === "refused";
    if (isRefused && draft.trim() === "") {
      toComposer();
      store.setState(({ messages }) => ({ messages: without(messages, message.id) }));
    } else {
      store.setState(({ messages }) => ({
        messages: patch(messages, message.id, { view: "failed", problem: reason }),
      }));
    }
    store.setState({ streaming: noStreaming, problem: null });
    if (isRefused) refused(error.refusal);
    return refuse(reason);
  }

  async function regenerate(messageId: string): Promise<SendResult> {
    const { messages } = store.getState();
    const index = messages.findIndex(({ id }) => id === messageId);
    if (messages[index]?.role !== "assistant" || messages[index - 1]?.role !== "user")
      return refuse("There is no such answer");
    return answerAnew({ type: "regenerate_message", messageId }, messages.slice(0, index));
  }

  async function edit(messageId: string, written: string): Promise<SendResult> {
    const content = written.trim();
    if (content === "") return refuse("The message is empty");
    const { messages } = store.getState();
    const index = messages.findIndex(({ id }) => id === messageId);
    const message = messages[index];
    if (message?.role !== "user" || message.view !== "sent")
      return refuse("There is no such message");
    return answerAnew({ type: "edit_message", messageId, content }, [
      ...messages.slice(0, index),
      { ...message, content, edited: true, view: "pending" },
    ]);
  }

  /** Sends what makes the server write another answer; `kept` is what remains of the conversation. */
  async function answerAnew(
    frame:
      | { type: "regenerate_message"; messageId: string }
      | { type: "edit_message"; messageId: string; content: string },
    kept: Entries,
  ): Promise<SendResult> {
    const reason = obstacle();
    if (reason !== undefined) return refuse(reason);
    const { messages: before } = store.getState();
    store.setState({
      messages: kept,
      streaming: { ...noStreaming, isStreaming: true },
      problem: null,
    });
    try {
      const sessionId = await clearance();
      incoming.expectAnswer(frame.messageId);
      await request({ ...frame, id: clock.id(), sessionId }).done;
      taken(frame.messageId);
      isFull = false;
      return { sent: true, id: frame.messageId };
    } catch (error) {
      // If the server did take it after all, it says so when the line is back.
      if (isOpen && store.getState().messages === kept) store.setState({ messages: before });
      if (isOpen) store.setState({ streaming: noStreaming });
      // Of a lost line the banner tells.
      if (error instanceof RequestError && (error.kind === "refused" || unanswered(error)))
        refused(error.refusal);
      return refuse(error instanceof Error ? error.message : String(error));
    }
  }

  /** It came to nothing though the line stands, and the visitor did not want it to. */
  function unanswered({ refusal }: RequestError): boolean {
    return refusal.code === "lost" && transport?.connected === true;
  }

  /** What belongs to the conversation on the screen, and not to the line or to the visitor. */
  function clear(): void {
    requests.abandon();
    unechoed = [];
    stopping = undefined;
    resuming = undefined;
    replayed = undefined;
    stopLater = false;
    isFull = false;
    lastSeq = undefined;
    incoming.reset();
    store.setState({
      session: null,
      messages: [],
      earlier: "none",
      streaming: noStreaming,
      problem: null,
    });
  }

  async function erase(): Promise<boolean> {
    if (isErasing) return false;
    const id = store.getState().session?.id ?? memory.readSession();
    if (id !== null) {
      isErasing = true;
      const answer = await eraseSession(id);
      isErasing = false;
      // What is not there is gone already.
      if (!answer.success && answer.status !== 404) {
        log(`The conversation was not deleted: ${answer.error}`);
        const reason = answer.status === 0 ? eraseAgain : answer.error;
        if (isOpen) refused({ code: "not_erased", message: `${notErased} ${reason}` });
        return false;
      }
      if (memory.readSession() === id) memory.writeSession(null);
      // Closed and opened meanwhile, it may show another one.
      const shown = store.getState().session;
      if (shown !== null && shown.id !== id) return true;
    }
    // With the line up it is the timer of a reply, which is gone, too.
    if (transport?.connected) cancelTimer();
    attachments.clear();
    clear();
    return true;
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
      endComeback();
      attachments.close();
      transport?.disconnect();
      clear();
      connection(noConnection);
    },

    send,
    resend,
    regenerate,
    edit,
    erase,
    showEarlier,
    attach: (files) => attachments.add(files),
    removeAttachment: (id) => attachments.remove(id),
    retryAttachment: (id) => attachments.retry(id),

    stop() {
      const { isStreaming } = store.getState().streaming;
      if (!isStreaming) return;
      incoming.ignoreAnswer();
      endStreaming(store, "aborted");
      cancelTimer();
      if (transport?.connected) tellStop();
      else stopLater = true;
    },

    retry,

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

/**
 * Selects the messages for `useChat`, and keeps them while only the text of the one that is being
 * written grows: who shows that text reads it by `textOf`.
 */
export function steadyMessages(): (state: ChatState) => Entries {
  let shown: Entries = [];
  return ({ messages }) => {
    if (!sameButText(shown, messages)) shown = messages;
    return shown;
  };
}

/** The text of a message as far as it has come. */
export function textOf(chat: Chat, messageId: string): string | undefined {
  return find(chat.store.getState().messages, messageId)?.content;
}
