import type { ChatSession, ConnectionStatus, StreamingState } from "@larkline/contract/chat";
import { socketReconnectionAttempts } from "@larkline/contract/timings";
import { createStore, type StoreApi } from "zustand/vanilla";

import type { Attachment } from "./attachment.ts";
import type { Refusal } from "./events.ts";
import { ended, type Entries } from "./messages.ts";

/**
 * Where the connection stands.
 * - `idle`: not opened.
 * - `connecting`: the first attempt.
 * - `connected`.
 * - `reconnecting`: it was lost or failed, and the next attempt comes by itself.
 * - `failed`: all attempts failed; it goes on by `retry()`, or when the browser is online or seen again.
 */
export type ConnectionPhase = "idle" | "connecting" | "connected" | "reconnecting" | "failed";

/** The specification's connection status (section 3) and what a banner needs besides. */
export interface ChatConnection extends ConnectionStatus {
  readonly phase: ConnectionPhase;
  /** Number of the attempt to reconnect, 1 and up; 0 before the first. */
  readonly attempt: number;
  /** How many attempts there are (specification, sections 4 and 9). */
  readonly attempts: number;
}

/** Nothing can be sent before this time: the server had too many messages. */
export interface ChatWait {
  /** Milliseconds since 1970. */
  readonly until: number;
  /** How long it was at its beginning, in whole seconds. */
  readonly seconds: number;
}

/**
 * Messages before those that are shown.
 * - `none`: all are shown.
 * - `some`: there are others; `showEarlier()` fetches the next ones.
 * - `loading`, `failed`: they are fetched, or could not be.
 */
export type EarlierMessages = "none" | "some" | "loading" | "failed";

/** Everything the conversation's screen shows. */
export interface ChatState {
  readonly session: ChatSession | null;
  readonly messages: Entries;
  readonly earlier: EarlierMessages;
  readonly streaming: Readonly<StreamingState>;
  readonly connection: ChatConnection;
  /** What the visitor has typed and not sent. */
  readonly draft: string;
  /** Files of the message that is being written. */
  readonly attachments: readonly Attachment[];
  /** Why the last message was refused; null once another is sent or the wait is over. */
  readonly problem: Refusal | null;
  /** While the server wants no more messages; null otherwise. */
  readonly wait: ChatWait | null;
  /** The conversation holds as many messages as one may: the next one begins another. */
  readonly isFull: boolean;
  /** The server is asked to delete the conversation. */
  readonly erasing: boolean;
}

export type ChatStore = StoreApi<ChatState>;

export const noStreaming: StreamingState = { isStreaming: false, content: "", messageId: null };

export const noConnection: ChatConnection = {
  isConnected: false,
  error: null,
  phase: "idle",
  attempt: 0,
  attempts: socketReconnectionAttempts,
};

/** No conversation is shown, and none has begun. */
export const noConversation = {
  session: null,
  messages: [],
  earlier: "none",
  streaming: noStreaming,
  problem: null,
  isFull: false,
} as const satisfies Partial<ChatState>;

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

/** Whether somebody looks at the conversation. */
export function isOpen(store: ChatStore): boolean {
  return store.getState().connection.phase !== "idle";
}

/** Ends the answer under way, if there is one: what it holds stays. */
export function endStreaming(store: ChatStore, view: "complete" | "aborted" | "failed"): void {
  store.setState(({ messages, streaming }) => ({
    streaming: noStreaming,
    messages: streaming.messageId ? ended(messages, streaming.messageId, view) : messages,
  }));
}
