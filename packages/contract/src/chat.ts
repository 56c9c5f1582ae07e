/**
 * The conversation between site and backend: entities (specification, section 3), frames of the
 * client and events of the server (section 7, "Realtime socket").
 *
 * Names are exactly those of the specification. Our additions are optional and make delivery reliable:
 * a frame has an `id` made by the client, an event a number within its session (`seq`), and every frame
 * is acknowledged. See the package's README, "Reliability".
 */
import * as v from "valibot";

import { describeProblem } from "./describe-problem.ts";
import { isJsonObject } from "./json-object.ts";
import {
  defaultSessionTitle,
  followUpsMax,
  messageAttachmentsMax,
  messageMaxLength,
  sessionMetadataKeyMaxLength,
  sessionMetadataMaxEntries,
  sessionMetadataValueMaxLength,
  sessionTitleMaxLength,
  uploadMediaTypes,
} from "./limits.ts";

export const idSchema = v.pipe(v.string(), v.uuid("must be a UUID."));
/** Number of an event within its session. */
const seqSchema = v.pipe(v.number(), v.integer(), v.minValue(0));
const formatCount = (value: number) => value.toLocaleString("en-US");

// ---------------------------------------------------------------- entities

/** Kinds of content; the specification has one (section 3). */
export const contentTypeSchema = v.picklist(["text"]);

/** Who wrote a message (section 3). */
export const messageRoleSchema = v.picklist(["user", "assistant"]);

/**
 * State of a message.
 * - `pending`: the server's echo of a visitor's message (section 4), which the client shows already.
 * - `first_token`: an answer begins (section 4); an empty assistant message is added.
 * - `complete`: the message is whole.
 * - `aborted`: the visitor stopped the answer; its text so far is kept.
 * - `failed`: the answer ended by an error; its text so far is kept.
 * - `removed`: an edit or a regeneration has removed the message; do not show it any more.
 *
 * The specification names the first two; the others are ours.
 */
export const messageStateSchema = v.picklist([
  "pending",
  "first_token",
  "complete",
  "aborted",
  "failed",
  "removed",
]);

/** A page that an answer cites: its title and its path on this site, such as "/pricing#receptionist". */
export const messageSourceSchema = v.object({
  title: v.string(),
  href: v.pipe(
    v.string(),
    // A path. Browsers read "//host" and "/\host" as another host.
    v.regex(/^\/(?![/\\])/, 'must be an address on this site, beginning with one "/".'),
  ),
});

/** A file of a message (ours). Only the visitor who sent it can load it, from `uploadPath(id)`. */
export const attachmentSchema = v.object({
  id: v.string(),
  name: v.string(),
  /** In bytes. */
  size: v.number(),
  mediaType: v.picklist(uploadMediaTypes),
});

/** The assistant's call of a tool (section 3, "Tool call"); its shape is ours. */
export const toolCallSchema = v.object({
  id: v.string(),
  /** Id of the answer for which the tool was called. */
  messageId: v.string(),
  name: v.string(),
  arguments: v.record(v.string(), v.unknown()),
});

/**
 * A tool that an answer used, as stored with its message. `result` is missing if the answer ended before
 * the tool did.
 */
export const toolUseSchema = v.object({
  toolCall: toolCallSchema,
  result: v.optional(v.unknown()),
});

/** Metadata of a message (section 3: `metadata.state`). Unknown entries are accepted. */
export const messageMetadataSchema = v.looseObject({
  state: v.optional(messageStateSchema),
  /** Suggested follow-up questions; ours. */
  followUps: v.optional(v.pipe(v.array(v.string()), v.maxLength(followUpsMax))),
});

/**
 * Chat message (section 3). Ours are `sources` (pages that the answer cites), `toolCalls` (tools that it
 * used, so that a resumed session shows them again) and `attachments` (files of the question).
 */
export const chatMessageSchema = v.object({
  id: v.string(),
  sessionId: v.string(),
  content: v.string(),
  contentType: contentTypeSchema,
  role: messageRoleSchema,
  /** Milliseconds since 1970 or an ISO 8601 text; our server sends milliseconds. */
  timestamp: v.union([v.number(), v.string()]),
  /** True while the answer is being written. */
  streaming: v.boolean(),
  metadata: v.optional(messageMetadataSchema),
  sources: v.optional(v.array(messageSourceSchema)),
  toolCalls: v.optional(v.array(toolUseSchema)),
  attachments: v.optional(v.array(attachmentSchema)),
});

const metadataValueSchema = v.union([
  v.pipe(v.string(), v.maxLength(sessionMetadataValueMaxLength)),
  v.number(),
  v.boolean(),
  v.null(),
]);

/** Metadata of a session, chosen by the client: a few plain values, such as the page on which it began. */
export const sessionMetadataSchema = v.pipe(
  v.record(v.pipe(v.string(), v.maxLength(sessionMetadataKeyMaxLength)), metadataValueSchema),
  v.maxEntries(
    sessionMetadataMaxEntries,
    `Session metadata may hold at most ${sessionMetadataMaxEntries} entries.`,
  ),
);

/** Chat session (section 3). */
export const chatSessionSchema = v.object({
  id: v.string(),
  title: v.string(),
  metadata: sessionMetadataSchema,
});

/** State of the answer being written, as the client keeps it (section 3). */
export interface StreamingState {
  isStreaming: boolean;
  content: string;
  messageId: string | null;
}

/** State of the connection, as the client keeps it (section 3). */
export interface ConnectionStatus {
  isConnected: boolean;
  error: string | null;
}

export type MessageState = v.InferOutput<typeof messageStateSchema>;
export type MessageSource = v.InferOutput<typeof messageSourceSchema>;
export type ChatMessage = v.InferOutput<typeof chatMessageSchema>;
export type ChatSession = v.InferOutput<typeof chatSessionSchema>;
export type ToolUse = v.InferOutput<typeof toolUseSchema>;

// ---------------------------------------------------------------- client frames

/** Text of a message: trimmed, not empty (section 5), at most `messageMaxLength` characters (ours). */
export const messageContentSchema = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty("The message is empty. Write something and send it again."),
  v.maxLength(
    messageMaxLength,
    (issue) =>
      `The message has ${formatCount(issue.input.length)} characters and the limit is ${formatCount(messageMaxLength)}. Shorten it and send it again.`,
  ),
);

/** Title of a session: trimmed, 1 to 120 characters. */
export const sessionTitleSchema = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty("The session's title is empty. Give it a title or leave the field out."),
  v.maxLength(
    sessionTitleMaxLength,
    `The session's title may have at most ${sessionTitleMaxLength} characters.`,
  ),
);

/** Ids of a message's files (ours), as the upload returned them. All must belong to the message's session. */
export const attachmentIdsSchema = v.pipe(
  v.array(idSchema),
  v.maxLength(
    messageAttachmentsMax,
    `A message may have at most ${messageAttachmentsMax} files. Remove some and send it again.`,
  ),
  v.check(
    (ids) => new Set(ids).size === ids.length,
    "The message contains the same file twice. Remove one and send it again.",
  ),
);

/** Optional fields of every frame, for reliable delivery (ours). */
const frameEntries = {
  /**
   * Made by the client, so that a retry has no second effect. It becomes the id of what the frame
   * creates: the session of `create_session`, the visitor's message of `send_message`, the new
   * answer of `regenerate_message` and `edit_message`.
   */
  id: v.optional(idSchema),
  /**
   * Id of the session. Without it, `create_session` creates a session, and `abort_generation` stops all answers
   * that the connection receives. The other frames then act on the session of the message that `messageId` names
   * or that an earlier frame with the same `id` created, otherwise on the session that this connection created or
   * resumed last.
   */
  sessionId: v.optional(idSchema),
};

/**
 * Creates a session (section 7). With a `sessionId`, it resumes that session of the visitor instead.
 * `lastSeq` is the number of the last event that the client has received, and the server sends the events
 * after it. If `lastSeq` is missing, or the server no longer has these events, it sends the last stored
 * messages as `message_added`.
 */
export const createSessionFrameSchema = v.object({
  ...frameEntries,
  type: v.literal("create_session"),
  title: v.optional(sessionTitleSchema, defaultSessionTitle),
  metadata: v.optional(sessionMetadataSchema, {}),
  lastSeq: v.optional(seqSchema),
});

/** Sends a visitor's message (section 7). Without a session it creates one titled 'New Chat'. */
export const sendMessageFrameSchema = v.object({
  ...frameEntries,
  type: v.literal("send_message"),
  content: messageContentSchema,
  contentType: v.optional(contentTypeSchema, "text"),
  attachments: v.optional(attachmentIdsSchema),
});

/** Stops the running answer (section 7). Acknowledged once the assistant has stopped. */
export const abortGenerationFrameSchema = v.object({
  ...frameEntries,
  type: v.literal("abort_generation"),
});

/** Regenerates an answer (section 7). `messageId` is the assistant's message. */
export const regenerateMessageFrameSchema = v.object({
  ...frameEntries,
  type: v.literal("regenerate_message"),
  messageId: idSchema,
});

/** Edits a visitor's message and regenerates its answer (section 7). Later messages are removed. */
export const editMessageFrameSchema = v.object({
  ...frameEntries,
  type: v.literal("edit_message"),
  messageId: idSchema,
  content: messageContentSchema,
});

/** Everything a client may send on `chat_message`. */
export const clientFrameSchema = v.variant("type", [
  createSessionFrameSchema,
  sendMessageFrameSchema,
  abortGenerationFrameSchema,
  regenerateMessageFrameSchema,
  editMessageFrameSchema,
]);

/** A frame as a client writes it. */
export type ClientFrame = v.InferInput<typeof clientFrameSchema>;
/** A frame as the server reads it: trimmed, with its defaults filled in. */
export type ReceivedFrame = v.InferOutput<typeof clientFrameSchema>;
export type ClientFrameType = ClientFrame["type"];

/** Every `type` a client frame may have, in the order of section 7. */
export const clientFrameTypes = [
  "create_session",
  "send_message",
  "abort_generation",
  "regenerate_message",
  "edit_message",
] as const satisfies readonly ClientFrameType[];

// ---------------------------------------------------------------- acknowledgements

/**
 * Why a frame was refused.
 * - `invalid_frame`: not an object, or a field is missing or of the wrong type.
 * - `unknown_type`: `type`, or the event itself, is not one of section 7.
 * - `empty_message`, `message_too_long`: the message's text has a wrong length.
 * - `not_found`: no such session or message, or it belongs to another visitor (not distinguished).
 * - `busy`: an answer is running in this session; stop it or wait.
 * - `conversation_full`: another question and its answer would exceed `conversationMaxMessages`; a new
 *   session is needed.
 * - `rate_limited`: too many frames; see `retryAfter`.
 * - `not_available`: temporarily impossible (for example while the server stops).
 * - `internal`: an error of the server.
 */
export const errorCodeSchema = v.picklist([
  "invalid_frame",
  "unknown_type",
  "empty_message",
  "message_too_long",
  "not_found",
  "busy",
  "conversation_full",
  "rate_limited",
  "not_available",
  "internal",
]);

/** Why a frame was refused. */
export const frameErrorSchema = v.object({
  code: errorCodeSchema,
  /** Readable text: what is wrong and what to do. */
  message: v.string(),
  /** Seconds until a retry makes sense. */
  retryAfter: v.optional(v.pipe(v.number(), v.minValue(0))),
});

/** The server accepted the frame; its effect is stored. */
export const acknowledgementSuccessSchema = v.object({
  ok: v.literal(true),
  /** The session on which the frame acted. Missing only for an abort without a session. */
  sessionId: v.optional(v.string()),
  /**
   * The message on which the frame acted: the visitor's for `send_message` and `edit_message`, the
   * answer for `abort_generation` and `regenerate_message`. Missing for `create_session`, and for an abort
   * if no answer is running.
   */
  messageId: v.optional(v.string()),
  /**
   * True if a frame with this `id` was accepted before, so that this one changed nothing. Exception: if the
   * answer to the earlier frame ended without text, this frame starts it again.
   */
  duplicate: v.optional(v.boolean()),
});

/** Answer to every frame (ours; Socket.IO's acknowledgement). */
export const acknowledgementSchema = v.variant("ok", [
  acknowledgementSuccessSchema,
  v.object({ ok: v.literal(false), error: frameErrorSchema }),
]);

export type ErrorCode = v.InferOutput<typeof errorCodeSchema>;
export type FrameError = v.InferOutput<typeof frameErrorSchema>;
export type Acknowledgement = v.InferOutput<typeof acknowledgementSchema>;

// ---------------------------------------------------------------- server events

/** Optional fields of every event, for reliable delivery (ours). */
const eventEntries = {
  /** Id of the session. */
  sessionId: v.optional(v.string()),
  /**
   * Number of the event, which rises within the session. An event whose number is not above the last one
   * received is a repeat.
   */
  seq: v.optional(seqSchema),
};

/** The connection is open (section 7). */
export const connectedEventSchema = v.object({ ...eventEntries });

/**
 * A session was created or resumed (section 7). `resumed` (ours): the session existed before, and the
 * missed events or its last messages follow.
 */
export const sessionStartedEventSchema = v.object({
  ...eventEntries,
  session: chatSessionSchema,
  resumed: v.optional(v.boolean()),
  /**
   * Ours, present only if the last messages follow: the number of the last event that they include. Live
   * events continue after it.
   */
  lastSeq: v.optional(seqSchema),
  /** Ours, true if the last messages follow and `earlierMessagesPath` returns earlier ones. */
  hasEarlier: v.optional(v.boolean()),
  /** Ours: id of the answer that is being written, or is awaited, while the session is resumed. */
  runningAnswerId: v.optional(v.string()),
});

/** A message was added (section 7). If the client has a message with this id, it is replaced. */
export const messageAddedEventSchema = v.object({ ...eventEntries, message: chatMessageSchema });

/** A part of an answer (section 7). `accumulated` is the text so far, `content` the new part. */
export const streamChunkEventSchema = v.object({
  ...eventEntries,
  messageId: v.string(),
  content: v.string(),
  accumulated: v.string(),
  /** True on the first chunk of an answer. */
  isNew: v.boolean(),
});

/** A message changed its state (section 7). */
export const messageStateUpdateEventSchema = v.object({
  ...eventEntries,
  messageId: v.string(),
  state: messageStateSchema,
});

/**
 * An answer ended (section 7): complete, stopped or failed. Ours: `sources`, the pages that it cites, and
 * `followUps`, suggested questions.
 */
export const streamCompleteEventSchema = v.object({
  ...eventEntries,
  messageId: v.string(),
  sources: v.optional(v.array(messageSourceSchema)),
  followUps: v.optional(v.array(v.string())),
});

/** The assistant began to use a tool (section 7). */
export const toolCallStartEventSchema = v.object({ ...eventEntries, toolCall: toolCallSchema });

/** The tool's result (section 7). */
export const toolCallResultEventSchema = v.object({
  ...eventEntries,
  toolCall: toolCallSchema,
  result: v.unknown(),
});

/** Something failed (section 7). `code` and `retryAfter` are ours. */
export const errorEventSchema = v.object({
  ...eventEntries,
  message: v.string(),
  code: v.optional(errorCodeSchema),
  /** Seconds until a retry makes sense. */
  retryAfter: v.optional(v.pipe(v.number(), v.minValue(0))),
});

/** Schema of each server event by its name: all events of section 7. */
export const serverEventSchemas = {
  connected: connectedEventSchema,
  session_started: sessionStartedEventSchema,
  message_added: messageAddedEventSchema,
  stream_chunk: streamChunkEventSchema,
  message_state_update: messageStateUpdateEventSchema,
  stream_complete: streamCompleteEventSchema,
  tool_call_start: toolCallStartEventSchema,
  tool_call_result: toolCallResultEventSchema,
  error: errorEventSchema,
} as const;

export type ServerEventName = keyof typeof serverEventSchemas;
/** Payload of each server event by its name. */
export type ServerEvents = {
  [Name in ServerEventName]: v.InferOutput<(typeof serverEventSchemas)[Name]>;
};

// ---------------------------------------------------------------- Socket.IO maps

/**
 * Events of a client, for Socket.IO's types. A server must not rely on them: any client may send another
 * value than a frame, or a frame without an acknowledgement function.
 */
export interface ClientToServerEvents {
  chat_message: (
    frame: ClientFrame,
    acknowledge: (acknowledgement: Acknowledgement) => void,
  ) => void;
}

/** Events of the server, for Socket.IO's types. */
export type ServerToClientEvents = {
  [Name in ServerEventName]: (payload: ServerEvents[Name]) => void;
};

// ---------------------------------------------------------------- reading a frame

/** A valid frame, or the error with which the server refuses it. */
export type FrameReading = { ok: true; frame: ReceivedFrame } | { ok: false; error: FrameError };

const frameTypeList = clientFrameTypes.join(", ");

function isClientFrameType(value: unknown): value is ClientFrameType {
  return clientFrameTypes.some((type) => type === value);
}

function refuse(code: ErrorCode, message: string): FrameReading {
  return { ok: false, error: { code, message } };
}

/** Validates a value received on `chat_message`. Never throws: a result with `ok: false` has the error. */
export function readClientFrame(input: unknown): FrameReading {
  if (!isJsonObject(input)) {
    return refuse(
      "invalid_frame",
      `A frame must be an object with a "type". Known types: ${frameTypeList}.`,
    );
  }
  const type = input["type"];
  if (typeof type !== "string") {
    return refuse("invalid_frame", `The frame has no "type". Known types: ${frameTypeList}.`);
  }
  if (!isClientFrameType(type)) {
    return refuse(
      "unknown_type",
      `Unknown type "${type.slice(0, 64)}". Known types: ${frameTypeList}.`,
    );
  }
  const result = v.safeParse(clientFrameSchema, input, { abortEarly: true });
  if (result.success) return { ok: true, frame: result.output };
  const [issue] = result.issues;
  if (issue.type === "non_empty" && v.getDotPath(issue) === "content") {
    return refuse("empty_message", issue.message);
  }
  if (issue.type === "max_length" && v.getDotPath(issue) === "content") {
    return refuse("message_too_long", issue.message);
  }
  return refuse("invalid_frame", `${type}: ${describeProblem(result.issues)}`);
}
