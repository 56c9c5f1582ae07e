/** Deletes the conversation, on the server and in this browser. */
import type { ChatContext } from "./context.ts";
import type { EraseSession } from "./erase-request.ts";
import type { Refusals } from "./refusals.ts";
import type { Session } from "./session.ts";
import { isOpen } from "./state.ts";
import type { ChatTabs } from "./tabs.ts";
import { eraseAgain, erasedElsewhere, notErased, visitorUnknown } from "./wording.ts";

export interface ErasingOptions {
  readonly tabs: ChatTabs;
  readonly eraseSession: EraseSession;
  readonly refusals: Refusals;
  readonly session: Session;
  /** Clears the conversation from the screen. */
  readonly clear: () => void;
}

export interface Erasing {
  /** Deletes the conversation. @returns Whether it is deleted. */
  erase(): Promise<boolean>;
  /** Clears the conversation when another tab deletes it. Returns the unsubscribe function. */
  watch(): () => void;
  /** Whether a session was deleted, here or in another tab. Its events may still arrive. */
  isErased(sessionId: string): boolean;
}

export function createErasing(
  { store, memory, log }: ChatContext,
  { tabs, eraseSession, refusals, session, clear }: ErasingOptions,
): Erasing {
  const erasedIds = new Set<string>();

  /**
   * Deletes a session on the server. With status 404 the server has no such session, or the browser did not send
   * the cookie with which the socket was opened. Only the socket can tell which.
   *
   * @returns Why it was not deleted; undefined if it was, or if the server does not have it.
   */
  async function eraseOnServer(id: string): Promise<string | undefined> {
    const answer = await eraseSession(id);
    if (answer.success) return undefined;
    if (answer.status !== 404) return answer.status === 0 ? eraseAgain : answer.error;
    const current = store.getState().session;
    if (current !== null && current.id !== id) return undefined;
    return session.resume(id).then(
      (hasSession) => (hasSession ? visitorUnknown : undefined),
      () => eraseAgain,
    );
  }

  async function erase(): Promise<boolean> {
    if (store.getState().erasing) return false;
    const id = store.getState().session?.id ?? memory.readSession();
    if (id !== null) {
      store.setState({ erasing: true });
      const reason = await eraseOnServer(id);
      store.setState({ erasing: false });
      if (reason !== undefined) {
        log(`The conversation was not deleted: ${reason}`);
        if (isOpen(store)) refusals.show({ code: "not_erased", message: `${notErased} ${reason}` });
        return false;
      }
      erasedIds.add(id);
      if (memory.readSession() === id) memory.writeSession(null);
      // The visitor may have closed the chat meanwhile.
      if (memory.readClosedSession() === id) memory.writeClosedSession(null);
      tabs.announceErasure(id);
      // Meanwhile the chat may have been closed and opened with another session, which must not be cleared.
      const current = store.getState().session;
      if (current !== null && current.id !== id) {
        // The notice to a message that was sent meanwhile.
        if (store.getState().problem?.code === "erasing") store.setState({ problem: null });
        return true;
      }
    }
    clear();
    return true;
  }

  return {
    erase,
    isErased: (sessionId) => erasedIds.has(sessionId),
    watch: () =>
      tabs.watchErased((id) => {
        erasedIds.add(id);
        if (store.getState().session?.id !== id) return;
        clear();
        refusals.show({ code: "erased", message: erasedElsewhere });
      }),
  };
}
