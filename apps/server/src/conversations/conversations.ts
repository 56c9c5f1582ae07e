import { randomUUID } from "node:crypto";

import { and, asc, eq, gt, isNotNull, lt } from "drizzle-orm";

import type { Database } from "../database/database.ts";
import { messages, sessions, type StoredSource, type StoredState } from "../database/schema.ts";

export type StoredSession = typeof sessions.$inferSelect;
export type StoredMessage = typeof messages.$inferSelect;
export type { StoredSource, StoredState } from "../database/schema.ts";

/**
 * How long a running reply holds its conversation without a sign of life, in milliseconds. Only a
 * process that died without a word lets it run out; a living one renews it with every saving.
 */
const replyLeaseMs = 15_000;

/** Most event numbers one reply may use: far more than an answer has chunks. */
const reservedEvents = 100_000;

/** What a visitor asks for that makes the assistant write. */
export type ReplyRequest =
  | { kind: "send"; id: string | undefined; content: string }
  | { kind: "regenerate"; messageId: string }
  | { kind: "edit"; messageId: string; content: string };

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
  | { status: "busy" | "not_found" | "id_taken" };

/** Stores conversations. Knows nothing of sockets and of how answers come about. */
export class Conversations {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async createSession(
    visitorId: string,
    { title, metadata }: Pick<StoredSession, "title" | "metadata">,
  ): Promise<StoredSession> {
    const [session] = await this.#database
      .insert(sessions)
      .values({ id: randomUUID(), visitorId, title, metadata })
      .returning();
    if (session === undefined) throw new Error("The database returned no session");
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

      // A repeated send is no second question, not even while the first is being answered.
      if (request.kind === "send" && request.id !== undefined) {
        const [known] = await transaction
          .select({ sessionId: messages.sessionId })
          .from(messages)
          .where(eq(messages.id, request.id));
        if (known !== undefined) {
          return known.sessionId === sessionId
            ? { status: "duplicate", messageId: request.id }
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
            createdAt: new Date(),
          })
          .returning();
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
      if (question === undefined) throw new Error("The database returned no message");

      const [answer] = await transaction
        .insert(messages)
        .values({
          id: randomUUID(),
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

  /** Stores an answer as far as it got, and holds on to the conversation. */
  async saveProgress(answer: { id: string; sessionId: string; content: string }): Promise<void> {
    await this.#database
      .update(messages)
      .set({ content: answer.content })
      .where(eq(messages.id, answer.id));
    await this.#database
      .update(sessions)
      .set({ replyingUntil: leaseFromNow() })
      .where(eq(sessions.id, answer.sessionId));
  }

  /**
   * Stores how an answer ended and lets go of the conversation. An answer of which nothing was
   * written leaves no message behind.
   */
  finishReply(
    answer: { id: string; sessionId: string; content: string },
    end: { state: Exclude<StoredState, "streaming">; sources: StoredSource[]; eventSeq: number },
  ): Promise<void> {
    return this.#database.transaction(async (transaction) => {
      await (answer.content === ""
        ? transaction.delete(messages).where(eq(messages.id, answer.id))
        : transaction
            .update(messages)
            .set({ content: answer.content, state: end.state, sources: end.sources })
            .where(eq(messages.id, answer.id)));
      await transaction
        .update(sessions)
        .set({
          replyingUntil: null,
          eventSeq: end.eventSeq,
          eventSeqReserved: end.eventSeq,
          updatedAt: new Date(),
        })
        .where(eq(sessions.id, answer.sessionId));
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

/** What a dead process had written of an answer stays; an answer not begun disappears. */
async function closeLostReply(
  transaction: Pick<Database, "delete" | "update">,
  sessionId: string,
): Promise<void> {
  const lost = and(eq(messages.sessionId, sessionId), eq(messages.state, "streaming"));
  await transaction.delete(messages).where(and(lost, eq(messages.content, "")));
  await transaction.update(messages).set({ state: "failed" }).where(lost);
  await transaction.update(sessions).set({ replyingUntil: null }).where(eq(sessions.id, sessionId));
}

function leaseFromNow(): Date {
  return new Date(Date.now() + replyLeaseMs);
}
