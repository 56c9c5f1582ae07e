import { withTabLock } from "../tabs/tab-lock.ts";

/**
 * Tasks that only one tab at a time may run.
 * - `handshake`: the first connection, which sets the visitor's cookie.
 * - `session`: creating a session.
 */
export type TabsLock = "handshake" | "session";

/** Coordinates the tabs of this browser, which show the same conversation. */
export interface ChatTabs {
  /** Runs a task when no other tab runs a task of the same name. */
  alone<T>(name: TabsLock, work: () => Promise<T>): Promise<T>;
  /** Notifies the other tabs that a conversation was deleted. */
  announceErasure(sessionId: string): void;
  /** Calls back when another tab has deleted a conversation. Returns the unsubscribe function. */
  watchErased(listener: (sessionId: string) => void): () => void;
}

/** The channel of deleted conversations. Undefined in Firefox if it is set to block cookies, which blocks channels. */
function openErasedChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel("chat-erased");
  } catch {
    return undefined;
  }
}

/** Coordinates the tabs by Web Locks and a BroadcastChannel. The chat's default. */
export const browserTabs: ChatTabs = {
  alone: (name, work) => withTabLock(`chat-${name}`, work),
  announceErasure(sessionId) {
    const channel = openErasedChannel();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel stays in its origin
    channel?.postMessage(sessionId);
    channel?.close();
  },
  watchErased(listener) {
    const channel = openErasedChannel();
    channel?.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
      if (typeof data === "string") listener(data);
    });
    return () => channel?.close();
  },
};
