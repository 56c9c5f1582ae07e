/**
 * Ends a reply that was awaited or being written when the connection was lost, unless the server continues it
 * after the session was resumed.
 */
import { problems } from "@larkline/contract/problems";

import { doNothing, type ChatContext } from "./context.ts";
import { endStreaming, noStreaming, patchMessage } from "./state.ts";
import type { StoppedAnswers } from "./stopped-answers.ts";
import { sendingProblem } from "./wording.ts";

/** How long to wait for our server to continue or end the reply, in milliseconds: another process may write it. */
const continuationTimeoutMs = 5000;
/** The same for other servers: few of them continue a reply after the connection was lost. */
const otherServerTimeoutMs = 1500;

export interface CatchingUp {
  /**
   * Call when the server announces the session (`session_started`).
   *
   * @param answerId Id of the answer that the server is writing: it is awaited, unless the visitor has stopped it.
   * Undefined if there is none, or from a server without our extensions.
   */
  expect(answerId: string | undefined): void;
  /**
   * Call when the session was resumed: begins to wait for the server to continue the reply.
   *
   * @param sessionId Id of the session that was to be resumed. Servers without our extensions start another one.
   * @param replayed Ids of the messages that the server sent again; empty if it sent only missed events.
   */
  begin(sessionId: string, replayed: ReadonlySet<string>): void;
  /**
   * Ends the wait. Call when the server continues the reply, the visitor stops it, the connection is lost
   * again, or the conversation is cleared.
   */
  end(): void;
}

export function createCatchingUp(
  { store, clock }: ChatContext,
  stopped: StoppedAnswers,
  isOurServer: () => boolean,
): CatchingUp {
  let cancel: () => void = doNothing;
  let isRunning = false;
  return {
    expect(answerId) {
      isRunning = answerId !== undefined;
      if (answerId === undefined || stopped.has(answerId)) return;
      if (store.getState().streaming.messageId !== answerId)
        store.setState({ streaming: { ...noStreaming, isStreaming: true } });
    },
    begin(sessionId, replayed) {
      const { messages, session, streaming } = store.getState();
      const { messageId, isStreaming } = streaming;
      // The last message is still being sent, so no reply was interrupted. If sending fails, `sending.ts` or
      // `regenerating.ts` ends the wait for the reply.
      if (!isStreaming || (messageId === null && messages.at(-1)?.view === "pending")) return;
      const endReply = () => {
        // The text of the reply stays, and the visitor can send the next message.
        endStreaming(store, "failed");
        // Without any text, the question can be sent again. It keeps its id, so the server does not store it twice.
        const last = store.getState().messages.at(-1);
        if (messageId === null && last?.role === "user")
          patchMessage(store, last.id, {
            view: "failed",
            problem: sendingProblem(problems.acknowledgementTimeout),
          });
      };
      cancel();
      // The server ends a running reply by an event. Its assistant may be silent for a long time. It does not send the
      // reply again if no text is stored yet.
      if (isRunning) return;
      // The server sent the last stored messages without this reply, so it has lost the reply.
      const isLost = replayed.size > 0 && messageId !== null && !replayed.has(messageId);
      if (isLost || session?.id !== sessionId) return endReply();
      const timeoutMs = isOurServer() ? continuationTimeoutMs : otherServerTimeoutMs;
      const cancelTimeout = clock.after(timeoutMs, () => {
        if (store.getState().streaming.messageId === messageId) endReply();
      });
      // If the reply ends meanwhile, for example by an error, the timeout must not end the next reply.
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
