/** Finds out whether the server still has the session, after it has refused something with `not_found`. */
import type { Attachments } from "./attachments.ts";
import type { Session } from "./session.ts";
import type { ChatStore } from "./state.ts";

interface GoneParts {
  session: Pick<Session, "resume">;
  attachments: Pick<Attachments, "uploadAgain">;
}

/**
 * Creates the function that asks whether the server no longer has the session. If so, the session is forgotten
 * and the composer's files go to the next one. Calls at the same time share one question, because several files
 * may be refused together.
 */
export function createGoneCheck(store: ChatStore, { session, attachments }: GoneParts) {
  let running: Promise<boolean> | undefined;

  async function ask(): Promise<boolean> {
    const id = store.getState().session?.id;
    if (id === undefined || (await session.resume(id).catch(() => true))) return false;
    attachments.uploadAgain();
    return true;
  }

  return (): Promise<boolean> =>
    (running ??= ask().finally(() => {
      running = undefined;
    }));
}
