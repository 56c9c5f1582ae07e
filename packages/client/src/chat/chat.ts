/**
 * The conversation without a face: connection, session, messages and the answer under way
 * (specification, sections 3 to 5, 7 and 8). Each of them has a file of its own; this one joins them.
 */
import { problems } from "@larkline/contract/problems";

import { createAnswersAnew } from "./answers-anew.ts";
import { createAttachments } from "./attachments.ts";
import { createCatchingUp } from "./catching-up.ts";
import { browserClock } from "./clock.ts";
import { browserComeback } from "./comeback.ts";
import { createConnection } from "./connection.ts";
import { nothing, type ChatContext } from "./context.ts";
import { browserEarlier } from "./earlier-request.ts";
import { createEarlier } from "./earlier.ts";
import { createEchoes, startsReply } from "./echoes.ts";
import { browserErase } from "./erase-request.ts";
import { createErasing } from "./erasing.ts";
import { readRefusal } from "./events.ts";
import { createIncoming } from "./incoming.ts";
import { browserMemory } from "./memory.ts";
import type { ChatOptions } from "./options.ts";
import { createPause } from "./pause.ts";
import { createReadiness } from "./readiness.ts";
import { createRefusals } from "./refusals.ts";
import { createSeenEvents } from "./replay.ts";
import { createRequests } from "./requests.ts";
import type { SendResult } from "./send-result.ts";
import { createSending } from "./sending.ts";
import { createSession } from "./session.ts";
import { socketTransport } from "./socket-transport.ts";
import { createChatStore, endStreaming, isOpen, noConversation, type ChatStore } from "./state.ts";
import { createStopping } from "./stopping.ts";
import { browserTabs } from "./tabs.ts";
import { browserUpload } from "./upload-request.ts";

/** What the conversation's screen has to keep to: the contract's figures, passed on to the site. */
export { uploadPath } from "@larkline/contract/addresses";
export {
  messageAttachmentsMax,
  messageMaxLength,
  uploadMaxBytes,
  uploadMediaTypes,
} from "@larkline/contract/limits";
export { introInitializingMs, introLeaveMs, introReadyMs } from "@larkline/contract/timings";
export type { Attachment, MessageAttachment } from "./attachment.ts";
export type { ChatClock } from "./clock.ts";
export type { EraseSession } from "./erase-request.ts";
export type { Refusal } from "./events.ts";
export type { LoadEarlier } from "./earlier-request.ts";
export type { ChatMemory } from "./memory.ts";
export type { ChatEntry, MessageView } from "./messages.ts";
export type { ChatOptions } from "./options.ts";
export type { SendResult } from "./send-result.ts";
export type {
  ChatConnection,
  ChatState,
  ChatStore,
  ChatWait,
  ConnectionPhase,
  EarlierMessages,
} from "./state.ts";
export type { ChatTabs } from "./tabs.ts";
export type { ToolUse } from "./tool-uses.ts";
export type { ChatTransport, OpenTransport, TransportSignals } from "./transport.ts";
export type { StartUpload, UploadOptions, UploadRequest } from "./upload-request.ts";
export { steadyMessages, textOf, useChat } from "./use-chat.ts";

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

export function createChat(options: ChatOptions = {}): Chat {
  const url = options.url ?? "/";
  const memory = options.memory ?? browserMemory;
  const clock = { ...browserClock, ...options.clock };
  const log = options.log ?? nothing;
  const store = createChatStore(memory.readDraft());
  const tabs = options.tabs ?? browserTabs;
  const context: ChatContext = { store, memory, clock, log };

  const setDraft = (draft: string) => {
    memory.writeDraft(draft);
    store.setState({ draft });
  };

  const requests = createRequests();
  const echoes = createEchoes(store, requests);
  const seen = createSeenEvents(store);
  const catchingUp = createCatchingUp(context);
  const incoming = createIncoming({
    store,
    now: clock.now,
    frame: clock.frame,
    claimEcho: (message) => echoes.claim(message),
    onProgress() {
      catchingUp.end();
      requests.confirm(...startsReply);
    },
  });
  const refusals = createRefusals({
    store,
    requests,
    pause: createPause({ store, now: clock.now, after: clock.after }),
    flush: () => incoming.flush(),
  });

  const connection = createConnection(context, {
    tabs,
    openTransport: options.transport ?? socketTransport(options),
    watchComeback: options.comeback ?? browserComeback,
    requests,
    onConnect: () => session.restore(),
    onDisconnect() {
      incoming.flush();
      catchingUp.end();
    },
    onGiveUp: () => endStreaming(store, "failed"),
    onEvent: receive,
  });
  const stopping = createStopping(context, { connection, incoming, catchingUp });
  const session = createSession(context, {
    connection,
    requests,
    tabs,
    seen,
    refusals,
    metadata: options.metadata ?? (() => ({})),
    onResumed(replayed) {
      stopping.tellLate();
      catchingUp.begin(replayed);
    },
  });

  const attachments = createAttachments({
    store,
    id: clock.id,
    startUpload: options.upload ?? browserUpload(url),
    session: async () => {
      if (!connection.isUp) throw new Error(problems.socketNotConnected);
      return session.ensure();
    },
    log,
  });
  const readiness = createReadiness({ store, connection, session, stopping });
  const sending = createSending(context, {
    connection,
    session,
    readiness,
    incoming,
    echoes,
    refusals,
    attachments,
    setDraft,
  });
  const answersAnew = createAnswersAnew(context, { connection, readiness, incoming, refusals });
  const erasing = createErasing(context, {
    tabs,
    eraseSession: options.eraseSession ?? browserErase(url),
    refusals,
    clear() {
      attachments.clear();
      clear();
    },
  });
  const showEarlier = createEarlier({
    store,
    load: options.loadEarlier ?? browserEarlier(url),
    isOpen: () => isOpen(store),
    now: clock.now,
    log,
  });

  let endWatch: () => void = nothing;

  function receive(name: string, payload: unknown): void {
    if (!seen.note(name, payload)) return;
    if (name === "session_started") session.adopt(payload);
    else if (name === "error") refusals.receive(readRefusal(payload));
    else incoming.apply(name, payload);
    // Of a server that acknowledges nothing: the reply that was to stop has ended.
    if (name === "stream_complete") requests.confirm("abort_generation");
  }

  /** What belongs to the conversation on the screen, and not to the line or to the visitor. */
  function clear(): void {
    requests.abandon();
    catchingUp.end();
    echoes.reset();
    stopping.reset();
    session.reset();
    incoming.reset();
    store.setState(noConversation);
  }

  return {
    store,

    open() {
      if (isOpen(store)) return;
      endWatch = erasing.watch();
      connection.open();
    },

    close() {
      if (!isOpen(store)) return;
      endWatch();
      attachments.close();
      connection.close();
      clear();
    },

    ...sending,
    ...answersAnew,
    erase: () => erasing.erase(),
    showEarlier,
    attach: (files) => attachments.add(files),
    removeAttachment: (id) => attachments.remove(id),
    retryAttachment: (id) => attachments.retry(id),
    stop: () => stopping.stop(),
    retry: () => connection.retry(),
    setDraft,
  };
}
