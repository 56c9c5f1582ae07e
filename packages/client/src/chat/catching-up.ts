/**
 * Ends a reply that was streaming when the connection was lost, unless the server continues it after the
 * session was resumed.
 */
import { doNothing, type ChatContext } from "./context.ts";
import { endStreaming } from "./state.ts";

/** How long to wait for the server to continue or end the reply, in milliseconds. */
const continuationTimeoutMs = 5000;

export interface CatchingUp {
  /** Call when the session was resumed. `replayed`: ids of the messages that the server sent again. */
  begin(replayed: ReadonlySet<string>): void;
  /** Call when the server continues the reply, or the reply is not shown any more. */
  end(): void;
}

export function createCatchingUp({ store, clock }: ChatContext): CatchingUp {
  let cancel: () => void = doNothing;
  return {
    begin(replayed) {
      const { messages, streaming } = store.getState();
      const { messageId, isStreaming } = streaming;
      // The last message is not sent yet, so no reply to it can have been interrupted.
      if (!isStreaming || (messageId === null && messages.at(-1)?.view === "pending")) return;
      // The server sent the last stored messages without this reply: it has lost the reply.
      if (replayed.size > 0 && messageId !== null && !replayed.has(messageId)) {
        endStreaming(store, "failed");
        return;
      }
      cancel();
      const cancelTimeout = clock.after(continuationTimeoutMs, () => {
        // The reply was not continued: its text stays, and the visitor can send the next message.
        if (store.getState().streaming.messageId === messageId) endStreaming(store, "failed");
      });
      // A reply that ends meanwhile, for example by an error, must not let the timeout end the next one.
      const unsubscribe = store.subscribe((state) => {
        if (!state.streaming.isStreaming) cancel();
      });
      cancel = () => {
        cancelTimeout();
        unsubscribe();
      };
    },
    end: () => cancel(),
  };
}
