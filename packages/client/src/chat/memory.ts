import type { Entries } from "./messages.ts";

/**
 * Stores the session's id, the draft and unsent messages in the browser. All other messages are stored only on
 * the server.
 */
export interface ChatMemory {
  /** Id of the visitor's session; null if there is none. */
  readSession(): string | null;
  writeSession(id: string | null): void;
  /** Id of the session that the visitor closed last; null if there is none. */
  readClosedSession(): string | null;
  writeClosedSession(id: string | null): void;
  /** Text that was typed and not sent; empty if there is none. */
  readDraft(): string;
  writeDraft(text: string): void;
  /** The messages that were not sent, as `writeUnsent` stored them; not validated. */
  readUnsent(): unknown;
  writeUnsent(messages: Entries): void;
}

const sessionKey = "chat-session";
const closedSessionKey = "chat-closed-session";
const draftKey = "chat-draft";
const unsentKey = "chat-unsent";

/**
 * The values that could not be stored, because the storage is full, blocked or missing. They last as long as the
 * document.
 */
const unstored = new Map<string, string>();

function read(storage: () => Storage, key: string): string | null {
  try {
    return unstored.get(key) ?? storage().getItem(key);
  } catch {
    return null;
  }
}

function write(storage: () => Storage, key: string, value: string | null): void {
  unstored.delete(key);
  try {
    if (value) storage().setItem(key, value);
    else storage().removeItem(key);
  } catch {
    if (value) unstored.set(key, value);
  }
}

/**
 * The browser's storage: `localStorage` for the session, and `sessionStorage` for each tab's draft and unsent
 * messages.
 */
export const browserMemory: ChatMemory = {
  readSession: () => read(() => localStorage, sessionKey),
  writeSession: (id) => write(() => localStorage, sessionKey, id),
  readClosedSession: () => read(() => localStorage, closedSessionKey),
  writeClosedSession: (id) => write(() => localStorage, closedSessionKey, id),
  readDraft: () => read(() => sessionStorage, draftKey) ?? "",
  writeDraft: (text) => write(() => sessionStorage, draftKey, text),
  readUnsent: () => {
    try {
      return JSON.parse(read(() => sessionStorage, unsentKey) ?? "null");
    } catch {
      return null;
    }
  },
  writeUnsent: (messages) => write(() => sessionStorage, unsentKey, JSON.stringify(messages)),
};
