/** The reply that was being written when the line was lost. */
import { nothing, type ChatContext } from "./context.ts";
import { endStreaming } from "./state.ts";

/** How long the server may take to say what became of it, in milliseconds. */
const patienceMs = 5000;

export interface CatchingUp {
  /** The session stands again. `replayed` are the ids of all that was sent anew. */
  begin(replayed: ReadonlySet<string>): void;
  /** The server has said something of the reply, or nobody waits for it any more. */
  end(): void;
}

export function createCatchingUp({ store, clock }: ChatContext): CatchingUp {
  let cancel: () => void = nothing;
  return {
    begin(replayed) {
      const { messages, streaming } = store.getState();
      const { messageId, isStreaming } = streaming;
      // A message that waits to be sent has no reply yet.
      if (!isStreaming || (messageId === null && messages.at(-1)?.view === "pending")) return;
      // The server sent everything anew and this reply was not among it: it did not outlive the server.
      if (replayed.size > 0 && messageId !== null && !replayed.has(messageId)) {
        endStreaming(store, "failed");
        return;
      }
      cancel();
      cancel = clock.after(patienceMs, () => {
        // Nothing more came of that reply: what there is stays, and the visitor may go on.
        if (store.getState().streaming.messageId === messageId) endStreaming(store, "failed");
      });
    },
    end: () => cancel(),
  };
}
