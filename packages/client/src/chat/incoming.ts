/** Receives the server's events, and passes each to the part that it changes (specification, section 7). */
import type { MessageState } from "@larkline/contract/chat";

import type { Answers } from "./answers.ts";
import type { CatchingUp } from "./catching-up.ts";
import type { ChatContext } from "./context.ts";
import type { Echoes } from "./echoes.ts";
import type { Erasing } from "./erasing.ts";
import { messageState, readMessage, readSession } from "./events.ts";
import { fields, identity, text } from "./fields.ts";
import { find, patch, upsert, type ChatEntry } from "./messages.ts";
import type { Refusals } from "./refusals.ts";
import type { SeenEvents } from "./replay.ts";
import type { Requests } from "./requests.ts";
import type { Session } from "./session.ts";
import { patchMessage } from "./state.ts";
import { readToolCall } from "./tool-uses.ts";

export interface IncomingOptions {
  readonly answers: Answers;
  readonly catchingUp: CatchingUp;
  readonly echoes: Echoes;
  readonly erasing: Pick<Erasing, "isErased">;
  readonly refusals: Refusals;
  readonly requests: Requests;
  readonly seen: SeenEvents;
  readonly session: Session;
}

/** Creates the function that handles an event. Events with unknown names are ignored. */
export function createIncoming(
  { store, clock }: ChatContext,
  { answers, catchingUp, echoes, erasing, refusals, requests, seen, session }: IncomingOptions,
): (name: string, payload: unknown) => void {
  /** Adds a visitor's message, or updates the shown message that it repeats. */
  function addQuestion(message: ChatEntry): void {
    const shownId = echoes.match(message) ?? message.id;
    store.setState(({ messages }) => {
      const shownMessage = find(messages, shownId);
      if (!shownMessage) return { messages: upsert(messages, message) };
      const { id, sessionId, content, attachments, view } = message;
      return {
        messages: patch(messages, shownId, {
          id,
          sessionId,
          content,
          // Another tab may have edited the message. A server that creates its own ids may store a changed text.
          ...(shownId === id && shownMessage.content !== content ? { edited: true } : {}),
          ...(attachments && { attachments }),
          view,
          problem: undefined,
        }),
      };
    });
  }

  /** Applies the new state of a message. */
  function update(id: string, state: MessageState): void {
    const role = find(store.getState().messages, id)?.role;
    switch (state) {
      case "first_token":
        answers.begin(id);
        break;
      case "complete":
        if (role === "user") patchMessage(store, id, { view: "sent", problem: undefined });
        break;
      case "aborted":
      case "failed":
        if (role === "assistant") {
          patchMessage(store, id, { view: state });
          answers.end(id, state);
        }
        break;
      case "removed":
        answers.remove(id);
        break;
      case "pending":
        break;
    }
  }

  /** Whether an event belongs to another session than the shown one: one that was just deleted, for example. */
  function isOfAnotherSession(name: string, payload: unknown): boolean {
    const { sessionId, session: started } = fields(payload);
    // The started session becomes the shown one, unless it was deleted while it was being resumed.
    if (name === "session_started")
      return erasing.isErased(readSession(started ?? payload)?.id ?? "");
    const id = identity(sessionId);
    return id !== undefined && id !== store.getState().session?.id;
  }

  return (name, payload) => {
    if (isOfAnotherSession(name, payload)) return;
    if (!seen.record(name, payload)) return;
    const event = fields(payload);
    const id = identity(event["messageId"]);
    switch (name) {
      case "session_started":
        session.takeOver(payload);
        catchingUp.expect(identity(event["runningAnswerId"]));
        break;
      case "message_added": {
        const message = readMessage(event["message"] ?? event, clock.now());
        if (message?.role === "user") addQuestion(message);
        else if (message) answers.add(message);
        break;
      }
      case "stream_chunk":
        if (id !== undefined)
          answers.write(id, text(event["accumulated"]), text(event["content"]) ?? "");
        break;
      case "message_state_update": {
        const state = messageState(event["state"]);
        if (id !== undefined && state) update(id, state);
        break;
      }
      case "stream_complete":
        if (id !== undefined) answers.end(id, "complete", event);
        // For servers without acknowledgements, the end of the stream confirms a stop.
        requests.confirm("abort_generation");
        break;
      case "tool_call_start":
      case "tool_call_result": {
        const call = readToolCall(event["toolCall"]);
        const done = { state: "done", result: event["result"] } as const;
        if (call)
          answers.addToolUse(
            name === "tool_call_start" ? call : { ...call, use: { ...call.use, ...done } },
          );
        break;
      }
      case "error":
        refusals.receive(payload);
        break;
      default:
    }
  };
}
