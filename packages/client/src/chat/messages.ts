import type { ChatMessage, MessageSource } from "@larkline/contract/chat";
import { shallow } from "zustand/vanilla/shallow";

import type { MessageAttachment } from "./attachment.ts";
import { settledUses, type ToolUse } from "./tool-uses.ts";

/**
 * How a message stands for the reader.
 * - Of the visitor: `pending` (on its way), `sent`, `failed` (not stored; may be sent again).
 * - Of the assistant: `streaming`, `complete`, `aborted` (stopped, the text so far is kept),
 *   `failed` (broke off, the text so far is kept).
 */
export type MessageView = "pending" | "sent" | "failed" | "streaming" | "complete" | "aborted";

/** What a message holds besides its text. */
export interface MessageParts {
  /** Tools that the assistant used for this answer, in their order. */
  readonly tools?: readonly ToolUse[] | undefined;
  /** Files that the visitor sent along. */
  readonly attachments?: readonly MessageAttachment[] | undefined;
  /** Questions to go on with. */
  readonly followUps?: readonly string[] | undefined;
}

/** A message of the conversation (specification, section 3) and how it stands. */
export interface ChatEntry extends Omit<ChatMessage, "attachments" | "toolCalls">, MessageParts {
  readonly view: MessageView;
  /** It was changed after it was sent, and answered anew. */
  readonly edited?: boolean | undefined;
  /** Why it failed, for people. */
  readonly problem?: string | undefined;
}

export type Entries = readonly ChatEntry[];

/** How a message stands by what the server says of it. */
export function viewOf(message: Pick<ChatMessage, "role" | "streaming" | "metadata">): MessageView {
  if (message.role === "user") return "sent";
  if (message.streaming) return "streaming";
  const state = message.metadata?.state;
  return state === "aborted" || state === "failed" ? state : "complete";
}

/** The same messages, but for how far the text of one that is being written has come. */
export function sameButText(before: Entries, now: Entries): boolean {
  return (
    before.length === now.length &&
    now.every((entry, index) => {
      const old = before[index];
      if (old === entry) return true;
      if (old?.view !== "streaming" || entry.view !== "streaming") return false;
      return shallow({ ...old, content: "" }, { ...entry, content: "" });
    })
  );
}

export function find(entries: Entries, id: string): ChatEntry | undefined {
  return entries.find((entry) => entry.id === id);
}

/** Changes one message; the others stay the same objects, so that they need not be drawn anew. */
export function patch(entries: Entries, id: string, change: Partial<ChatEntry>): Entries {
  return entries.map((entry) => (entry.id === id ? { ...entry, ...change } : entry));
}

/** A known id replaces that message in its place, a new one goes to the end. */
export function put(entries: Entries, entry: ChatEntry): Entries {
  return find(entries, entry.id) ? patch(entries, entry.id, entry) : [...entries, entry];
}

export function without(entries: Entries, id: string): Entries {
  return entries.filter((entry) => entry.id !== id);
}

/** The server has that message. */
export function taken(entries: Entries, id: string): Entries {
  return entries.map((entry) =>
    entry.id === id && entry.view === "pending" ? { ...entry, view: "sent" } : entry,
  );
}

/** An answer that has just begun: empty and streaming (specification, section 4). */
export function emptyAnswer(id: string, sessionId: string, timestamp: number): ChatEntry {
  return {
    id,
    sessionId,
    content: "",
    contentType: "text",
    role: "assistant",
    timestamp,
    streaming: true,
    view: "streaming",
  };
}

/** A visitor's message as it is shown at once, before the server has it. */
export function ownMessage(
  id: string,
  sessionId: string,
  content: string,
  timestamp: number,
  attachments: readonly MessageAttachment[] = [],
): ChatEntry {
  return {
    id,
    sessionId,
    content,
    contentType: "text",
    role: "user",
    timestamp,
    streaming: false,
    metadata: { state: "pending" },
    view: "pending",
    ...(attachments.length > 0 ? { attachments } : {}),
  };
}

/** The answer is over: what it holds stays. */
export function ended(
  entries: Entries,
  id: string,
  view: "complete" | "aborted" | "failed",
  more: { sources?: MessageSource[] | undefined; followUps?: string[] | undefined } = {},
): Entries {
  const { sources, followUps } = more;
  const tools = find(entries, id)?.tools;
  return patch(entries, id, {
    streaming: false,
    view,
    ...(sources ? { sources } : {}),
    ...(followUps ? { followUps } : {}),
    ...(tools ? { tools: settledUses(tools) } : {}),
  });
}
