import { randomUUID } from "node:crypto";

import type { MessageSource } from "@larkline/contract/chat";
import { conversationPageMessages } from "@larkline/contract/limits";
import {
  and,
  asc,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  notInArray,
  or,
  sql,
} from "drizzle-orm";

import type { Database } from "../database/query-interface.ts";
import { messages, sessions, type StoredState } from "../database/schema.ts";
import type {
  ReplyBeginning,
  ReplyRequest,
  StoredMessage,
  StoredSession,
} from "./begin-replies.ts";
import { type GrowingAnswer, GrowingAnswers } from "./growing-answers.ts";
import { closeLostReply, isLeaseExpired, isLeaseValid, leaseFromNow } from "./lease.ts";
import { ReplyBeginnings } from "./reply-beginnings.ts";

export type {
  BegunReply,
  ReplyBeginning,
  ReplyRequest,
  StoredMessage,
  StoredSession,
} from "./begin-replies.ts";
export type { GrowingAnswer } from "./growing-answers.ts";
export type { StoredState, StoredToolUse } from "../database/schema.ts";

/**
 * Stores conversations, which the protocol calls sessions, and their messages in the database. Independent of
 * sockets and of the assistant.
 */
export class Conversations {
  readonly #database: Database;
  readonly #beginnings: ReplyBeginnings;
  readonly #growing: GrowingAnswers;

  constructor(database: Database) {
    this.#database = database;
    this.#beginnings = new ReplyBeginnings(database);
    this.#growing = new GrowingAnswers(database);
  }

  /**
   * Stores a new session.
   *
   * @param id The id that the client made. Default: a random id.
   * @returns Undefined if a session with that id exists.
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

  /** The session; undefined if it does not exist or belongs to another visitor. */
  async findSession(visitorId: string, sessionId: string): Promise<StoredSession | undefined> {
    const [session] = await this.#database
      .select()
      .from(sessions)
      .where(and(eq(sessions.id, sessionId), eq(sessions.visitorId, visitorId)));
    return session;
  }

  /** Whether a process with a valid lease writes an answer in the session. */
  async isReplying(sessionId: string): Promise<boolean> {
    const found = await this.#database
      .select({ id: sessions.id })
      .from(sessions)
      .where(and(eq(sessions.id, sessionId), isLeaseValid));
    return found.length > 0;
  }

  /** The visitor's session that contains a message; undefined if there is none. */
  async sessionOfMessage(visitorId: string, messageId: string): Promise<StoredSession | undefined> {
    const [found] = await this.#database
      .select({ session: sessions })
      .from(messages)
      .innerJoin(sessions, eq(messages.sessionId, sessions.id))
      .where(and(eq(messages.id, messageId), eq(sessions.visitorId, visitorId)));
    return found?.session;
  }

  /** A question and its answer; undefined for each that is not stored. */
  async findExchange(
    sessionId: string,
    questionId: string,
  ): Promise<{ question: StoredMessage | undefined; answer: StoredMessage | undefined }> {
    const [question, next] = await this.#database
      .select()
      .from(messages)
      .where(
        and(
          eq(messages.sessionId, sessionId),
          gte(messages.position, this.#positionOf(sessionId, questionId)),
        ),
      )
      .orderBy(asc(messages.position))
      .limit(2);
    if (question?.role !== "user") return { question: undefined, answer: undefined };
    return { question, answer: next?.role === "assistant" ? next : undefined };
  }

  /**
   * Which of the sessions have a running reply or were changed within the last `seconds`. After an outage of
   * Redis, events of these sessions may have been lost.
   */
  async recentlyActive(sessionIds: readonly string[], seconds: number): Promise<string[]> {
    if (sessionIds.length === 0) return [];
    const changed = await this.#database
      .select({ id: sessions.id })
      .from(sessions)
      .where(
        and(
          inArray(sessions.id, [...sessionIds]),
          or(
            isNotNull(sessions.replyingUntil),
            gt(
              sessions.updatedAt,
              sql`now() - make_interval(secs => ${seconds}::double precision)`,
            ),
          ),
        ),
      );
    return changed.map(({ id }) => id);
  }

  /**
   * The last page of messages, in order, and whether there are earlier ones.
   *
   * @param before Id of a message: only messages before it are returned.
   */
  async lastMessages(
    sessionId: string,
    before?: string,
  ): Promise<{ messages: StoredMessage[]; hasEarlier: boolean }> {
    const found = await this.#database
      .select()
      .from(messages)
      .where(
        and(
          eq(messages.sessionId, sessionId),
          before === undefined
            ? undefined
            : lt(messages.position, this.#positionOf(sessionId, before)),
        ),
      )
      .orderBy(desc(messages.position))
      .limit(conversationPageMessages + 1);
    return {
      messages: found.slice(0, conversationPageMessages).toReversed(),
      hasEarlier: found.length > conversationPageMessages,
    };
  }

  /** A query for the position of a message of the session. */
  #positionOf(sessionId: string, id: string) {
    return this.#database
      .select({ position: messages.position })
      .from(messages)
      .where(and(eq(messages.id, id), eq(messages.sessionId, sessionId)));
  }

  /** Ids of sessions without activity since a moment, at most `limit`, longest idle first. */
  async idleSince(moment: Date, limit: number): Promise<string[]> {
    const idle = await this.#database
      .select({ id: sessions.id })
      .from(sessions)
      .where(and(lt(sessions.updatedAt, moment), isNull(sessions.replyingUntil)))
      .orderBy(asc(sessions.updatedAt))
      .limit(limit);
    return idle.map(({ id }) => id);
  }

  /**
   * Deletes sessions with their messages, except those with a running reply or with activity since
   * `idleSince`.
   *
   * @returns How many were deleted.
   */
  async forget(sessionIds: readonly string[], idleSince: Date): Promise<number> {
    if (sessionIds.length === 0) return 0;
    const deleted = await this.#database
      .delete(sessions)
      .where(
        and(
          inArray(sessions.id, [...sessionIds]),
          lt(sessions.updatedAt, idleSince),
          isNull(sessions.replyingUntil),
        ),
      )
      .returning({ id: sessions.id });
    return deleted.length;
  }

  /** Deletes a visitor's session with its messages. @returns Whether it existed. */
  async erase(visitorId: string, sessionId: string): Promise<boolean> {
    const deletedRows = await this.#database
      .delete(sessions)
      .where(and(eq(sessions.id, sessionId), eq(sessions.visitorId, visitorId)))
      .returning({ id: sessions.id });
    return deletedRows.length > 0;
  }

  /** Stores a request and opens an empty answer, in one transaction. */
  beginReply(visitorId: string, sessionId: string, request: ReplyRequest): Promise<ReplyBeginning> {
    return this.#beginnings.begin({ visitorId, sessionId, request });
  }

  /**
   * Stores the text of a running answer, in one statement with other answers.
   *
   * @returns False if another process closed the answer, or it was deleted. Then stop writing it.
   */
  saveProgress(answer: GrowingAnswer): Promise<boolean> {
    return this.#growing.save(answer);
  }

  /** Renews the leases of conversations whose answers are running, even without new text. */
  async renewLeases(answerIds: readonly string[]): Promise<void> {
    if (answerIds.length === 0) return;
    const growing = this.#database
      .select({ id: messages.sessionId })
      .from(messages)
      .where(and(inArray(messages.id, [...answerIds]), eq(messages.state, "streaming")));
    await this.#database
      .update(sessions)
      .set({ replyingUntil: leaseFromNow() })
      // `isNotNull` skips a session that was released meanwhile: after waiting for a row's lock, PostgreSQL
      // checks the row again, but not the rows of the subquery.
      .where(and(inArray(sessions.id, growing), isNotNull(sessions.replyingUntil)));
  }

  /**
   * Stores how an answer ended and releases the conversation. An answer without text and tools is deleted.
   *
   * @returns Whether this end is stored, by this call or by an earlier attempt. False if another process has
   * closed the answer, or if it has text or tools and was deleted. Then nothing is changed.
   */
  async finishReply(
    { id, sessionId, content, toolUses }: GrowingAnswer,
    end: {
      state: Exclude<StoredState, "streaming">;
      sources: MessageSource[];
      followUps: string[];
      eventSeq: number;
    },
  ): Promise<boolean> {
    const isEmpty = content === "" && toolUses.length === 0;
    // Locks the session before the message, in the same order as the callers of `closeLostReply`. In the opposite
    // order, this statement and a process that closes the same answer would wait for each other (a deadlock).
    const locked = this.#database.$with("locked").as(
      this.#database
        .select({ id: sessions.id })
        .from(sessions)
        .where(eq(sessions.id, sessionId))
        // The lock of an update that changes no key. An upload's `key share` does not have to wait for it.
        .for("no key update"),
    );
    const growing = and(
      eq(messages.id, id),
      eq(messages.sessionId, sql`(select ${locked.id} from ${locked})`),
      eq(messages.state, "streaming"),
    );
    const closed = { sessionId: messages.sessionId };
    const ended = this.#database.$with("ended").as(
      isEmpty
        ? this.#database.delete(messages).where(growing).returning(closed)
        : this.#database
            .update(messages)
            .set({
              content,
              toolUses,
              state: end.state,
              sources: end.sources,
              followUps: end.followUps,
            })
            .where(growing)
            .returning(closed),
    );
    // One statement, because with many concurrent answers round trips to the database take most of the time.
    const released = await this.#database
      .with(locked, ended)
      .update(sessions)
      .set({
        replyingUntil: null,
        eventSeqReserved: end.eventSeq,
        updatedAt: new Date(),
      })
      .where(
        and(
          eq(sessions.id, sessionId),
          inArray(sessions.id, this.#database.select({ id: ended.sessionId }).from(ended)),
        ),
      )
      .returning({ id: sessions.id });
    if (released.length > 0) return true;
    // An earlier attempt, whose response was lost, may have stored the same end.
    const [stored] = await this.#database
      .select({ state: messages.state, content: messages.content })
      .from(messages)
      .where(eq(messages.id, id));
    if (stored === undefined) return isEmpty;
    return stored.state === end.state && stored.content === content;
  }

  /**
   * Closes the replies of dead processes: marks their answers as failed, or deletes those without text and tools.
   *
   * @param which `all` if no other process can be writing; `expired` for replies with an expired lease.
   * @param ownSessionIds Sessions whose reply this process writes. They stay open even if their lease was
   * not renewed in time.
   * @returns The answers that this call closed.
   */
  recover(which: "all" | "expired", ownSessionIds: readonly string[] = []): Promise<LostReply[]> {
    const lost = which === "all" ? isNotNull(sessions.replyingUntil) : isLeaseExpired;
    return this.#database.transaction(async (transaction) => {
      const broken = await transaction
        .select({ id: sessions.id })
        .from(sessions)
        .where(and(lost, notInArray(sessions.id, [...ownSessionIds])))
        .for("update", { skipLocked: true });
      const closed: LostReply[] = [];
      for (const { id: sessionId } of broken) {
        closed.push({ sessionId, messageId: await closeLostReply(transaction, sessionId) });
      }
      return closed;
    });
  }
}

/** An answer whose process died. */
export interface LostReply {
  sessionId: string;
  /** Undefined if no answer had been opened. */
  messageId: string | undefined;
}
