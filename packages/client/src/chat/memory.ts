/** What a conversation keeps in the browser between page views. The texts stay on the server. */
export interface ChatMemory {
  /** Id of the visitor's session. */
  readSession(): string | null;
  writeSession(id: string | null): void;
  /** What the visitor typed and did not send. */
  readDraft(): string;
  writeDraft(text: string): void;
}

const sessionKey = "chat-session";
const draftKey = "chat-draft";

/** A store that forgets instead of failing: storage may be full, blocked or absent (on a server). */
function quietly<T>(action: () => T, otherwise: T): T {
  try {
    return action();
  } catch {
    return otherwise;
  }
}

function write(storage: () => Storage, key: string, value: string | null): void {
  quietly(() => {
    if (value === null || value === "") storage().removeItem(key);
    else storage().setItem(key, value);
  }, undefined);
}

/**
 * The browser's own memory: the session outlives the tab, so that a visitor who comes back finds
 * the conversation; the draft belongs to the tab it is typed in.
 */
export const browserMemory: ChatMemory = {
  readSession: () => quietly(() => localStorage.getItem(sessionKey), null),
  writeSession: (id) => write(() => localStorage, sessionKey, id),
  readDraft: () => quietly(() => sessionStorage.getItem(draftKey), null) ?? "",
  writeDraft: (text) => write(() => sessionStorage, draftKey, text),
};
