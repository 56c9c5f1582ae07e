/**
 * Reads the payloads of the server's events. Values of a wrong type become undefined or a default, so that
 * no input causes an error. Uses no schema library, to keep the script small; the server's tests validate
 * all events by the contract's schemas.
 */
import type { ChatSession, MessageSource, MessageState } from "@larkline/contract/chat";

import { readAttachments } from "./attachment.ts";
import { fields, identity, list, number, text } from "./fields.ts";
import { viewOf, type ChatEntry } from "./messages.ts";
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
  const { id: sent, title } = fields(value);
  const id = identity(sent);
  return id === undefined ? undefined : { id, title: text(title) ?? "", metadata: {} };
}

/** Reads the sources; servers without our extensions send none. */
export const readSources = (value: unknown) =>
  list(value, (entry): MessageSource | undefined => {
    const { title, href } = fields(entry);
    return typeof title === "string" && typeof href === "string" ? { title, href } : undefined;
  });

/** Reads the suggested follow-up questions; servers without our extensions send none. */
export const readFollowUps = (value: unknown) => list(value, text);

/**
 * Reads a message's time in milliseconds since 1970. A string is a date, or these milliseconds in digits.
 *
 * @param now The result if the time is missing or no date (specification, section 9).
 */
function readTime(value: unknown, now: number): number {
  const time = number(value) ?? (Number(text(value)) || Date.parse(text(value) ?? ""));
  return Number.isNaN(new Date(time).getTime()) ? now : time;
}

/**
 * Reads a message; undefined without a valid id or role.
 *
 * @param now The time of a message that has none, in milliseconds since 1970.
 */
export function readMessage(value: unknown, now: number): ChatEntry | undefined {
  const message = fields(value);
  const { role, timestamp } = message;
  const id = identity(message["id"]);
  if (id === undefined || (role !== "user" && role !== "assistant")) return undefined;
  const sources = readSources(message["sources"]);
  const metadata = fields(message["metadata"]);
  const state = messageState(metadata["state"]);
  const followUps = readFollowUps(metadata["followUps"]);
  const tools = readToolUses(message["toolCalls"]);
  const attachments = readAttachments(message["attachments"]);
  const streaming = message["streaming"] === true;
  return {
    id,
    sessionId: identity(message["sessionId"]) ?? "",
    content: text(message["content"]) ?? "",
    contentType: "text",
    role,
    timestamp: readTime(timestamp, now),
    streaming,
    view: viewOf(role, streaming, state),
    ...(state && { metadata: { state } }),
    ...(sources && { sources }),
    ...(followUps && { followUps }),
    ...(tools && { tools }),
    ...(attachments && { attachments }),
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
      /** Whether the server had accepted the frame before. */
      readonly duplicate?: boolean | undefined;
    }
  | { readonly ok: false; readonly error: Refusal };

/** Reads an error, which may be only its message. Has a general text if there is none. */
export function readRefusal(value: unknown): Refusal {
  const { code, message = value, retryAfter } = fields(value);
  return {
    code: text(code) ?? "internal",
    message: text(message) ?? "The server could not do that.",
    retryAfter: number(retryAfter),
  };
}

/**
 * Reads an acknowledgement. Other servers may refuse a frame by `success: false` or only by an `error`. Undefined for
 * any other value, which only confirms that the frame arrived.
 */
export function readAcknowledgement(value: unknown): Acknowledged | undefined {
  const { ok, success = ok, sessionId, messageId, duplicate, error } = fields(value);
  if (ok === true)
    return {
      ok,
      sessionId: identity(sessionId),
      messageId: identity(messageId),
      duplicate: duplicate === true,
    };
  return success === false || error ? { ok: false, error: readRefusal(error ?? value) } : undefined;
}
