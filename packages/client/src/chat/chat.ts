/**
 * The chat client without markup: connection, session, messages and streaming answer (specification,
 * sections 3 to 5, 7 and 8). Each concern has its own file; `createChat` connects them. The site's chat
 * screen renders the state and calls the functions of {@link Chat}.
 */
import { problems } from "@larkline/contract/problems";

import { createAnswers } from "./answers.ts";
import { createAttachments } from "./attachments.ts";
import { createCatchingUp } from "./catching-up.ts";
import type { Chat } from "./chat-interface.ts";
import { browserClock } from "./clock.ts";
import { createConnection } from "./connection.ts";
import { doNothing, type ChatContext } from "./context.ts";
import { browserEarlier } from "./earlier-request.ts";
import { createEarlier } from "./earlier.ts";
import { createEchoes } from "./echoes.ts";
import { browserErase } from "./erase-request.ts";
import { createErasing } from "./erasing.ts";
import { createGoneCheck } from "./gone.ts";
import { createIncoming } from "./incoming.ts";
import { browserMemory } from "./memory.ts";
import { isUnsent } from "./messages.ts";
import type { ChatOptions } from "./options.ts";
import { createPause } from "./pause.ts";
import { createReadiness } from "./readiness.ts";
import { browserReconnectTriggers } from "./reconnect-triggers.ts";
import { createRefusals } from "./refusals.ts";
import { createRegenerating } from "./regenerating.ts";
import { createSeenEvents } from "./replay.ts";
import { createRequests } from "./requests.ts";
import { createSending } from "./sending.ts";
import { createSession } from "./session.ts";
import { socketTransport } from "./socket-transport.ts";
import { createChatStore, endStreaming, isOpen, noConversation } from "./state.ts";
import { createStoppedAnswers } from "./stopped-answers.ts";
import { createStopping } from "./stopping.ts";
import { browserTabs } from "./tabs.ts";
import { keepUnsent } from "./unsent.ts";
import { browserUpload } from "./upload-request.ts";

// Exports for the chat screen, so that it imports only this module.
export { uploadPath } from "@larkline/contract/addresses";
export {
  messageAttachmentsMax,
  messageMaxLength,
  uploadTextExtensions,
  uploadMaxBytes,
  uploadMediaTypes,
} from "@larkline/contract/limits";
export { introInitializingMs, introLeaveMs, introReadyMs } from "@larkline/contract/timings";
export type { Attachment, MessageAttachment } from "./attachment.ts";
export type { Chat } from "./chat-interface.ts";
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

/** Creates a conversation. It does not connect before `open`. */
export function createChat(options: ChatOptions = {}): Chat {
  const url = options.url ?? "/";
  const memory = options.memory ?? browserMemory;
  const clock = { ...browserClock, ...options.clock };
  const log = options.log ?? doNothing;
  const store = createChatStore(memory.readDraft());
  const tabs = options.tabs ?? browserTabs;
  const context: ChatContext = { store, memory, clock, log };

  const showUnsent = keepUnsent(context);

  const setDraft = (draft: string) => {
    memory.writeDraft(draft);
    store.setState({ draft });
  };

  const requests = createRequests(clock);
  const echoes = createEchoes(store, requests);
  const seen = createSeenEvents(store);
  /** Whether the server has our extensions: only then are its events numbered. */
  const isOurServer = () => seen.lastSeq !== undefined;
  const stopped = createStoppedAnswers(store);
  const catchingUp = createCatchingUp(context, stopped, isOurServer);
  const answers = createAnswers(context, {
    stopped,
    onProgress() {
      catchingUp.end();
      // Our server acknowledges each frame. Its event may belong to an answer that another tab has requested, and
      // does not show that this tab's frame was accepted.
      if (!isOurServer()) echoes.answered();
    },
  });
  const pause = createPause(context);
  const refusals = createRefusals({
    store,
    requests,
    pause,
    flush: answers.flush,
    isOurServer,
    isSessionGone: () => isSessionGone(),
  });

  const connection = createConnection(context, {
    tabs,
    openTransport: options.transport ?? socketTransport(options),
    watchReconnectTriggers: options.reconnectTriggers ?? browserReconnectTriggers,
    requests,
    onConnect: () => session.restore(),
    onDisconnect() {
      answers.flush();
      catchingUp.end();
    },
    onGiveUp: () => endStreaming(store, "failed"),
    onEvent: (name, payload) => receive(name, payload),
  });
  const stopping = createStopping(context, {
    connection,
    answers,
    stopped,
    catchingUp,
    refusals,
  });
  const session = createSession(context, {
    connection,
    requests,
    tabs,
    seen,
    refusals,
    metadata: options.metadata ?? (() => ({})),
    onResumed(sessionId, replayed) {
      stopping.sendPendingStop();
      catchingUp.begin(sessionId, replayed);
    },
  });

  const attachments = createAttachments(context, {
    startUpload: options.upload ?? browserUpload(url),
    session: async () => {
      if (!connection.isUp) throw new Error(problems.socketNotConnected);
      return session.ensure();
    },
    onNotFound: (message) => refusals.show({ code: "not_found", message }),
  });
  const isSessionGone = createGoneCheck(store, { session, attachments });
  const readiness = createReadiness(context, { connection, session, stopping });
  const sending = createSending(context, {
    connection,
    session,
    readiness,
    answers,
    stopped,
    echoes,
    refusals,
    attachments,
    setDraft,
  });
  const regenerating = createRegenerating(context, {
    connection,
    session,
    readiness,
    answers,
    stopped,
    refusals,
  });
  const erasing = createErasing(context, {
    tabs,
    eraseSession: options.eraseSession ?? browserErase(url),
    refusals,
    session,
    clear() {
      attachments.clear();
      clear();
      memory.writeUnsent([]);
    },
  });
  const receive = createIncoming(context, {
    answers,
    catchingUp,
    echoes,
    erasing,
    refusals,
    requests,
    seen,
    session,
  });
  const showEarlier = createEarlier(context, options.loadEarlier ?? browserEarlier(url));

  let stopWatchingErasure: () => void = doNothing;

  /** Clears the current conversation; the connection and the draft stay. */
  function clear(): void {
    requests.abandon();
    catchingUp.end();
    echoes.reset();
    stopping.reset();
    session.reset();
    answers.reset();
    store.setState(noConversation);
  }

  return {
    store,

    open() {
      if (isOpen(store)) return;
      showUnsent();
      session.offerClosed();
      stopWatchingErasure = erasing.watch();
      pause.resume();
      connection.open();
    },

    close() {
      if (!isOpen(store)) return;
      stopWatchingErasure();
      attachments.close();
      connection.close();
      clear();
    },

    putAway() {
      const { messages, attachments: files } = store.getState();
      // Unsent messages and uploaded files belong to the session.
      if (!messages.some(isUnsent) && !files.some(({ state }) => state === "ready"))
        session.putAway();
    },

    ...sending,
    ...regenerating,
    erase: () => erasing.erase(),
    showEarlier: async () => {
      if (!session.reopen()) await showEarlier();
    },
    attach: (files) => attachments.add(files),
    removeAttachment: (id) => attachments.remove(id),
    retryAttachment: (id) => attachments.retry(id),
    stop: () => stopping.stop(),
    retry: () => connection.retry(),
    setDraft,
  };
}
