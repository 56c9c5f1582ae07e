import { randomUUID } from "node:crypto";

import { and, asc, eq, exists, gt, inArray, isNotNull, lt, sql } from "drizzle-orm";

import type { Database } from "../database/database.ts";
import {
  messages,
  sessions,
  type StoredFrame,
  type StoredSource,
  type StoredState,
  uploads,
} from "../database/schema.ts";
import { type GrowingAnswer, GrowingAnswers } from "./growing-answers.ts";

export type StoredSession = typeof sessions.$inferSelect;
export type StoredMessage = typeof messages.$inferSelect;
export type { GrowingAnswer } from "./growing-answers.ts";
export type { StoredSource, StoredState, StoredToolUse } from "../database/schema.ts";

/**
 * How long a running reply holds its conversation without a sign of life, in milliseconds. Only a
 * process that died without a word lets it run out; a living one renews it (`renewHold`).
 */
const replyLeaseMs = 15_000;

/** Most event numbers one reply may use: far more than an answer has chunks. */
const reservedEvents = 100_000;

/** Frames of a conversation that are known when they come again: more than a client ever repeats. */
const rememberedFrames = 40;

/**
 * What a visitor asks for that makes the assistant write. `id` is the client's: of the new question
 * for `send`, of the new answer for the others, so that a repeated request is found again.
 */
export type ReplyRequest =
  | { kind: "send"; id: string | undefined; content: string; attachments?: readonly string[] }
  | { kind: "regenerate"; id: string | undefined; messageId: string }
  | { kind: "edit"; id: string | undefined; messageId: string; content: string };

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
  /** The same was asked before, and its answer did not outlive its process: it is written again. */
  repeats: boolean;
  /** Events of this reply are numbered from the one after this. */
  eventSeq: number;
}

export type ReplyBeginning =
  | BegunReply
  | { status: "duplicate"; messageId: string }
  | { status: "busy" | "not_found" | "no_session" | "id_taken" | "no_attachment" };

/** Stores conversations. Knows nothing of sockets and of how answers come about. */
export class Conversations {
  readonly #database: Database;
  readonly #growing: GrowingAnswers;

  constructor(database: Database) {
    this.#database = database;
    this.#growing = new GrowingAnswers(database);
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
  async beginReply(
    visitorId: string,
    sessionId: string,
    request: ReplyRequest,
  ): Promise<ReplyBeginning> {
    try {
      return await this.#database.transaction((transaction) =>
        beginReply(transaction, visitorId, sessionId, request),
      );
    } catch (error) {
      if (error instanceof IdTaken) return { status: "id_taken" };
      throw error;
    }
  }

  /**
   * Stores an answer as far as it got, together with the others that grow at this moment.
   * @returns false when the hold ran out and somebody else closed the answer: it is to be given up.
   */
  saveProgress(answer: GrowingAnswer): Promise<boolean> {
    return this.#growing.save(answer);
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
  async finishReply(
    { id, sessionId, content, toolUses }: GrowingAnswer,
    end: {
      state: Exclude<StoredState, "streaming">;
      sources: StoredSource[];
      followUps: string[];
      eventSeq: number;
    },
  ): Promise<boolean> {
    const growing = and(eq(messages.id, id), eq(messages.state, "streaming"));
    const closed = { sessionId: messages.sessionId };
    const ended = this.#database.$with("ended").as(
      content === "" && toolUses.length === 0
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
    // One statement: with many answers at once each way to the database counts.
    const released = await this.#database
      .with(ended)
      .update(sessions)
      .set({
        replyingUntil: null,
        eventSeq: end.eventSeq,
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
    return released.length > 0;
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

/** A transaction, or the database itself. */
type Store = Pick<Database, "select" | "insert" | "update" | "delete">;

/** The id that a client made stands in another conversation: nothing of its request is stored. */
class IdTaken extends Error {
  override name = "IdTaken";
}

async function beginReply(
  store: Store,
  visitorId: string,
  sessionId: string,
  request: ReplyRequest,
): Promise<ReplyBeginning> {
  const [session] = await store
    .select()
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.visitorId, visitorId)))
    .for("update");
  if (session === undefined) return { status: "no_session" };
  // A repeated request changes nothing: not while the first is being answered, not much later.
  const taken = session.takenFrames.findLast(({ id }) => id === request.id);
  const duplicate = taken && ({ status: "duplicate", messageId: taken.messageId } as const);
  const isNewest = taken === session.takenFrames.at(-1);
  const isHeld = session.replyingUntil !== null && session.replyingUntil > new Date();
  if (duplicate !== undefined && (!isNewest || isHeld)) return duplicate;
  if (isHeld) return { status: "busy" };
  if (session.replyingUntil !== null) {
    await closeLostReply(store, sessionId);
  }

  const stored = await store
    .select()
    .from(messages)
    .where(eq(messages.sessionId, sessionId))
    .orderBy(asc(messages.position));
  const unanswered = stored.at(-1)?.role === "user" ? stored.at(-1) : undefined;
  if (duplicate !== undefined && unanswered === undefined) return duplicate;
  if (duplicate === undefined && stored.some(({ id }) => id === request.id)) {
    return { status: "duplicate", messageId: request.id ?? "" };
  }
  const asked =
    duplicate !== undefined && unanswered !== undefined
      ? { question: unanswered, isNew: false, history: stored.slice(0, -1) }
      : await (request.kind === "send"
          ? newQuestion(store, sessionId, stored, request)
          : oldQuestion(store, stored, request));
  if ("status" in asked) return asked;
  const { question, isNew, history } = asked;
  const answer: StoredMessage = {
    ...emptyMessage(sessionId),
    id: (request.kind === "send" ? undefined : request.id) ?? randomUUID(),
    position: question.position + 1,
    role: "assistant",
    state: "streaming",
  };
  const rows = isNew ? [question, answer] : [answer];
  const inserted = await store
    .insert(messages)
    .values(rows)
    .onConflictDoNothing({ target: messages.id })
    .returning({ id: messages.id });
  if (inserted.length < rows.length) throw new IdTaken();

  // After a crash the numbers that the lost reply had reserved are skipped.
  const eventSeq = Math.max(session.eventSeq, session.eventSeqReserved);
  const frame: StoredFrame[] =
    request.id === undefined || duplicate !== undefined
      ? []
      : [{ id: request.id, messageId: request.kind === "regenerate" ? answer.id : question.id }];
  await store
    .update(sessions)
    .set({
      eventSeq,
      eventSeqReserved: eventSeq + reservedEvents,
      takenFrames: [...session.takenFrames, ...frame].slice(-rememberedFrames),
      replyingUntil: leaseFromNow(),
      updatedAt: new Date(),
    })
    .where(eq(sessions.id, sessionId));
  return {
    status: "begun",
    question,
    answer,
    questionChanged: request.kind !== "regenerate" && duplicate === undefined,
    repeats: duplicate !== undefined,
    removed: stored.filter(({ position }) => position > question.position).map(({ id }) => id),
    history,
    eventSeq,
  };
}

/** What is to be answered: a message to be stored, or one that is. */
interface Question {
  question: StoredMessage;
  isNew: boolean;
  /** What was said before it. */
  history: readonly StoredMessage[];
}

async function newQuestion(
  store: Store,
  sessionId: string,
  stored: readonly StoredMessage[],
  { id, content, attachments: wanted }: Extract<ReplyRequest, { kind: "send" }>,
): Promise<Question | { status: "no_attachment" }> {
  const attachments = await findAttachments(store, sessionId, wanted);
  if (attachments === undefined) return { status: "no_attachment" };
  const question: StoredMessage = {
    ...emptyMessage(sessionId),
    id: id ?? randomUUID(),
    position: (stored.at(-1)?.position ?? 0) + 1,
    content,
    attachments,
  };
  return { question, isNew: true, history: stored };
}

/** Removes what followed the question, and changes it where that is asked for. */
async function oldQuestion(
  store: Store,
  stored: readonly StoredMessage[],
  request: Exclude<ReplyRequest, { kind: "send" }>,
): Promise<Question | { status: "not_found" }> {
  const index = stored.findIndex(({ id }) => id === request.messageId);
  const wanted = request.kind === "edit" ? "user" : "assistant";
  if (stored[index]?.role !== wanted) return { status: "not_found" };
  const questionIndex = request.kind === "edit" ? index : index - 1;
  const question = stored[questionIndex];
  if (question?.role !== "user") return { status: "not_found" };
  const history = stored.slice(0, questionIndex);
  await store
    .delete(messages)
    .where(
      and(eq(messages.sessionId, question.sessionId), gt(messages.position, question.position)),
    );
  if (request.kind === "regenerate") return { question, isNew: false, history };
  const { content } = request;
  await store.update(messages).set({ content }).where(eq(messages.id, question.id));
  return { question: { ...question, content }, isNew: false, history };
}

/** What every new message has in common; the database would fill in the same. */
const emptyMessage = (sessionId: string) => ({
  sessionId,
  role: "user" as const,
  content: "",
  contentType: "text" as const,
  state: "complete" as const,
  sources: [],
  toolUses: [],
  followUps: [],
  attachments: [],
  createdAt: new Date(),
});

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
