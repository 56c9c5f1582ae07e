import type { ChatSession, ConnectionStatus, StreamingState } from "@larkline/contract/chat";
import { socketReconnectionAttempts } from "@larkline/contract/timings";
import { createStore, type StoreApi } from "zustand/vanilla";

import type { Attachment } from "./attachment.ts";
import type { Refusal } from "./events.ts";
import { endAnswer, patch, type ChatEntry, type Entries } from "./messages.ts";

/**
 * Phase of the connection.
 * - `idle`: not opened.
 * - `connecting`: the first attempt after `open()` or `retry()`.
 * - `connected`: the connection is open.
 * - `reconnecting`: the connection was lost or failed, and another attempt is scheduled.
 * - `failed`: all attempts failed. The next attempt begins with `retry()`, when the browser is online or the
 *   page visible again, or when the visitor clicks.
 */
export type ConnectionPhase = "idle" | "connecting" | "connected" | "reconnecting" | "failed";

/** The specification's connection status (section 3), with further fields for the connection banner. */
export interface ChatConnection extends ConnectionStatus {
  readonly phase: ConnectionPhase;
  /** Number of the attempt to reconnect, 1 and up; 0 before the first and after the last. */
  readonly attempt: number;
  /** Number of attempts to reconnect before the phase `failed` (specification, sections 4 and 9). */
  readonly attempts: number;
}

/** A pause that the server asked for: no message can be sent before its end. */
export interface ChatWait {
  /** End of the pause, in milliseconds since 1970. */
  readonly until: number;
  /** Seconds to count down: the whole pause, or what remained of it when the chat was last opened. */
  readonly seconds: number;
}

/**
 * Whether there are messages before those shown.
 * - `none`: all are shown.
 * - `some`: there are more; `showEarlier()` loads a page of them.
 * - `loading`: a page of them is being loaded.
 * - `failed`: the page could not be loaded; `showEarlier()` tries again.
 */
export type EarlierMessages = "none" | "some" | "loading" | "failed";

/** Everything that the chat screen shows. */
export interface ChatState {
  readonly session: ChatSession | null;
  readonly messages: Entries;
  readonly earlier: EarlierMessages;
  readonly streaming: Readonly<StreamingState>;
  readonly connection: ChatConnection;
  /** Text in the composer: typed and not sent. */
  readonly draft: string;
  /** Files of the message that is being written. */
  readonly attachments: readonly Attachment[];
  /**
   * The last refusal or error to show. Becomes null when a message is sent, when the conversation
   * is cleared, or at the end of the refusal's `retryAfter`.
   */
  readonly problem: Refusal | null;
  /** The pause that the server asked for; null otherwise. */
  readonly wait: ChatWait | null;
  /** Whether the conversation has reached its limit: the next message starts another one. */
  readonly isFull: boolean;
  /** Whether the conversation is being deleted. */
  readonly erasing: boolean;
}

export type ChatStore = StoreApi<ChatState>;

/** Streaming state while no answer is awaited or written. */
export const noStreaming: StreamingState = { isStreaming: false, content: "", messageId: null };

/** Connection state before the chat is opened. */
export const noConnection: ChatConnection = {
  isConnected: false,
  error: null,
  phase: "idle",
  attempt: 0,
  attempts: socketReconnectionAttempts,
};

/** State without a conversation. */
export const noConversation = {
  session: null,
  messages: [],
  earlier: "none",
  streaming: noStreaming,
  problem: null,
  isFull: false,
} as const satisfies Partial<ChatState>;

/** Creates the state of a closed chat. */
export function createChatStore(draft: string): ChatStore {
  return createStore<ChatState>()(() => ({
    ...noConversation,
    connection: noConnection,
    draft,
    attachments: [],
    wait: null,
    erasing: false,
  }));
}

/** Whether the chat is open. */
export function isOpen(store: ChatStore): boolean {
  return store.getState().connection.phase !== "idle";
}

/** Changes one message. */
export function patchMessage(store: ChatStore, id: string, change: Partial<ChatEntry>): void {
  store.setState(({ messages }) => ({ messages: patch(messages, id, change) }));
}

/**
 * Stops waiting for an answer whose request failed. An answer that is being written stays the current one: another
 * tab has requested it.
 */
export function stopWaiting(store: ChatStore): void {
  if (store.getState().streaming.messageId === null) store.setState({ streaming: noStreaming });
}

/** Ends the current answer, if there is one; its text stays. */
export function endStreaming(store: ChatStore, view: "complete" | "aborted" | "failed"): void {
  store.setState(({ messages, streaming }) => ({
    streaming: noStreaming,
    messages: streaming.messageId ? endAnswer(messages, streaming.messageId, view) : messages,
  }));
}
