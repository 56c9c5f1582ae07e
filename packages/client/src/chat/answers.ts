/** The assistant's answers in the store: from the first token to the end (specification, section 4). */
import type { ChatContext } from "./context.ts";
import { readFollowUps, readSources } from "./events.ts";
import {
  emptyAnswer,
  endAnswer,
  find,
  patch,
  upsert,
  without,
  type ChatEntry,
} from "./messages.ts";
import { noStreaming, patchMessage } from "./state.ts";
import type { StoppedAnswers } from "./stopped-answers.ts";
import { upsertUse, type ReceivedCall, type ToolUse } from "./tool-uses.ts";

export interface AnswersOptions {
  readonly stopped: StoppedAnswers;
  /** Called at each change that shows that the server works on an answer, or has ended it. */
  readonly onProgress: () => void;
}

export interface Answers {
  /** Adds an empty answer, unless the answer is shown already or was stopped. */
  begin(id: string): void;
  /**
   * Shows the text of a chunk in the next animation frame.
   *
   * @param accumulated All text of the answer so far. If it is undefined, `added` is appended to the text.
   */
  write(id: string, accumulated: string | undefined, added: string): void;
  /** Adds a tool call or its result to its answer. It may arrive before the answer's first token. */
  addToolUse(call: ReceivedCall): void;
  /** Adds a whole answer, or replaces the shown one. */
  add(answer: ChatEntry): void;
  /** Ends an answer. A view that is already `aborted` or `failed` stays. */
  end(
    id: string,
    view: "complete" | "aborted" | "failed",
    details?: Readonly<Record<string, unknown>>,
  ): void;
  /** Removes an answer, or a question. */
  remove(id: string): void;
  /** Shows buffered text now instead of in the next animation frame. */
  readonly flush: () => void;
  /**
   * Call before a reply is requested, and if it was not requested after all: the next answer that begins is shown.
   * Discards early tool calls.
   *
   * @param regeneratedId Id of the answer that is regenerated: the new answer may have it too.
   */
  expect(regeneratedId?: string): void;
  /** Ignores further text and tools of the current answer, or of the next one if none has begun. */
  ignoreCurrent(): void;
  /** Discards buffered text and early tool calls, and ends ignoring. */
  reset(): void;
}

export function createAnswers(
  { store, clock }: ChatContext,
  { stopped, onProgress }: AnswersOptions,
): Answers {
  /** The latest text of the answer, to be shown in the next animation frame. */
  let buffered: { id: string; content: string } | undefined;
  /** Tool calls that arrived before their answer, from servers that do not name the answer. */
  let earlyToolUses: readonly ToolUse[] = [];

  const shown = (id: string) => find(store.getState().messages, id);

  function flush(): void {
    if (!buffered) return;
    const { id, content } = buffered;
    buffered = undefined;
    store.setState(({ messages }) => ({
      messages: patch(messages, id, { content, streaming: true, view: "streaming" }),
      streaming: { isStreaming: true, content, messageId: id },
    }));
  }

  function begin(id: string): void {
    const answer = shown(id);
    // Some servers send `message_added` with the empty answer before `first_token`.
    if (stopped.has(id) || answer?.streaming || answer?.content || answer?.problem) return;
    const tools = earlyToolUses.length > 0 ? { tools: earlyToolUses } : {};
    earlyToolUses = [];
    store.setState(({ messages, session }) => ({
      messages: upsert(messages, { ...emptyAnswer(id, session?.id ?? "", clock.now()), ...tools }),
      streaming: { isStreaming: true, content: "", messageId: id },
    }));
    onProgress();
  }

  return {
    begin,

    write(id, accumulated, added) {
      if (stopped.has(id)) return;
      begin(id);
      const answer = shown(id);
      const existing = buffered?.id === id ? buffered : answer;
      const content = accumulated ?? (existing?.content ?? "") + added;
      // A late chunk of an ended answer changes only its text: nothing would end a streaming that it turns on. An answer
      // that broke off with the connection has no problem: the server may continue it.
      if (answer?.view === "complete" || answer?.problem) {
        patchMessage(store, id, { content });
        return;
      }
      if (!buffered) clock.frame(flush);
      buffered = { id, content };
      onProgress();
    },

    addToolUse({ use, messageId }) {
      const id = messageId ?? store.getState().streaming.messageId;
      if (id === null) {
        if (!stopped.includesNext) earlyToolUses = upsertUse(earlyToolUses, use);
        return;
      }
      if (stopped.has(id)) return;
      begin(id);
      patchMessage(store, id, { tools: upsertUse(shown(id)?.tools, use) });
      onProgress();
    },

    add(answer) {
      if (answer.streaming && stopped.has(answer.id)) return;
      if (buffered?.id === answer.id) buffered = undefined;
      store.setState(({ messages, streaming }) => ({
        messages: upsert(messages, answer),
        streaming: answer.streaming
          ? { isStreaming: true, content: answer.content, messageId: answer.id }
          : streaming.messageId === answer.id
            ? noStreaming
            : streaming,
      }));
      onProgress();
    },

    end(id, view, { sources, followUps } = {}) {
      flush();
      if (stopped.has(id)) earlyToolUses = [];
      store.setState(({ messages, streaming }) => {
        const existing = find(messages, id)?.view;
        const finalView = existing === "aborted" || existing === "failed" ? existing : view;
        const isCurrent =
          streaming.messageId === id || (streaming.messageId === null && !stopped.has(id));
        return {
          messages: endAnswer(messages, id, finalView, {
            sources: readSources(sources),
            followUps: readFollowUps(followUps),
          }),
          streaming: isCurrent && !stopped.includesNext ? noStreaming : streaming,
        };
      });
      onProgress();
    },

    remove(id) {
      // Otherwise the text would turn streaming on again, and nothing would end it.
      if (buffered?.id === id) buffered = undefined;
      store.setState(({ messages, streaming }) => ({
        messages: without(messages, id),
        streaming: streaming.messageId === id ? noStreaming : streaming,
      }));
    },

    flush,

    expect(regeneratedId) {
      stopped.expect(regeneratedId);
      // Early tool calls of an earlier reply that was stopped or failed before its first token.
      earlyToolUses = [];
    },

    ignoreCurrent() {
      flush();
      stopped.addCurrent();
    },

    reset() {
      buffered = undefined;
      stopped.reset();
      earlyToolUses = [];
    },
  };
}
