/** Shows refusals and errors of the server (specification, section 8). */
import { readRefusal, type Refusal } from "./events.ts";
import { fields, text } from "./fields.ts";
import { patch } from "./messages.ts";
import type { Pause } from "./pause.ts";
import type { Requests } from "./requests.ts";
import { endStreaming, type ChatStore } from "./state.ts";

export interface RefusalsOptions {
  readonly store: ChatStore;
  readonly requests: Requests;
  readonly pause: Pause;
  /** Shows the buffered text of the current answer. */
  readonly flush: () => void;
}

export interface Refusals {
  /** Shows a refusal, and starts the pause that it may contain (`retryAfter`). */
  show(refusal: Refusal): void;
  /**
   * Handles an `error` event. It refuses the oldest frame that waits, except a stop. If none waits, or the
   * event is about an answer, it ends the current reply; if there is no reply either, it is only shown.
   */
  receive(payload: unknown): void;
}

export function createRefusals({ store, requests, pause, flush }: RefusalsOptions): Refusals {
  function show(refusal: Refusal): void {
    store.setState({ problem: refusal });
    if (refusal.code === "conversation_full") store.setState({ isFull: true });
    pause.begin(refusal);
  }

  return {
    show,
    receive(payload) {
      const refusal = readRefusal(payload);
      // Our server names the session in errors of answers, which it sends again on resume; it names none when
      // it refuses a frame.
      const isOfAnswer = text(fields(payload)["sessionId"]) !== undefined;
      if (!isOfAnswer && requests.refuseOldest(refusal)) return;
      const { isStreaming, messageId } = store.getState().streaming;
      if (!isStreaming) {
        show(refusal);
        return;
      }
      flush();
      endStreaming(store, "failed");
      if (messageId === null) show(refusal);
      // The answer has begun: the error is shown with it.
      else
        store.setState(({ messages }) => ({
          messages: patch(messages, messageId, { problem: refusal.message }),
        }));
    },
  };
}
