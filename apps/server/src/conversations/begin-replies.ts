// The transaction that stores questions and opens an empty answer for each. reply-beginnings.ts calls it.
import { randomUUID } from "node:crypto";

import { conversationMaxMessages } from "@larkline/contract/limits";
import { and, asc, eq, getTableColumns, gt, inArray, sql } from "drizzle-orm";

import type { Database } from "../database/query-interface.ts";
import { messages, sessions, type StoredFrame, uploads } from "../database/schema.ts";
import { closeLostReply, leaseFromNow, isLeaseValid } from "./lease.ts";

export type StoredSession = typeof sessions.$inferSelect;
export type StoredMessage = typeof messages.$inferSelect;

/**
 * The columns of an earlier message that a new reply needs. Columns that only answers use are not read,
 * because their values are often larger than the text.
 */
type EarlierMessage = Omit<StoredMessage, "sources" | "toolUses" | "followUps">;

const {
  sources: _sources,
  toolUses: _toolUses,
  followUps: _followUps,
  ...earlierColumns
} = getTableColumns(messages);

/**
 * How many event numbers are reserved for one reply: far more than a reply has events. After a crash the next
 * reply starts above the reserved numbers, so that no number is used twice.
 */
const reservedEventCount = 100_000;

/** Maximum number of frames stored per conversation to detect repeats: more than a client ever resends. */
const maxRememberedFrames = 40;

/**
 * A request that starts a reply. The client makes the `id`, by which a repeated request is detected. The `id`
 * becomes the id of the new question (`send`) or of the new answer (`regenerate`, `edit`). `messageId` is the
 * answer to replace (`regenerate`) or the question to change (`edit`).
 */
export type ReplyRequest =
  | { kind: "send"; id: string | undefined; content: string; attachments?: readonly string[] }
  | { kind: "regenerate"; id: string | undefined; messageId: string }
  | { kind: "edit"; id: string | undefined; messageId: string; content: string };

/** A request with its visitor and conversation. */
export interface WantedReply {
  visitorId: string;
  sessionId: string;
  request: ReplyRequest;
}

/** A reply that may start: its question and an empty answer are stored. */
export interface BegunReply {
  status: "begun";
  question: StoredMessage;
  /** Empty, in the state `streaming`. */
  answer: StoredMessage;
  /** Whether the question is new or edited, so that the visitor's other connections must get it. */
  questionChanged: boolean;
  /** Ids of the messages after the question: they were deleted. */
  removed: readonly string[];
  /** Messages before the question, in order. */
  history: readonly EarlierMessage[];
  /** Whether a repeated request starts its answer again, because its first answer ended without text. */
  restartsAnswer: boolean;
  /** Number of the session's last event. The reply's first event has the next number. */
  eventSeq: number;
}

/**
 * Result of a request: a reply that may start, or the reason why none starts.
 * - `duplicate`: the request was accepted before. `messageId` is the message that it created or changed.
 * - `busy`: another reply is running in the conversation.
 * - `full`: the conversation has no room for another question and answer.
 * - `not_found`: the message that the request names does not exist, or has the wrong role.
 * - `no_session`: the visitor has no such conversation.
 * - `id_taken`: a message of another conversation has the client's id.
 * - `no_attachment`: an attachment is not a file of this conversation.
 */
export type ReplyBeginning =
  | BegunReply
  | { status: "duplicate"; messageId: string }
  | { status: "busy" | "full" | "not_found" | "no_session" | "id_taken" | "no_attachment" };

/** The functions of a database transaction that this module uses. */
type Store = Pick<Database, "select" | "insert" | "update" | "delete" | "with" | "$with">;

/** A message of another conversation has the client's id. Thrown to roll back the transaction. */
export class IdTaken extends Error {
  override name = "IdTaken";
}

/** A session whose row is locked until the transaction ends. */
type LockedSession = StoredSession & {
  /** Whether a process with a valid lease writes a reply. */
  isReplying: boolean;
};

/** A reply that may begin, with the rows to store for it. */
interface Opened {
  begun: BegunReply;
  /** The rows to insert: the question if it is new, then the answer. */
  rows: readonly StoredMessage[];
  takenFrames: readonly StoredFrame[];
}

/**
 * Stores requests of different conversations and opens an empty answer for each. Needs three statements
 * for any number of requests, and more only for attachments, `regenerate`, `edit`, and replies of dead
 * processes. The lock on the session's row ensures that all processes together write only one reply at a time.
 *
 * @param store A transaction, which an error rolls back.
 * @param onLocked What to do with a session whose row another transaction has locked.
 * @returns One result per request. With `skip locked`, a result is undefined if the visitor has no such
 * session, or if another transaction has locked it. With `wait`, no result is undefined.
 * @throws {IdTaken} if an id in the requests belongs to a message of another conversation.
 */
export async function beginReplies(
  store: Store,
  requests: readonly WantedReply[],
  onLocked: "wait" | "skip locked",
): Promise<(ReplyBeginning | undefined)[]> {
  const locked = await lockSessions(store, requests, onLocked);
  const stored = await readMessages(store, [...locked.values()]);
  const openings: (ReplyBeginning | Opened | undefined)[] = [];
  for (const { visitorId, sessionId, request } of requests) {
    const session = locked.get(sessionId);
    if (session?.visitorId === visitorId) {
      openings.push(await openReply(store, session, stored.get(sessionId) ?? [], request));
    } else openings.push(onLocked === "wait" ? { status: "no_session" } : undefined);
  }
  await storeOpened(
    store,
    openings.filter((opening) => opening !== undefined && "begun" in opening),
  );
  return openings.map((opening) =>
    opening !== undefined && "begun" in opening ? opening.begun : opening,
  );
}

/** Locks the sessions' rows. Closes a reply whose lease has expired. */
async function lockSessions(
  store: Store,
  wanted: readonly WantedReply[],
  onLocked: "wait" | "skip locked",
): Promise<Map<string, LockedSession>> {
  const ids = wanted.map(({ sessionId }) => sessionId);
  const found = await store
    .select({ ...getTableColumns(sessions), isReplying: isLeaseValid })
    .from(sessions)
    .where(inArray(sessions.id, ids))
    .for("update", onLocked === "wait" ? {} : { skipLocked: true });
  for (const session of found) {
    if (session.replyingUntil === null || session.isReplying) continue;
    await closeLostReply(store, session.id);
  }
  return new Map(found.map((session) => [session.id, session]));
}

/**
 * Reads all messages of the locked sessions. Needs a separate statement: the locking statement would read
 * the messages as they were before it waited for the lock.
 */
async function readMessages(
  store: Store,
  locked: readonly StoredSession[],
): Promise<Map<string, EarlierMessage[]>> {
  // A session without a reply so far has no messages.
  const used = locked.filter((session) => session.eventSeqReserved > 0);
  if (used.length === 0) return new Map();
  const ids = used.map(({ id }) => id);
  const stored = await store
    .select(earlierColumns)
    .from(messages)
    .where(inArray(messages.sessionId, ids))
    .orderBy(asc(messages.position));
  const bySession = new Map<string, EarlierMessage[]>(ids.map((id) => [id, []]));
  for (const message of stored) bySession.get(message.sessionId)?.push(message);
  return bySession;
}

/** Decides whether a request may begin a reply. Returns the rows to store, or why it may not begin. */
async function openReply(
  store: Store,
  session: LockedSession,
  stored: readonly EarlierMessage[],
  request: ReplyRequest,
): Promise<Exclude<ReplyBeginning, BegunReply> | Opened> {
  // A repeated request changes nothing, neither during its answer nor later. Exception: if the last question has no
  // answer, for example because the process that wrote it died, two repeated requests start its answer again: the
  // newest one, and the one that sent this question.
  const repeated = session.takenFrames.findLast(({ id }) => id === request.id);
  const duplicate = repeated && ({ status: "duplicate", messageId: repeated.messageId } as const);
  const unanswered = stored.at(-1)?.role === "user" ? stored.at(-1) : undefined;
  const restarts =
    unanswered !== undefined &&
    (repeated === session.takenFrames.at(-1) || request.id === unanswered.id);
  if (duplicate !== undefined && (!restarts || session.isReplying)) return duplicate;
  if (session.isReplying) return { status: "busy" };
  // An older request is no longer in `takenFrames`, but the message that it created still has its id.
  if (duplicate === undefined && stored.some(({ id }) => id === request.id)) {
    return { status: "duplicate", messageId: request.id ?? "" };
  }
  const outcome =
    duplicate !== undefined && unanswered !== undefined
      ? { question: asQuestion(unanswered), isNew: false, history: stored.slice(0, -1) }
      : await (request.kind === "send"
          ? newQuestion(store, session.id, stored, request)
          : oldQuestion(store, stored, request));
  if ("status" in outcome) return outcome;
  const { question, isNew, history } = outcome;
  const answer: StoredMessage = {
    ...emptyMessage(session.id),
    id: (request.kind === "send" ? undefined : request.id) ?? randomUUID(),
    position: question.position + 1,
    role: "assistant",
    state: "streaming",
  };
  const newFrames: StoredFrame[] =
    request.id === undefined || duplicate !== undefined
      ? []
      : [{ id: request.id, messageId: request.kind === "regenerate" ? answer.id : question.id }];
  return {
    begun: {
      status: "begun",
      question,
      answer,
      questionChanged: request.kind !== "regenerate" && duplicate === undefined,
      restartsAnswer: duplicate !== undefined,
      removed: stored.filter(({ position }) => position > question.position).map(({ id }) => id),
      history,
      // Numbers that a crashed reply had reserved are skipped.
      eventSeq: session.eventSeqReserved,
    },
    rows: isNew ? [question, answer] : [answer],
    takenFrames: [...session.takenFrames, ...newFrames].slice(-maxRememberedFrames),
  };
}

/**
 * Stores all replies in one statement: with many concurrent questions, separate round trips to the database
 * would take most of the time.
 */
async function storeOpened(store: Store, opened: readonly Opened[]): Promise<void> {
  if (opened.length === 0) return;
  const taken = JSON.stringify(
    opened.map(({ begun, takenFrames }) => ({
      id: begun.answer.sessionId,
      seq: begun.eventSeq,
      frames: takenFrames,
    })),
  );
  const leased = store.$with("leased").as(
    store
      .update(sessions)
      .set({
        eventSeqReserved: sql`taken.seq + ${reservedEventCount}`,
        takenFrames: sql`taken.frames`,
        replyingUntil: leaseFromNow(),
        updatedAt: new Date(),
      })
      .from(sql`jsonb_to_recordset(${taken}::jsonb) as taken(id uuid, seq integer, frames jsonb)`)
      .where(eq(sessions.id, sql`taken.id`))
      .returning({ id: sessions.id }),
  );
  const rows = opened.flatMap((each) => each.rows);
  const inserted = await store
    .with(leased)
    .insert(messages)
    .values(rows)
    .onConflictDoNothing({ target: messages.id })
    .returning({ id: messages.id });
  if (inserted.length < rows.length) throw new IdTaken();
}

/** The question to answer. `isNew`: it is not stored yet. */
interface Question {
  question: StoredMessage;
  isNew: boolean;
  /** The messages before the question. */
  history: readonly EarlierMessage[];
}

/** Makes the row of a new question, or returns why the question is refused. */
async function newQuestion(
  store: Store,
  sessionId: string,
  stored: readonly EarlierMessage[],
  { id, content, attachments: wanted }: Extract<ReplyRequest, { kind: "send" }>,
): Promise<Question | { status: "full" | "no_attachment" }> {
  // Two messages are added: the question and its answer.
  if (stored.length + 2 > conversationMaxMessages) return { status: "full" };
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

/** Finds the question to answer again, deletes the messages after it, and edits it if requested. */
async function oldQuestion(
  store: Store,
  stored: readonly EarlierMessage[],
  request: Exclude<ReplyRequest, { kind: "send" }>,
): Promise<Question | { status: "not_found" }> {
  const index = stored.findIndex(({ id }) => id === request.messageId);
  const expectedRole = request.kind === "edit" ? "user" : "assistant";
  if (stored[index]?.role !== expectedRole) return { status: "not_found" };
  const questionIndex = request.kind === "edit" ? index : index - 1;
  const found = stored[questionIndex];
  if (found?.role !== "user") return { status: "not_found" };
  const question = asQuestion(found);
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

/** Initial values of a new message: a question without text. */
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

/** Adds the columns that `earlierColumns` omits: a question has no sources, tools or follow-ups. */
const asQuestion = (message: EarlierMessage): StoredMessage => ({
  ...emptyMessage(message.sessionId),
  ...message,
});

/** Reads the files in the order of `ids`; undefined unless each is a different file of the session. */
async function findAttachments(
  store: Pick<Database, "select">,
  sessionId: string,
  ids: readonly string[] = [],
) {
  if (ids.length === 0) return [];
  const found = await store
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
