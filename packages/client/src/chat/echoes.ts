/**
 * Matches the visitor's messages that the server echoes (`message_added` with the state `pending`) with
 * those that are already shown (specification, section 4).
 */
import { problems } from "@larkline/contract/problems";

import { find, type ChatEntry } from "./messages.ts";
import type { Requests } from "./requests.ts";
import { patchMessage, type ChatStore } from "./state.ts";
import { sendingProblem } from "./wording.ts";

export interface Echoes {
  /** Call when a message is sent. */
  expect(messageId: string): void;
  /** Call when sending a message has failed: its echo is not expected any more. */
  forget(messageId: string): void;
  /**
   * The local id of the visitor's message that a received message repeats. Undefined if the message is
   * not shown yet and was written elsewhere (in another tab, or on an earlier visit). An echo also confirms the
   * frame that sent the message.
   */
  match(message: ChatEntry): string | undefined;
  /**
   * Call when a server without our extensions works on an answer: it has accepted the frame that requested the answer.
   * If the question counts as failed only because no acknowledgement came in time, it is shown as sent.
   */
  answered(): void;
  reset(): void;
}

/**
 * Types of the frames that start a reply. Some servers do not acknowledge them: the reply, or the
 * echo before it, confirms them instead.
 */
const replyStartingTypes = ["send_message", "regenerate_message", "edit_message"] as const;

export function createEchoes(store: ChatStore, requests: Requests): Echoes {
  /** Ids of the sent messages whose echoes are expected, oldest first. */
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
    match(message) {
      const pending = message.metadata?.state === "pending";
      const isShown = find(store.getState().messages, message.id) !== undefined;
      // A server that ignores our ids creates its own, but sends the echoes in the order of the messages.
      const matchedId = isShown ? message.id : pending ? expected[0] : undefined;
      if (matchedId === undefined) return undefined;
      forget(matchedId);
      if (pending) requests.confirm(...replyStartingTypes);
      return matchedId;
    },
    answered() {
      requests.confirm(...replyStartingTypes);
      const [question, answer] = store.getState().messages.slice(-2);
      if (
        answer?.role === "assistant" &&
        question?.problem === sendingProblem(problems.acknowledgementTimeout)
      )
        patchMessage(store, question.id, { view: "sent", problem: undefined });
    },
    reset() {
      expected = [];
    },
  };
}
