/** The visitor's messages that the server has not echoed (specification, section 4). */
import type { ReceivedMessage } from "./events.ts";
import { find } from "./messages.ts";
import type { Requests } from "./requests.ts";
import type { ChatStore } from "./state.ts";

export interface Echoes {
  /** This message was sent. */
  expect(messageId: string): void;
  /** It was not, after all. */
  forget(messageId: string): void;
  /**
   * The local id of the visitor's message that this echo repeats, or undefined when the visitor
   * wrote it elsewhere (another tab, an earlier visit).
   */
  claim(message: ReceivedMessage): string | undefined;
  reset(): void;
}

/** Frames that have the server write an answer: it, or the echo before it, says that they arrived. */
export const startsReply = ["send_message", "regenerate_message", "edit_message"] as const;

export function createEchoes(store: ChatStore, requests: Requests): Echoes {
  /** Local ids, oldest first. */
  let expected: string[] = [];
  const forget = (messageId: string) => {
    expected = expected.filter((id) => id !== messageId);
  };
  return {
    expect(messageId) {
      forget(messageId);
      expected.push(messageId);
    },
    forget,
    claim(message) {
      const pending = message.metadata?.state === "pending";
      const shown = find(store.getState().messages, message.id) !== undefined;
      // A server of the specification alone makes its own ids: its echoes come in order.
      const claimed = shown ? message.id : pending ? expected[0] : undefined;
      if (claimed === undefined) return undefined;
      forget(claimed);
      if (pending) requests.confirm(...startsReply);
      return claimed;
    },
    reset() {
      expected = [];
    },
  };
}
