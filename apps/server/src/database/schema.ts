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
  timestamp,
  unique,
  uuid,
} from "drizzle-orm/pg-core";

/** Where an answer was read: a page of the site, and the place on it. */
export interface StoredSource {
  title: string;
  href: string;
}

/** A frame that was taken: the id its client made, and the message it acted on. */
export interface StoredFrame {
  id: string;
  messageId: string;
}

/** A tool an answer used, with what came back, if it came back. */
export interface StoredToolUse {
  id: string;
  name: string;
  arguments: Record<string, unknown>;
  result?: unknown;
}

/** A file as the message it came with shows it; the file itself is an upload. */
export interface StoredAttachment {
  id: string;
  name: string;
  /** In bytes. */
  size: number;
  mediaType: (typeof uploadMediaTypes)[number];
}

/**
 * How far a stored message got. `streaming`: an answer being written. `complete`: whole. `aborted`:
 * stopped by the visitor. `failed`: broken off by a fault (the engine's, or the server went down).
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
    /** Number of the last event sent while the conversation rested. */
    eventSeq: integer("event_seq").notNull().default(0),
    /** Highest number a running reply may use; after a crash numbering goes on behind it. */
    eventSeqReserved: integer("event_seq_reserved").notNull().default(0),
    /** Frames that made the assistant write, newest last, so that a late repeat is known as one. */
    takenFrames: jsonb("taken_frames").$type<StoredFrame[]>().notNull().default([]),
    /** Until when the process that writes a reply holds the conversation. Null: nobody writes. */
    replyingUntil: timestamp("replying_until", { withTimezone: true, precision: 3 }),
    createdAt: timestamp("created_at", { withTimezone: true, precision: 3 }).notNull().defaultNow(),
    updatedAt: timestamp("updated_at", { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [
    index("chat_sessions_visitor_id_index").on(table.visitorId),
    // By which conversations that are too old are found.
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
    /** A visitor's message bears the id its client made, so that a repeated send finds it. */
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
    sources: jsonb().$type<StoredSource[]>().notNull().default([]),
    toolUses: jsonb("tool_uses").$type<StoredToolUse[]>().notNull().default([]),
    /** Questions to go on with after this answer. */
    followUps: jsonb("follow_ups").$type<string[]>().notNull().default([]),
    attachments: jsonb().$type<StoredAttachment[]>().notNull().default([]),
    createdAt: timestamp("created_at", { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [
    unique("chat_messages_session_position_unique").on(table.sessionId, table.position),
    check("chat_messages_role_check", sql`${table.role} in ('user', 'assistant')`),
    index("chat_messages_streaming_index")
      .on(table.sessionId)
      .where(sql`${table.state} = 'streaming'`),
  ],
);

/** Files that visitors brought into a conversation. Their bytes lie in the folder or the bucket. */
export const uploads = pgTable(
  "chat_uploads",
  {
    id: uuid().primaryKey(),
    visitorId: uuid("visitor_id").notNull(),
    /**
     * Null once the conversation is gone. The row stays until its file is removed, too: without it
     * nobody would know of the file.
     */
    sessionId: uuid("session_id").references(() => sessions.id, { onDelete: "set null" }),
    name: text().notNull(),
    mediaType: text("media_type", { enum: uploadMediaTypes }).notNull(),
    /** In bytes. */
    size: integer().notNull(),
    createdAt: timestamp("created_at", { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [
    index("chat_uploads_visitor_id_index").on(table.visitorId),
    index("chat_uploads_session_id_index").on(table.sessionId),
  ],
);

/**
 * What happened on the site (specification, section 3, "Analytics events"): how often on each day.
 * Nothing here tells who it was: no address, no visitor, no session, no hour that could be laid beside a
 * conversation, and no words of anybody.
 */
export const analyticsCounts = pgTable(
  "analytics_counts",
  {
    /** When it arrived, in UTC. */
    day: date().notNull(),
    event: text().notNull(),
    /** Of a page view: the page's path. */
    path: text(),
    /** Of a call to action: what was clicked ("Page - Button"), and on which page. */
    label: text(),
    location: text(),
    /** Of a milestone: how far the page was scrolled. */
    percent: integer(),
    /** Of a connection error: which of the known ones. */
    reason: text(),
    count: bigint({ mode: "number" }).notNull(),
    /** Of messages: their length in characters, together. */
    length: bigint({ mode: "number" }).notNull().default(0),
  },
  (table) => [
    // Begins with the day, which is what old counts are removed by and reports ask for.
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
