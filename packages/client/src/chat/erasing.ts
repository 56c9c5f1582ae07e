/** Deletes the conversation, on the server and in this browser. */
import type { ChatContext } from "./context.ts";
import type { EraseSession } from "./erase-request.ts";
import type { Refusals } from "./refusals.ts";
import { isOpen } from "./state.ts";
import type { ChatTabs } from "./tabs.ts";
import { eraseAgain, erasedElsewhere, notErased } from "./wording.ts";

export interface ErasingOptions {
  readonly tabs: ChatTabs;
  readonly eraseSession: EraseSession;
  readonly refusals: Refusals;
  /** Clears the conversation from the screen. */
  readonly clear: () => void;
}

export interface Erasing {
  /** Deletes the conversation. @returns Whether it is deleted. */
  erase(): Promise<boolean>;
  /** Clears the conversation when another tab deletes it. Returns the unsubscribe function. */
  watch(): () => void;
}

export function createErasing(
  { store, memory, log }: ChatContext,
  { tabs, eraseSession, refusals, clear }: ErasingOptions,
): Erasing {
  async function erase(): Promise<boolean> {
    if (store.getState().erasing) return false;
    const id = store.getState().session?.id ?? memory.readSession();
    if (id !== null) {
      store.setState({ erasing: true });
      const answer = await eraseSession(id);
      store.setState({ erasing: false });
      // With status 404 the server has no such session: it counts as deleted.
      if (!answer.success && answer.status !== 404) {
        log(`The conversation was not deleted: ${answer.error}`);
        const reason = answer.status === 0 ? eraseAgain : answer.error;
        if (isOpen(store)) refusals.show({ code: "not_erased", message: `${notErased} ${reason}` });
        return false;
      }
      if (memory.readSession() === id) memory.writeSession(null);
      tabs.announceErasure(id);
      // Meanwhile the chat may have been closed and opened with another session, which must not be cleared.
      const current = store.getState().session;
      if (current !== null && current.id !== id) return true;
    }
    clear();
    return true;
  }

  return {
    erase,
    watch: () =>
      tabs.watchErased((id) => {
        if (store.getState().session?.id !== id) return;
        clear();
        refusals.show({ code: "erased", message: erasedElsewhere });
      }),
  };
}
