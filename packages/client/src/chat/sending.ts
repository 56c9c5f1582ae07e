/** Sends messages, and returns refused ones to the composer (specification, section 5). */
import type { Answers } from "./answers.ts";
import type { Attachments } from "./attachments.ts";
import type { Connection } from "./connection.ts";
import type { ChatContext } from "./context.ts";
import type { Echoes } from "./echoes.ts";
import { find, isUnsent, ownMessage, markStored, without, type ChatEntry } from "./messages.ts";
import { isStopped, type Readiness } from "./readiness.ts";
import type { Refusals } from "./refusals.ts";
import { isRefused } from "./request.ts";
import { notSent, reasonOf, type SendResult } from "./send-result.ts";
import type { Session } from "./session.ts";
import { isOpen, noStreaming, patchMessage, stopWaiting } from "./state.ts";
import type { StoppedAnswers } from "./stopped-answers.ts";
import { beingErased, filesUploadedAgain, sendingProblem } from "./wording.ts";

export interface SendingOptions {
  readonly connection: Connection;
  readonly session: Session;
  readonly readiness: Readiness;
  readonly answers: Answers;
  readonly stopped: StoppedAnswers;
  readonly echoes: Echoes;
  readonly refusals: Refusals;
  readonly attachments: Attachments;
  readonly setDraft: (text: string) => void;
}

export interface Sending {
  send(text: string): Promise<SendResult>;
  resend(messageId: string): Promise<SendResult>;
}

export function createSending(
  { store, clock, log }: ChatContext,
  {
    connection,
    session,
    readiness,
    answers,
    stopped,
    echoes,
    refusals,
    attachments,
    setDraft,
  }: SendingOptions,
): Sending {
  const refuse = (reason: string) => notSent(log, reason);

  /**
   * Shows a message as pending at the end, where the server stores it, also if it is sent again. Creates a
   * session if needed, and sends the message.
   */
  async function deliver(message: ChatEntry): Promise<SendResult> {
    store.setState(({ messages }) => ({
      messages: [...without(messages, message.id), message],
      streaming: { ...noStreaming, isStreaming: true },
      problem: null,
    }));
    echoes.expect(message.id);
    const { includesNext: wasStopped } = stopped;
    let wasSent = false;
    try {
      const sessionId = await readiness.session();
      answers.expect();
      wasSent = true;
      const files = message.attachments?.map(({ id }) => id) ?? [];
      const { duplicate } = await connection.request({
        type: "send_message",
        content: message.content,
        contentType: "text",
        id: message.id,
        sessionId,
        ...(files.length > 0 ? { attachments: files } : {}),
      }).done;
      store.setState(({ messages }) => ({ messages: markStored(messages, message.id) }));
      // The server had the message already. If its answer has ended meanwhile, no event follows by itself.
      if (duplicate) session.restore();
      return { sent: true, id: message.id };
    } catch (error) {
      // A stop before the reply was requested is not followed by an answer. An earlier reply may still begin.
      if (!wasSent && !wasStopped) answers.expect();
      return handleFailure(message, error, wasSent);
    }
  }

  /**
   * Ends streaming after a failed send. Refused text returns to an empty composer; every other
   * message stays with the view `failed`.
   */
  function handleFailure(message: ChatEntry, error: unknown, wasSent: boolean): SendResult {
    const reason = reasonOf(error);
    const { draft } = store.getState();
    const returnToComposer = () => {
      setDraft(message.content);
      attachments.giveBack(message.attachments ?? []);
    };
    // The message is shown as failed when the chat is opened again (`unsent.ts`).
    if (!isOpen(store)) return refuse(reason);
    if (!find(store.getState().messages, message.id)) {
      // The conversation was deleted. Text that was not sent returns to an empty composer.
      if (!wasSent && draft.trim() === "") returnToComposer();
      return refuse(reason);
    }
    echoes.forget(message.id);
    if (isRefused(error) && draft.trim() === "") {
      returnToComposer();
      store.setState(({ messages }) => ({ messages: without(messages, message.id) }));
    } else {
      patchMessage(store, message.id, { view: "failed", problem: sendingProblem(reason) });
    }
    // After a stop, the streaming state may be that of the next message.
    if (!isStopped(error)) {
      stopWaiting(store);
      store.setState({ problem: null });
    }
    if (isRefused(error)) refusals.show(error.refusal);
    return refuse(reason);
  }

  /**
   * Leaves a full conversation, so that the next message starts another one. Called only when the visitor
   * sends that message, so that the full conversation can be read until then. The message's files are uploaded
   * again before it can be sent. Messages that were not sent stay, and can be sent in the new conversation.
   */
  function startNewConversation(): void {
    session.forgetCurrent();
    store.setState(({ messages }) => ({ messages: messages.filter(isUnsent), problem: null }));
    attachments.uploadAgain();
  }

  return {
    async send(typedText) {
      const content = typedText.trim();
      if (content === "") return refuse("The message is empty");
      const reason = readiness.obstacle() ?? attachments.obstacle();
      if (reason === beingErased) refusals.show({ code: "erasing", message: reason });
      if (reason !== undefined) return refuse(reason);
      if (store.getState().isFull) startNewConversation();
      const uploadReason = attachments.obstacle();
      if (uploadReason !== undefined) {
        // The text may be that of a follow-up question, which is not in the composer.
        if (store.getState().draft.trim() === "") setDraft(content);
        refusals.show({ code: "files_uploading", message: filesUploadedAgain });
        return refuse(uploadReason);
      }
      const message = ownMessage(
        clock.id(),
        store.getState().session?.id ?? "",
        content,
        clock.now(),
        attachments.take(),
      );
      setDraft("");
      return deliver(message);
    },

    async resend(messageId) {
      const message = find(store.getState().messages, messageId);
      if (message?.role !== "user" || message.view !== "failed")
        return refuse("There is nothing to send again");
      const reason = readiness.obstacle();
      if (reason !== undefined) return refuse(reason);
      return deliver({ ...message, view: "pending", problem: undefined });
    },
  };
}
