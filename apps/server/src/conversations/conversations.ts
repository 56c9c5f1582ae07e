import { randomUUID } from "node:crypto";

import { and, asc, eq, exists, gt, inArray, isNotNull, lt, sql } from "drizzle-orm";

import type { Database } from "../database/database.ts";
import {
  messages,
  sessions,
  type StoredSource,
  type StoredState,
  type StoredToolUse,
  uploads,
} from "../database/schema.ts";

export type StoredSession = typeof sessions.$inferSelect;
export type StoredMessage = typeof messages.$inferSelect;
export type { StoredSource, StoredState, StoredToolUse } from "../database/schema.ts";

/**
 * How long a running reply holds its conversation without a sign of life, in milliseconds. Only a
 * process that died without a word lets it run out; a living one renews it (`renewHold`).
 */
const replyLeaseMs = 15_000;

/** Most event numbers one reply may use: far more than an answer has chunks. */
const reservedEvents = 100_000;

/**
 * What a visitor asks for that makes the assistant write. `id` is the client's: of the new question
 * for `send`, of the new answer for the others, so that a repeated request is found again.
 */
export type ReplyRequest =
  | { kind: "send"; id: string | undefined; content: string; attachments?: readonly string[] }
  | { kind: "regenerate"; id: string | undefined; messageId: string }
  | { kind: "edit"; id: string | undefined; messageId: string; content: string };

/** An answer while it grows. */
export interface GrowingAnswer {
  id: string;
  sessionId: string;
  content: string;
  toolUses: StoredToolUse[];
}

/** A reply may be written: everything it needs is stored. */
export interface BegunReply {
  status: "begun";
  /** The visitor's message that is answered. */
  question: StoredMessage;
  /** The empty answer. */
  answer: StoredMessage;
  /** The question is new or was changed, so that screens must show it. */
  questionChanged: boolean;
  /** Messages that this reply replaces. */
  removed: readonly string[];
  /** What was said before the question, in order. */
  history: readonly StoredMessage[];
  /** Events of this reply are numbered from the one after this. */
  eventSeq: number;
}

export type ReplyBeginning =
  | BegunReply
  | { status: "duplicate"; messageId: string }
  | { status: "busy" | "not_found" | "id_taken" | "no_attachment" };

/** Stores conversations. Knows nothing of sockets and of how answers come about. */
export class Conversations {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /**
   * Stores a new session.
   * @param id made by the client, or by us.
   * @returns undefined when a session with that id stands already.
   */
  async createSession(
    visitorId: string,
    { title, metadata }: Pick<StoredSession, "title" | "metadata">,
    id: string = randomUUID(),
  ): Promise<StoredSession | undefined> {
    const [session] = await this.#database
      .insert(sessions)
      .values({ id, visitorId, title, metadata })
      .onConflictDoNothing({ target: sessions.id })
      .returning();
    return session;
  }

  /** The session, if it exists and is this visitor's; the two are never told apart. */
  async findSession(visitorId: string, sessionId: string): Promise<StoredSession | undefined> {
    const [session] = await this.#database
      .select()
      .from(sessions)
      .where(and(eq(sessions.id, sessionId), eq(sessions.visitorId, visitorId)));
    return session;
  }

  /** The visitor's session that holds a message; undefined if there is none such. */
  async sessionOfMessage(visitorId: string, messageId: string): Promise<StoredSession | undefined> {
    const [found] = await this.#database
      .select({ session: sessions })
      .from(messages)
      .innerJoin(sessions, eq(messages.sessionId, sessions.id))
      .where(and(eq(messages.id, messageId), eq(sessions.visitorId, visitorId)));
    return found?.session;
  }

  /** A question and what was answered to it, as far as both are stored. */
  async findExchange(
    sessionId: string,
    questionId: string,
  ): Promise<{ question: StoredMessage | undefined; answer: StoredMessage | undefined }> {
    const stored = await this.listMessages(sessionId);
    const index = stored.findIndex(({ id, role }) => id === questionId && role === "user");
    const next = index === -1 ? undefined : stored[index + 1];
    return { question: stored[index], answer: next?.role === "assistant" ? next : undefined };
  }

  /** All messages in their order. */
  listMessages(sessionId: string): Promise<StoredMessage[]> {
    return this.#database
      .select()
      .from(messages)
      .where(eq(messages.sessionId, sessionId))
      .orderBy(asc(messages.position));
  }

  /**
   * Stores what the visitor wants and opens an empty answer, all or nothing. One reply at a time:
   * the session's row is the lock, for every process on the same database.
   */
  beginReply(sessionId: string, request: ReplyRequest): Promise<ReplyBeginning> {
    return this.#database.transaction(async (transaction): Promise<ReplyBeginning> => {
      const [session] = await transaction
        .select()
        .from(sessions)
        .where(eq(sessions.id, sessionId))
        .for("update");
      if (session === undefined) return { status: "not_found" };

      // A repeated request changes nothing, not even while the first is being answered.
      if (request.id !== undefined) {
        const [known] = await transaction
          .select({ sessionId: messages.sessionId, role: messages.role })
          .from(messages)
          .where(eq(messages.id, request.id));
        if (known !== undefined) {
          const makes = request.kind === "send" ? "user" : "assistant";
          return known.sessionId === sessionId && known.role === makes
            ? {
                status: "duplicate",
                messageId: request.kind === "edit" ? request.messageId : request.id,
              }
            : { status: "id_taken" };
        }
      }
      if (session.replyingUntil !== null) {
        if (session.replyingUntil > new Date()) return { status: "busy" };
        await closeLostReply(transaction, sessionId);
      }

      const stored = await transaction
        .select()
        .from(messages)
        .where(eq(messages.sessionId, sessionId))
        .orderBy(asc(messages.position));
      const nextPosition = (stored.at(-1)?.position ?? 0) + 1;
      let question: StoredMessage | undefined;
      let kept: StoredMessage[];
      if (request.kind === "send") {
        const attachments = await findAttachments(transaction, sessionId, request.attachments);
        if (attachments === undefined) return { status: "no_attachment" };
        kept = stored;
        [question] = await transaction
          .insert(messages)
          .values({
            id: request.id ?? randomUUID(),
            sessionId,
            position: nextPosition,
            role: "user",
            content: request.content,
            state: "complete",
            attachments,
            createdAt: new Date(),
          })
          .onConflictDoNothing({ target: messages.id })
          .returning();
        // Another conversation took the id since we looked: sessions do not lock each other.
        if (question === undefined) return { status: "id_taken" };
      } else {
        const index = stored.findIndex(({ id }) => id === request.messageId);
        const wanted = request.kind === "edit" ? "user" : "assistant";
        if (stored[index]?.role !== wanted) return { status: "not_found" };
        const questionIndex = request.kind === "edit" ? index : index - 1;
        question = stored[questionIndex];
        if (question?.role !== "user") return { status: "not_found" };
        kept = stored.slice(0, questionIndex);
        await transaction
          .delete(messages)
          .where(and(eq(messages.sessionId, sessionId), gt(messages.position, question.position)));
        if (request.kind === "edit") {
          question = { ...question, content: request.content };
          await transaction
            .update(messages)
            .set({ content: request.content })
            .where(eq(messages.id, question.id));
        }
      }

      const [answer] = await transaction
        .insert(messages)
        .values({
          id: (request.kind === "send" ? undefined : request.id) ?? randomUUID(),
          sessionId,
          position: question.position + 1,
          role: "assistant",
          content: "",
          state: "streaming",
          createdAt: new Date(),
        })
        .returning();
      if (answer === undefined) throw new Error("The database returned no answer");
      // After a crash the numbers that the lost reply had reserved are skipped.
      const eventSeq = Math.max(session.eventSeq, session.eventSeqReserved);
      await transaction
        .update(sessions)
        .set({
          eventSeq,
          eventSeqReserved: eventSeq + reservedEvents,
          replyingUntil: leaseFromNow(),
          updatedAt: new Date(),
        })
        .where(eq(sessions.id, sessionId));
      return {
        status: "begun",
        question,
        answer,
        questionChanged: request.kind !== "regenerate",
        removed: stored.filter(({ position }) => position > question.position).map(({ id }) => id),
        history: kept,
        eventSeq,
      };
    });
  }

  /**
   * Stores an answer as far as it got.
   * @returns false when the hold ran out and somebody else closed the answer: it is to be given up.
   */
  async saveProgress({ id, content, toolUses }: GrowingAnswer): Promise<boolean> {
    const mine = await this.#database
      .update(messages)
      .set({ content, toolUses })
      .where(and(eq(messages.id, id), eq(messages.state, "streaming")))
      .returning({ id: messages.id });
    return mine.length > 0;
  }

  /** Holds on to a conversation while its answer is being written, also when no words come. */
  async renewHold(answer: Pick<GrowingAnswer, "id" | "sessionId">): Promise<void> {
    const growing = this.#database
      .select({ id: messages.id })
      .from(messages)
      .where(and(eq(messages.id, answer.id), eq(messages.state, "streaming")));
    await this.#database
      .update(sessions)
      .set({ replyingUntil: leaseFromNow() })
      .where(and(eq(sessions.id, answer.sessionId), exists(growing)));
  }

  /**
   * Stores how an answer ended and lets go of the conversation. An answer of which nothing was
   * written leaves no message behind.
   * @returns false when somebody else had closed the answer: nothing was changed.
   */
  finishReply(
    { id, sessionId, content, toolUses }: GrowingAnswer,
    end: {
      state: Exclude<StoredState, "streaming">;
      sources: StoredSource[];
      followUps: string[];
      eventSeq: number;
    },
  ): Promise<boolean> {
    return this.#database.transaction(async (transaction) => {
      await transaction
        .select({ id: sessions.id })
        .from(sessions)
        .where(eq(sessions.id, sessionId))
        .for("update");
      const growing = and(eq(messages.id, id), eq(messages.state, "streaming"));
      const mine = await (content === "" && toolUses.length === 0
        ? transaction.delete(messages).where(growing).returning({ id: messages.id })
        : transaction
            .update(messages)
            .set({
              content,
              toolUses,
              state: end.state,
              sources: end.sources,
              followUps: end.followUps,
            })
            .where(growing)
            .returning({ id: messages.id }));
      if (mine.length === 0) return false;
      await transaction
        .update(sessions)
        .set({
          replyingUntil: null,
          eventSeq: end.eventSeq,
          eventSeqReserved: end.eventSeq,
          updatedAt: new Date(),
        })
        .where(eq(sessions.id, sessionId));
      return true;
    });
  }

  /**
   * Closes replies whose process died: what was written stays, marked as broken off.
   * @param which `all` when no other process can be writing; `expired` for those whose hold ran out.
   */
  recover(which: "all" | "expired"): Promise<number> {
    const lost =
      which === "all" ? isNotNull(sessions.replyingUntil) : lt(sessions.replyingUntil, new Date());
    return this.#database.transaction(async (transaction) => {
      const broken = await transaction
        .select({ id: sessions.id })
        .from(sessions)
        .where(lost)
        .for("update");
      for (const { id } of broken) await closeLostReply(transaction, id);
      return broken.length;
    });
  }
}

/** The files a message names, in its order; undefined if one is not of this session. */
async function findAttachments(
  transaction: Pick<Database, "select">,
  sessionId: string,
  ids: readonly string[] = [],
) {
  if (ids.length === 0) return [];
  const found = await transaction
    .select({
      id: uploads.id,
      name: uploads.name,
      size: uploads.size,
      mediaType: uploads.mediaType,
    })
    .from(uploads)
    .where(and(inArray(uploads.id, [...ids]), eq(uploads.sessionId, sessionId)));
  if (found.length < ids.length) return undefined;
  return found.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}

/** What a dead process had written of an answer stays; an answer not begun disappears. */
async function closeLostReply(
  transaction: Pick<Database, "delete" | "update">,
  sessionId: string,
): Promise<void> {
  const lost = and(eq(messages.sessionId, sessionId), eq(messages.state, "streaming"));
  const nothing = and(eq(messages.content, ""), sql`${messages.toolUses} = '[]'::jsonb`);
  await transaction.delete(messages).where(and(lost, nothing));
  await transaction.update(messages).set({ state: "failed" }).where(lost);
  await transaction.update(sessions).set({ replyingUntil: null }).where(eq(sessions.id, sessionId));
}

function leaseFromNow(): Date {
  return new Date(Date.now() + replyLeaseMs);
}
