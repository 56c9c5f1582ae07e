// The tables of conversations, visitors' files and analytics. account-schema.ts has those of accounts.
import type { MessageSource } from "@larkline/contract/chat";
import { uploadMediaTypes } from "@larkline/contract/limits";
import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";

import { moment } from "./moment.ts";

/** An accepted frame: its id, made by the client, and the id of the message that it created or changed. */
export interface StoredFrame {
  id: string;
  messageId: string;
}

/** A tool that an answer used, with its result if there is one. */
export interface StoredToolUse {
  id: string;
  name: string;
  arguments: Record<string, unknown>;
  result?: unknown;
}

/** A file as shown with its message. Its row in `uploads` has the same id. */
export interface StoredAttachment {
  id: string;
  name: string;
  /** In bytes. */
  size: number;
  mediaType: (typeof uploadMediaTypes)[number];
}

/**
 * State of a stored message. `streaming`: being written. `complete`: whole. `aborted`: stopped by
 * the visitor. `failed`: ended by an error or a crash.
 */
export const storedStates = ["streaming", "complete", "aborted", "failed"] as const;
export type StoredState = (typeof storedStates)[number];

/** Conversations (specification, section 3: chat session), each owned by one visitor. */
export const sessions = pgTable(
  "chat_sessions",
  {
    id: uuid().primaryKey(),
    visitorId: uuid("visitor_id").notNull(),
    title: text().notNull(),
    metadata: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /** No longer used. Processes of older versions write and read it; it is never above `eventSeqReserved`. */
    eventSeq: integer("event_seq").notNull().default(0),
    /**
     * Number of the last event. During a reply: the highest number that it may use, so that after a crash the next
     * reply starts above it.
     */
    eventSeqReserved: integer("event_seq_reserved").notNull().default(0),
    /** Recent frames that started a reply, newest last, to detect repeated ones. */
    takenFrames: jsonb("taken_frames").$type<StoredFrame[]>().notNull().default([]),
    /** When the lease of the process that writes a reply expires (lease.ts). Null: no reply is running. */
    replyingUntil: moment("replying_until"),
    createdAt: moment("created_at").notNull().defaultNow(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
  },
  (table) => [
    index("chat_sessions_visitor_id_index").on(table.visitorId),
    // For finding conversations past their retention period.
    index("chat_sessions_updated_at_index").on(table.updatedAt),
    index("chat_sessions_replying_until_index")
      .on(table.replyingUntil)
      .where(sql`${table.replyingUntil} is not null`),
  ],
);

/** Messages (specification, section 3: chat message), in order of `position` within a session. */
export const messages = pgTable(
  "chat_messages",
  {
    /** The id from the client's frame, by which a repeated frame finds the message; or else a random id. */
    id: uuid().primaryKey(),
    sessionId: uuid("session_id")
      .notNull()
      .references(() => sessions.id, { onDelete: "cascade" }),
    position: integer().notNull(),
    role: text({ enum: ["user", "assistant"] }).notNull(),
    content: text().notNull(),
    contentType: text("content_type", { enum: ["text"] })
      .notNull()
      .default("text"),
    state: text({ enum: storedStates }).notNull(),
    sources: jsonb().$type<MessageSource[]>().notNull().default([]),
    toolUses: jsonb("tool_uses").$type<StoredToolUse[]>().notNull().default([]),
    /** Suggested follow-up questions. */
    followUps: jsonb("follow_ups").$type<string[]>().notNull().default([]),
    attachments: jsonb().$type<StoredAttachment[]>().notNull().default([]),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [
    unique("chat_messages_session_position_unique").on(table.sessionId, table.position),
    check("chat_messages_role_check", sql`${table.role} in ('user', 'assistant')`),
    index("chat_messages_streaming_index")
      .on(table.sessionId)
      .where(sql`${table.state} = 'streaming'`),
  ],
);

/** Files of visitors. Their content is in a folder or an S3 bucket. */
export const uploads = pgTable(
  "chat_uploads",
  {
    id: uuid().primaryKey(),
    visitorId: uuid("visitor_id").notNull(),
    /**
     * Null once the conversation is deleted. The row stays until the file is deleted, too, so that
     * no file is orphaned.
     */
    sessionId: uuid("session_id").references(() => sessions.id, { onDelete: "set null" }),
    name: text().notNull(),
    mediaType: text("media_type", { enum: uploadMediaTypes }).notNull(),
    /** In bytes. 0 marks a file that could not be stored. Empty files are refused, so no stored file has 0. */
    size: integer().notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [
    index("chat_uploads_visitor_id_index").on(table.visitorId),
    index("chat_uploads_session_id_index").on(table.sessionId),
    // For finding files past their retention period.
    index("chat_uploads_created_at_index").on(table.createdAt),
  ],
);

/**
 * The size of all files together, so that an upload need not add up all rows of `uploads`. It has one row, which
 * triggers of the migration 0012 change in the same transaction as `uploads`, whichever version of the server
 * changes it.
 */
export const uploadTotals = pgTable("chat_upload_totals", {
  /** In bytes. */
  size: bigint({ mode: "number" }).notNull(),
});

/**
 * Analytics counts per day (specification, section 3, "Analytics events"). Contains nothing about a
 * person: no IP or email address, visitor, session, time of day or text.
 */
export const analyticsCounts = pgTable(
  "analytics_counts",
  {
    /** Day of arrival, in UTC. */
    day: date().notNull(),
    event: text().notNull(),
    /** Path of a page view. */
    path: text(),
    /** Label of a call to action. */
    label: text(),
    /** Id of the page with the call to action. */
    location: text(),
    /** Percentage of a scroll milestone. */
    percent: integer(),
    /** Reason of a connection error, from a list of known ones. */
    reason: text(),
    count: bigint({ mode: "number" }).notNull(),
    /** Total length of the messages, in characters. */
    length: bigint({ mode: "number" }).notNull().default(0),
  },
  (table) => [
    // Starts with the day, by which counts are deleted and reported.
    unique("analytics_counts_unique")
      .on(
        table.day,
        table.event,
        table.path,
        table.label,
        table.location,
        table.percent,
        table.reason,
      )
      .nullsNotDistinct(),
  ],
);
