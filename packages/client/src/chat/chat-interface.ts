/** What the chat screen sees of the chat client (`chat.ts`). */
import type { SendResult } from "./send-result.ts";
import type { ChatStore } from "./state.ts";

/** A conversation with the assistant. */
export interface Chat {
  /** The state that the chat screen shows. */
  readonly store: ChatStore;
  /** Connects; the first call also creates the socket. Does nothing while the chat is open. */
  readonly open: () => void;
  /**
   * Disconnects and clears messages and streaming state. The session id stays stored, so that `open`
   * resumes the session, for example on the page that a link in an answer led to. Unsent messages stay
   * stored, too, and `open` shows them as `failed`.
   */
  readonly close: () => void;
  /**
   * Call before `close` if the visitor closes the chat: `open` then shows an empty conversation (specification,
   * section 4), and the next message starts another session. Until then, `showEarlier` resumes this one. Does
   * nothing if there are unsent messages or uploaded files, which belong to the session.
   */
  readonly putAway: () => void;
  /**
   * Sends a message. Sends nothing if the text is empty, or while sending is impossible: disconnected, a
   * reply streams, a file is not uploaded, the server asked to wait, or the conversation is being deleted.
   * The result has the reason. If the server refuses the message, or the conversation is deleted
   * before the message is sent, and `draft` is empty, the text returns to `draft`. Every other
   * failed message stays with the view `failed`, also when the chat is closed or the page reloaded.
   */
  readonly send: (text: string) => Promise<SendResult>;
  /**
   * Sends a failed message again with the same id, so that it is stored at most once. It moves to the end,
   * where the server stores it.
   */
  readonly resend: (messageId: string) => Promise<SendResult>;
  /**
   * Regenerates an answer; the old answer and everything after it are removed, except unsent messages. Not
   * possible while a reply streams.
   */
  readonly regenerate: (messageId: string) => Promise<SendResult>;
  /**
   * Edits a message of the visitor and regenerates its answer; everything after it is removed, except unsent
   * messages. If the server refuses, the conversation is restored. The text does not return to `draft`,
   * because the caller still has it.
   */
  readonly edit: (messageId: string, text: string) => Promise<SendResult>;
  /**
   * Deletes the conversation with its files, on the server and here; the next message starts a new
   * one. On failure nothing changes, and `problem` explains it.
   *
   * @returns Whether it was deleted.
   */
  readonly erase: () => Promise<boolean>;
  /**
   * Loads the page of messages before the first one that is shown; after the chat was closed and opened, the
   * conversation that was closed.
   */
  readonly showEarlier: () => Promise<void>;
  /** Starts uploading files for the next message. */
  readonly attach: (files: readonly File[]) => void;
  /** Removes a file and aborts its upload. */
  readonly removeAttachment: (id: string) => void;
  /** Uploads a failed file again. */
  readonly retryAttachment: (id: string) => void;
  /** Stops the reply: at once in the state, then on the server. */
  readonly stop: () => void;
  /**
   * Connects now: after all attempts failed, or instead of waiting for the next attempt. After all attempts
   * failed, the chat also connects by itself when the browser is online or the page visible again, or when the visitor
   * clicks.
   */
  readonly retry: () => void;
  /** Stores the text of the composer. */
  readonly setDraft: (text: string) => void;
}
