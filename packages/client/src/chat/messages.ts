import type { ChatMessage, MessageSource, MessageState } from "@larkline/contract/chat";

import type { MessageAttachment } from "./attachment.ts";
import { failRunningUses, type ToolUse } from "./tool-uses.ts";

/**
 * Delivery state of a message, as shown.
 * - Visitor: `pending` (being sent), `sent`, `failed` (refused, or perhaps not stored; can be sent
 *   again).
 * - Assistant: `streaming`, `complete`, `aborted` (stopped; its text is kept), `failed` (broke off;
 *   its text is kept).
 */
export type MessageView = "pending" | "sent" | "failed" | "streaming" | "complete" | "aborted";

/** Parts of a message besides its text. */
export interface MessageParts {
  /** Tools used for this answer, in order. */
  readonly tools?: readonly ToolUse[] | undefined;
  /** Files sent with the message. */
  readonly attachments?: readonly MessageAttachment[] | undefined;
  /** Suggested follow-up questions. */
  readonly followUps?: readonly string[] | undefined;
}

/** A message as the chat shows it: the contract's message (specification, section 3) and delivery state. */
export interface ChatEntry
  extends Omit<ChatMessage, "attachments" | "toolCalls" | "timestamp">, MessageParts {
  /** Milliseconds since 1970. */
  readonly timestamp: number;
  readonly view: MessageView;
  /** Whether the message was edited after it was sent. */
  readonly edited?: boolean | undefined;
  /** Why sending or answering failed, as a text for the visitor. */
  readonly problem?: string | undefined;
}

/** Messages, oldest first. */
export type Entries = readonly ChatEntry[];

/** Derives the delivery state of a message that the server has stored or is writing. */
export function viewOf(
  role: ChatMessage["role"],
  streaming: boolean,
  state: MessageState | undefined,
): MessageView {
  if (role === "user") return "sent";
  if (streaming) return "streaming";
  return state === "aborted" || state === "failed" ? state : "complete";
}

/** Whether two entries differ only in their text. */
function differOnlyInContent(before: ChatEntry, now: ChatEntry): boolean {
  const old = new Map<string, unknown>(Object.entries(before));
  const fields = Object.entries(now);
  return (
    old.size === fields.length &&
    fields.every(
      ([name, value]) => name === "content" || (old.has(name) && Object.is(old.get(name), value)),
    )
  );
}

/** Whether two lists differ only in the text of the message that streams. */
export function differOnlyInStreamingText(before: Entries, now: Entries): boolean {
  return (
    before.length === now.length &&
    now.every((entry, index) => {
      const old = before[index];
      if (old === entry) return true;
      if (old?.view !== "streaming" || entry.view !== "streaming") return false;
      return differOnlyInContent(old, entry);
    })
  );
}

export function find(entries: Entries, id: string): ChatEntry | undefined {
  return entries.find((entry) => entry.id === id);
}

/** Changes one message. The other objects stay the same, so that React does not render them again. */
export function patch(entries: Entries, id: string, change: Partial<ChatEntry>): Entries {
  return entries.map((entry) => (entry.id === id ? { ...entry, ...change } : entry));
}

/** Updates the message with the same id, or appends the message if there is none. */
export function upsert(entries: Entries, entry: ChatEntry): Entries {
  return find(entries, entry.id) ? patch(entries, entry.id, entry) : [...entries, entry];
}

/** Whether a visitor's message is still being sent, or has failed. */
export const isUnsent = ({ role, view }: ChatEntry) =>
  role === "user" && (view === "pending" || view === "failed");

/** Whether only this browser has a message. One with the view `pending` that is edited has been sent before. */
export const isOnlyHere = (entry: ChatEntry) => isUnsent(entry) && !entry.edited;

export function without(entries: Entries, id: string): Entries {
  return entries.filter((entry) => entry.id !== id);
}

/** Marks a pending message as stored by the server. */
export function markStored(entries: Entries, id: string): Entries {
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

/** A visitor's message as it is shown before the server has acknowledged it. */
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

/** Ends an answer; its text stays, and its running tools count as failed. */
export function endAnswer(
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
    ...(sources && { sources }),
    ...(followUps && { followUps }),
    ...(tools && { tools: failRunningUses(tools) }),
  });
}
