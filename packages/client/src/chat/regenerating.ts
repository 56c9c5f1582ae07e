/**
 * Regenerating an answer, and editing a question, which regenerates its answer (specification,
 * section 7).
 */
import type { Answers } from "./answers.ts";
import type { Connection } from "./connection.ts";
import type { ChatContext } from "./context.ts";
import { isUnsent, markStored, type ChatEntry, type Entries } from "./messages.ts";
import { isStopped, type Readiness } from "./readiness.ts";
import type { Refusals } from "./refusals.ts";
import { isRefused, RequestError } from "./request.ts";
import { notSent, reasonOf, type SendResult } from "./send-result.ts";
import { isOpen, noStreaming, stopWaiting } from "./state.ts";
import { sendingProblem } from "./wording.ts";

export interface RegeneratingOptions {
  readonly connection: Connection;
  readonly readiness: Readiness;
  readonly answers: Answers;
  readonly refusals: Refusals;
}

export interface Regenerating {
  regenerate(messageId: string): Promise<SendResult>;
  edit(messageId: string, text: string): Promise<SendResult>;
}

/**
 * The messages that stay while a question is answered again: those before `index`, later ones that were not sent,
 * and the question. The question is the last one, so that its answer appears directly below it.
 */
const staying = (messages: Entries, index: number, question: ChatEntry): Entries => [
  ...messages.slice(0, index),
  ...messages.slice(index + 1).filter(isUnsent),
  question,
];

export function createRegenerating(
  { store, clock, log }: ChatContext,
  { connection, readiness, answers, refusals }: RegeneratingOptions,
): Regenerating {
  const refuse = (reason: string) => notSent(log, reason);

  /**
   * Shows the `previous` messages again, unless the `remaining` ones have changed meanwhile.
   *
   * @param isCertain Whether the server has certainly not accepted the frame. Messages that were added meanwhile,
   * by the visitor after a stop or by another tab, then stay at the end. Otherwise the server may have added them
   * because of the frame, so nothing is restored; the frame's effect is shown when the session is resumed.
   */
  function restoreMessages(previous: Entries, remaining: Entries, isCertain: boolean): void {
    const { messages } = store.getState();
    const isUnchanged = isCertain
      ? remaining.every((entry, index) => entry === messages[index])
      : messages === remaining;
    if (isUnchanged)
      store.setState({ messages: [...previous, ...messages.slice(remaining.length)] });
  }

  /** Sends a frame that regenerates an answer, and shows only the `remaining` messages meanwhile. */
  async function sendFrame(
    frame:
      | { type: "regenerate_message"; messageId: string }
      | { type: "edit_message"; messageId: string; content: string },
    remaining: Entries,
  ): Promise<SendResult> {
    const reason = readiness.obstacle();
    if (reason !== undefined) return refuse(reason);
    const { messages: previousMessages } = store.getState();
    store.setState({
      messages: remaining,
      streaming: { ...noStreaming, isStreaming: true },
      problem: null,
    });
    try {
      const sessionId = await readiness.session();
      answers.expect(frame.messageId);
      await connection.request({ ...frame, id: clock.id(), sessionId }).done;
      store.setState(({ messages }) => ({
        messages: markStored(messages, frame.messageId),
        isFull: false,
      }));
      return { sent: true, id: frame.messageId };
    } catch (error) {
      const isStop = isStopped(error);
      if (isOpen(store)) {
        restoreMessages(previousMessages, remaining, isStop || isRefused(error));
        // After a stop, the streaming state may be that of the next message.
        if (!isStop) stopWaiting(store);
      }
      // Shown if the server refused the frame, or did not answer although the connection is open. The connection
      // banner already reports a lost connection.
      if (
        error instanceof RequestError &&
        (error.kind === "refused" || (error.refusal.code === "lost" && connection.isUp))
      )
        refusals.show({ ...error.refusal, message: sendingProblem(error.message) });
      return refuse(reasonOf(error));
    }
  }

  return {
    async regenerate(messageId) {
      const { messages } = store.getState();
      const index = messages.findIndex(({ id }) => id === messageId);
      const question = messages[index - 1];
      if (messages[index]?.role !== "assistant" || question?.role !== "user")
        return refuse("There is no such answer");
      const remaining = staying(messages, index - 1, question);
      return sendFrame({ type: "regenerate_message", messageId }, remaining);
    },

    async edit(messageId, typedText) {
      const content = typedText.trim();
      if (content === "") return refuse("The message is empty");
      const { messages } = store.getState();
      const index = messages.findIndex(({ id }) => id === messageId);
      const message = messages[index];
      if (message?.role !== "user" || message.view !== "sent")
        return refuse("There is no such message");
      const edited: ChatEntry = { ...message, content, edited: true, view: "pending" };
      const remaining = staying(messages, index, edited);
      return sendFrame({ type: "edit_message", messageId, content }, remaining);
    },
  };
}
