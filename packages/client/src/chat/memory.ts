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

/** Returns the action's result, or `fallback` if the storage is full, blocked or missing (on a server). */
function withoutThrowing<T>(action: () => T, fallback: T): T {
  try {
    return action();
  } catch {
    return fallback;
  }
}

function write(storage: () => Storage, key: string, value: string | null): void {
  withoutThrowing(() => {
    if (value === null || value === "") storage().removeItem(key);
    else storage().setItem(key, value);
  }, undefined);
}

/**
 * The browser's storage: `localStorage` for the session, and `sessionStorage` for each tab's draft and unsent
 * messages.
 */
export const browserMemory: ChatMemory = {
  readSession: () => withoutThrowing(() => localStorage.getItem(sessionKey), null),
  writeSession: (id) => write(() => localStorage, sessionKey, id),
  readClosedSession: () => withoutThrowing(() => localStorage.getItem(closedSessionKey), null),
  writeClosedSession: (id) => write(() => localStorage, closedSessionKey, id),
  readDraft: () => withoutThrowing(() => sessionStorage.getItem(draftKey), null) ?? "",
  writeDraft: (text) => write(() => sessionStorage, draftKey, text),
  // `JSON.parse` throws if nothing is stored.
  readUnsent: () =>
    withoutThrowing<unknown>(() => JSON.parse(sessionStorage.getItem(unsentKey) ?? ""), null),
  writeUnsent: (messages) => write(() => sessionStorage, unsentKey, JSON.stringify(messages)),
};
