/** Shows refusals by the server or this client, and handles the server's `error` events (specification, section 8). */
import { readRefusal, type Refusal } from "./events.ts";
import { fields, identity } from "./fields.ts";
import type { Pause } from "./pause.ts";
import type { Requests } from "./requests.ts";
import { endStreaming, isOpen, patchMessage, type ChatStore } from "./state.ts";
import { conversationGone } from "./wording.ts";

export interface RefusalsOptions {
  readonly store: ChatStore;
  readonly requests: Requests;
  readonly pause: Pause;
  /** Shows the buffered text of the current answer. */
  readonly flush: () => void;
  /** Whether the server has our extensions. */
  readonly isOurServer: () => boolean;
  /** Asks the server for the session again, and forgets it if the server no longer has it. */
  readonly isSessionGone: () => Promise<boolean>;
}

export interface Refusals {
  /**
   * Shows a refusal, and starts the pause that it may contain (`retryAfter`). A message, a file or the whole
   * session may be `not_found`: if it is the session, says that the next message starts another one.
   */
  show(refusal: Refusal): void;
  /**
   * Handles an `error` event.
   * - Not about an answer: refuses the oldest unacknowledged frame, but never a stop (`abort_generation`). Is ignored
   *   if our server sends it, because our server also refuses the frame by its acknowledgement.
   * - About an answer, or no frame is unacknowledged: ends the current reply. Without one, only shows the error.
   * - About an earlier answer, and the server has not stored the visitor's newest message yet: is ignored.
   */
  receive(payload: unknown): void;
}

export function createRefusals({
  store,
  requests,
  pause,
  flush,
  isOurServer,
  isSessionGone,
}: RefusalsOptions): Refusals {
  async function showNotFound(refusal: Refusal): Promise<void> {
    const problem = (await isSessionGone()) ? { code: "gone", message: conversationGone } : refusal;
    if (isOpen(store)) store.setState({ problem });
  }

  function show(refusal: Refusal): void {
    if (refusal.code === "not_found") {
      void showNotFound(refusal);
      return;
    }
    store.setState({ problem: refusal });
    if (refusal.code === "conversation_full") store.setState({ isFull: true });
    pause.begin(refusal);
  }

  return {
    show,
    receive(payload) {
      const refusal = readRefusal(payload);
      const namesSession = identity(fields(payload)["sessionId"]) !== undefined;
      const { isStreaming, messageId } = store.getState().streaming;
      // Our server names the session only in errors of answers. Other servers may also name it when they refuse a
      // frame.
      if (isOurServer() && !namesSession) return;
      const isOfAnswer = namesSession && (isOurServer() || messageId !== null);
      if (!isOfAnswer && requests.refuseOldest(refusal)) return;
      // The server answers only stored messages, and the newest one is still pending. So the event is about an
      // earlier answer, which the visitor stopped.
      const isNextPending = store.getState().messages.some(({ view }) => view === "pending");
      if (isOfAnswer && messageId === null && isNextPending) return;
      if (!isStreaming) {
        show(refusal);
        return;
      }
      flush();
      endStreaming(store, "failed");
      if (messageId === null) show(refusal);
      // The answer has begun: the error is shown with it.
      else patchMessage(store, messageId, { problem: refusal.message });
    },
  };
}
