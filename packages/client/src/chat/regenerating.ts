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
import type { Session } from "./session.ts";
import { isOpen, noStreaming, stopWaiting } from "./state.ts";
import type { StoppedAnswers } from "./stopped-answers.ts";
import { sendingProblem } from "./wording.ts";

export interface RegeneratingOptions {
  readonly connection: Connection;
  readonly session: Session;
  readonly readiness: Readiness;
  readonly answers: Answers;
  readonly stopped: StoppedAnswers;
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
  { connection, session, readiness, answers, stopped, refusals }: RegeneratingOptions,
): Regenerating {
  const refuse = (reason: string) => notSent(log, reason);

  /**
   * Shows the `previous` messages again. If the `remaining` ones have changed meanwhile, for example in another tab,
   * only the server has the right messages, which are then loaded again.
   *
   * @param isCertain Whether the server has certainly not accepted the frame. Messages that were added meanwhile,
   * by the visitor after a stop or by another tab, then stay at the end. Otherwise the server may have added them
   * because of the frame.
   */
  function restoreMessages(previous: Entries, remaining: Entries, isCertain: boolean): void {
    const { messages } = store.getState();
    const added = messages.slice(remaining.length);
    const isUnchanged = remaining.every((entry, index) => entry === messages[index]);
    if (isUnchanged && (isCertain || added.length === 0))
      store.setState({ messages: [...previous, ...added] });
    else session.reload();
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
    const { includesNext: wasStopped } = stopped;
    let wasSent = false;
    try {
      const sessionId = await readiness.session();
      answers.expect(frame.messageId);
      wasSent = true;
      await connection.request({ ...frame, id: clock.id(), sessionId }).done;
      store.setState(({ messages }) => ({
        messages: markStored(messages, frame.messageId),
        isFull: false,
      }));
      return { sent: true, id: frame.messageId };
    } catch (error) {
      // A stop before the reply was requested is not followed by an answer. An earlier reply may still begin.
      if (!wasSent && !wasStopped) answers.expect();
      if (isOpen(store)) {
        restoreMessages(previousMessages, remaining, !wasSent || isRefused(error));
        // After a stop, the streaming state may be that of the next message.
        if (!isStopped(error)) stopWaiting(store);
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
