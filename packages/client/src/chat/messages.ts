import type { ChatMessage, MessageSource } from "@larkline/contract/chat";

/**
 * How a message stands for the reader.
 * - Of the visitor: `pending` (on its way), `sent`, `failed` (not stored; may be sent again).
 * - Of the assistant: `streaming`, `complete`, `aborted` (stopped, the text so far is kept),
 *   `failed` (broke off, the text so far is kept).
 */
export type MessageView = "pending" | "sent" | "failed" | "streaming" | "complete" | "aborted";

/** A message of the conversation (specification, section 3) and how it stands. */
export interface ChatEntry extends ChatMessage {
  readonly view: MessageView;
  /** Why it failed, for people. */
  readonly problem?: string | undefined;
}

export type Entries = readonly ChatEntry[];

/** How a message stands by what the server says of it. */
export function viewOf(message: ChatMessage): MessageView {
  if (message.role === "user") return "sent";
  if (message.streaming) return "streaming";
  const state = message.metadata?.state;
  return state === "aborted" || state === "failed" ? state : "complete";
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
  };
}

/** The answer is over: what it holds stays. */
export function ended(
  entries: Entries,
  id: string,
  view: "complete" | "aborted" | "failed",
  sources?: readonly MessageSource[],
): Entries {
  const cited = sources ? { sources: [...sources] } : {};
  return patch(entries, id, { streaming: false, view, ...cited });
}
