/**
 * Reads the payloads of the server's events. Values of a wrong type become undefined or a default, so that
 * no input causes an error. Uses no schema library, to keep the script small; the server's tests validate
 * all events by the contract's schemas.
 */
import type {
  ChatMessage,
  ChatSession,
  MessageSource,
  MessageState,
} from "@larkline/contract/chat";

import { readAttachments } from "./attachment.ts";
import { fields, number, text } from "./fields.ts";
import type { MessageParts } from "./messages.ts";
import { readToolUses } from "./tool-uses.ts";

const messageStates: readonly MessageState[] = [
  "pending",
  "first_token",
  "complete",
  "aborted",
  "failed",
  "removed",
];

/** Reads a message's state; undefined if it is unknown. */
export function messageState(value: unknown): MessageState | undefined {
  return messageStates.find((state) => state === value);
}

/** Reads a session; undefined without an id. */
export function readSession(value: unknown): ChatSession | undefined {
  const { id, title } = fields(value);
  return typeof id === "string" ? { id, title: text(title) ?? "", metadata: {} } : undefined;
}

/** Reads the sources; servers without our extensions send none. */
export function readSources(value: unknown): MessageSource[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return value.flatMap((entry: unknown) => {
    const { title, href } = fields(entry);
    return typeof title === "string" && typeof href === "string" ? [{ title, href }] : [];
  });
}

/** Reads the suggested follow-up questions; servers without our extensions send none. */
export function readFollowUps(value: unknown): string[] | undefined {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === "string") : undefined;
}

/** A message as received, with our optional fields. */
export type ReceivedMessage = Omit<ChatMessage, "attachments" | "toolCalls"> & MessageParts;

/**
 * Reads a message; undefined without a valid id or role.
 *
 * @param now The time of a message that has none, in milliseconds since 1970.
 */
export function readMessage(value: unknown, now: number): ReceivedMessage | undefined {
  const message = fields(value);
  const { id, role, timestamp } = message;
  if (typeof id !== "string" || (role !== "user" && role !== "assistant")) return undefined;
  const sources = readSources(message["sources"]);
  const metadata = fields(message["metadata"]);
  const state = messageState(metadata["state"]);
  const followUps = readFollowUps(metadata["followUps"]);
  const tools = readToolUses(message["toolCalls"]);
  const attachments = readAttachments(message["attachments"]);
  return {
    id,
    sessionId: text(message["sessionId"]) ?? "",
    content: text(message["content"]) ?? "",
    contentType: "text",
    role,
    timestamp: text(timestamp) ?? number(timestamp) ?? now,
    streaming: message["streaming"] === true,
    ...(state ? { metadata: { state } } : {}),
    ...(sources ? { sources } : {}),
    ...(followUps ? { followUps } : {}),
    ...(tools ? { tools } : {}),
    ...(attachments ? { attachments } : {}),
  };
}

/** Why the server or this client refused a request: a code for programs and a text for visitors. */
export interface Refusal {
  readonly code: string;
  readonly message: string;
  /** Seconds until a retry makes sense. */
  readonly retryAfter?: number | undefined;
}

/** The server's acknowledgement. */
export type Acknowledged =
  | {
      readonly ok: true;
      readonly sessionId?: string | undefined;
      readonly messageId?: string | undefined;
    }
  | { readonly ok: false; readonly error: Refusal };

/** Reads an error, with a general text if it has none. */
export function readRefusal(value: unknown): Refusal {
  const { code, message, retryAfter } = fields(value);
  return {
    code: text(code) ?? "internal",
    message: text(message) ?? "The server could not do that.",
    retryAfter: number(retryAfter),
  };
}

/** Reads an acknowledgement. Undefined for any other value, which only confirms that the frame arrived. */
export function readAcknowledgement(value: unknown): Acknowledged | undefined {
  const { ok, sessionId, messageId, error } = fields(value);
  if (ok === true) return { ok, sessionId: text(sessionId), messageId: text(messageId) };
  return ok === false ? { ok, error: readRefusal(error) } : undefined;
}
