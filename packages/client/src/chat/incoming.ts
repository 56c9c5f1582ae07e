import type { MessageState } from "@larkline/contract/chat";

import type { ChatContext } from "./context.ts";
import { messageState, readFollowUps, readMessage, readSources } from "./events.ts";
import { fields, text } from "./fields.ts";
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
import { readToolCall, upsertUse, type ToolUse } from "./tool-uses.ts";

/** Dependencies of {@link createIncoming}. */
export interface IncomingOptions {
  /**
   * The local id of the visitor's message that a received message repeats. Undefined if the message is
   * not shown yet and was written elsewhere (in another tab, or on an earlier visit).
   */
  readonly claimEcho: (message: ChatEntry) => string | undefined;
  /** Called at each event that shows that the server works on an answer, or has ended it. */
  readonly onProgress: () => void;
}

/** Applies the server's events to the store (specification, sections 4 and 7). */
export interface Incoming {
  /** Applies an event. Events with other names are ignored. */
  apply(name: string, payload: unknown): void;
  /** Shows buffered text now instead of in the next animation frame. */
  flush(): void;
  /** Ignores further text and tools of the current answer, or of the next one if none has begun. */
  ignoreAnswer(): void;
  /** Whether text and tools of this answer are ignored. */
  isStopped(answerId: string): boolean;
  /**
   * Call before a reply is requested. Ends ignoring, so that the next answer that begins is shown, and discards
   * early tool calls.
   *
   * @param regeneratedId Id of the answer that is regenerated: the new answer may have it too.
   */
  expectAnswer(regeneratedId?: string): void;
  /** Discards buffered text and early tool calls, and ends ignoring. */
  reset(): void;
}

export function createIncoming(
  { store, clock }: ChatContext,
  { claimEcho, onProgress }: IncomingOptions,
): Incoming {
  /** The latest text of the answer, to be shown in the next animation frame. */
  let bufferedText: { id: string; content: string } | undefined;
  /** Ids of stopped answers, whose further text and tools are ignored. */
  const stopped = new Set<string>();
  /** True from a stop before the first token until the next reply is requested (`expectAnswer`). */
  let ignoresNextAnswer = false;
  /** Tool calls that arrived before their answer, from servers that do not name the answer. */
  let earlyToolUses: readonly ToolUse[] = [];

  /**
   * Whether text and tools of this answer are ignored. While `ignoresNextAnswer` is true, a new answer
   * counts as stopped.
   */
  function isStopped(id: string): boolean {
    if (ignoresNextAnswer && !find(store.getState().messages, id)) stopped.add(id);
    return stopped.has(id);
  }

  function flush(): void {
    const next = bufferedText;
    if (!next) return;
    bufferedText = undefined;
    store.setState(({ messages }) => ({
      messages: patch(messages, next.id, {
        content: next.content,
        streaming: true,
        view: "streaming",
      }),
      streaming: { isStreaming: true, content: next.content, messageId: next.id },
    }));
  }

  /** Adds an empty answer, unless the answer is shown already or was stopped. */
  function begin(id: string): void {
    const existing = find(store.getState().messages, id);
    // Some servers send `message_added` with the empty answer before `first_token`.
    if (isStopped(id) || (existing && (existing.streaming || existing.content !== ""))) return;
    const tools = earlyToolUses.length > 0 ? { tools: earlyToolUses } : {};
    earlyToolUses = [];
    store.setState(({ messages, session }) => ({
      messages: upsert(messages, { ...emptyAnswer(id, session?.id ?? "", clock.now()), ...tools }),
      streaming: { isStreaming: true, content: "", messageId: id },
    }));
    onProgress();
  }

  /** Adds a tool call or its result to its answer. It may arrive before the answer's first token. */
  function applyToolUse(use: ToolUse, answerId: string | undefined): void {
    const id = answerId ?? store.getState().streaming.messageId;
    if (id === null) {
      if (!ignoresNextAnswer) earlyToolUses = upsertUse(earlyToolUses, use);
      return;
    }
    if (isStopped(id)) return;
    begin(id);
    patchMessage(store, id, { tools: upsertUse(find(store.getState().messages, id)?.tools, use) });
    onProgress();
  }

  /** Buffers the text of a chunk until the next animation frame. */
  function chunk(id: string, accumulated: string | undefined, content: string): void {
    if (isStopped(id)) return;
    begin(id);
    const existing =
      bufferedText?.id === id ? bufferedText.content : find(store.getState().messages, id)?.content;
    const scheduled = bufferedText !== undefined;
    bufferedText = { id, content: accumulated ?? (existing ?? "") + content };
    if (!scheduled) clock.frame(flush);
    onProgress();
  }

  /** Ends an answer. A view that is already `aborted` or `failed` stays. */
  function end(
    id: string,
    view: "complete" | "aborted" | "failed",
    details: Readonly<Record<string, unknown>> = {},
  ): void {
    if (bufferedText?.id === id) flush();
    store.setState(({ messages, streaming }) => {
      const existing = find(messages, id);
      const finalView =
        existing?.view === "aborted" || existing?.view === "failed" ? existing.view : view;
      const isCurrent =
        streaming.messageId === id || (streaming.messageId === null && !stopped.has(id));
      return {
        messages: endAnswer(messages, id, finalView, {
          sources: readSources(details["sources"]),
          followUps: readFollowUps(details["followUps"]),
        }),
        streaming: isCurrent && !ignoresNextAnswer ? noStreaming : streaming,
      };
    });
    onProgress();
  }

  /** Adds a message, or updates the shown message that it repeats. */
  function add(message: ChatEntry): void {
    if (message.role === "user") {
      const shownId = claimEcho(message) ?? message.id;
      store.setState(({ messages }) => {
        const shownMessage = find(messages, shownId);
        if (!shownMessage) return { messages: upsert(messages, message) };
        const { id, sessionId, content, attachments, view } = message;
        return {
          messages: patch(messages, shownId, {
            id,
            sessionId,
            // Another tab may have edited the message.
            content,
            ...(shownMessage.content === content ? {} : { edited: true }),
            ...(attachments ? { attachments } : {}),
            view,
            problem: undefined,
          }),
        };
      });
      return;
    }
    if (message.streaming && isStopped(message.id)) return;
    if (bufferedText?.id === message.id) bufferedText = undefined;
    store.setState(({ messages, streaming }) => ({
      messages: upsert(messages, message),
      streaming: message.streaming
        ? { isStreaming: true, content: message.content, messageId: message.id }
        : streaming.messageId === message.id
          ? noStreaming
          : streaming,
    }));
    onProgress();
  }

  /** Applies the new state of a message. */
  function update(id: string, state: MessageState): void {
    const role = find(store.getState().messages, id)?.role;
    switch (state) {
      case "first_token":
        begin(id);
        break;
      case "complete":
        if (role === "user") patchMessage(store, id, { view: "sent", problem: undefined });
        break;
      case "aborted":
      case "failed":
        if (role === "assistant") {
          patchMessage(store, id, { view: state });
          end(id, state);
        }
        break;
      case "removed":
        store.setState(({ messages, streaming }) => ({
          messages: without(messages, id),
          streaming: streaming.messageId === id ? noStreaming : streaming,
        }));
        break;
      case "pending":
        break;
    }
  }

  return {
    apply(name, payload) {
      const event = fields(payload);
      const id = text(event["messageId"]);
      switch (name) {
        case "message_added": {
          const message = readMessage(event["message"], clock.now());
          if (message) add(message);
          break;
        }
        case "stream_chunk":
          if (id !== undefined) chunk(id, text(event["accumulated"]), text(event["content"]) ?? "");
          break;
        case "message_state_update": {
          const state = messageState(event["state"]);
          if (id !== undefined && state) update(id, state);
          break;
        }
        case "stream_complete":
          if (id !== undefined) end(id, "complete", event);
          break;
        case "tool_call_start":
        case "tool_call_result": {
          const call = readToolCall(event["toolCall"]);
          if (!call) break;
          const { use, messageId } = call;
          const finishedUse = { ...use, state: "done" as const, result: event["result"] };
          applyToolUse(name === "tool_call_result" ? finishedUse : use, messageId);
          break;
        }
        default:
      }
    },
    flush,
    isStopped,
    ignoreAnswer() {
      flush();
      const { messageId } = store.getState().streaming;
      if (messageId === null) ignoresNextAnswer = true;
      else stopped.add(messageId);
    },
    expectAnswer(regeneratedId) {
      ignoresNextAnswer = false;
      // Early tool calls of an earlier reply that was stopped or failed before its first token.
      earlyToolUses = [];
      if (regeneratedId !== undefined) stopped.delete(regeneratedId);
    },
    reset() {
      bufferedText = undefined;
      ignoresNextAnswer = false;
      earlyToolUses = [];
      stopped.clear();
    },
  };
}
