/** Deleting the conversation, on the server and here. */
import type { ChatContext } from "./context.ts";
import type { EraseSession } from "./erase-request.ts";
import type { Refusals } from "./refusals.ts";
import { isOpen } from "./state.ts";
import { eraseAgain, notErased } from "./wording.ts";

export interface ErasingOptions {
  readonly eraseSession: EraseSession;
  readonly refusals: Refusals;
  /** Takes everything of the conversation off the screen. */
  readonly clear: () => void;
}

export function createErasing(
  { store, memory, log }: ChatContext,
  { eraseSession, refusals, clear }: ErasingOptions,
): () => Promise<boolean> {
  return async () => {
    if (store.getState().erasing) return false;
    const id = store.getState().session?.id ?? memory.readSession();
    if (id !== null) {
      store.setState({ erasing: true });
      const answer = await eraseSession(id);
      store.setState({ erasing: false });
      // What is not there is gone already.
      if (!answer.success && answer.status !== 404) {
        log(`The conversation was not deleted: ${answer.error}`);
        const reason = answer.status === 0 ? eraseAgain : answer.error;
        if (isOpen(store)) refusals.show({ code: "not_erased", message: `${notErased} ${reason}` });
        return false;
      }
      if (memory.readSession() === id) memory.writeSession(null);
      // Closed and opened meanwhile, it may show another one.
      const shown = store.getState().session;
      if (shown !== null && shown.id !== id) return true;
    }
    clear();
    return true;
  };
}
