import type { ErrorCode } from "@larkline/contract/chat";
import { conversationMaxMessages, defaultSessionTitle } from "@larkline/contract/limits";

import type {
  BegunReply,
  Conversations,
  ReplyRequest,
  StoredSession,
} from "../conversations/conversations.ts";
import type { Caller, ChatLimits } from "../limits/chat-limits.ts";
import { notFound, Refusal } from "../limits/refusal.ts";

/** A session that a request asked for. `duplicate`: an earlier request with the same id created it. */
interface OpenedSession {
  session: StoredSession;
  duplicate: boolean;
}

/**
 * Result of a request for a reply. `created` is the session, if the request created one. `duplicate`: an
 * earlier request with the same id started the reply, so this one did not.
 */
export type StartedReply =
  | { duplicate: false; sessionId: string; created: StoredSession | undefined; begun: BegunReply }
  | { duplicate: true; sessionId: string; messageId: string };

/**
 * Opens sessions and begins replies, for the socket and the HTTP calls. Checks rate limits and ownership,
 * then stores the request. Throws a `Refusal` if the request is not allowed.
 */
export class ChatDesk {
  readonly #conversations: Conversations;
  readonly #limits: ChatLimits;

  constructor(conversations: Conversations, limits: ChatLimits) {
    this.#conversations = conversations;
    this.#limits = limits;
  }

  /**
   * Creates a session.
   *
   * @param id Made by the client, so that a repeated request creates no second session.
   */
  async open(
    caller: Caller,
    {
      id,
      title,
      metadata,
    }: Pick<StoredSession, "title" | "metadata"> & { id?: string | undefined },
  ): Promise<OpenedSession> {
    await this.#limits.session(caller);
    const session = await this.#conversations.createSession(
      caller.visitorId,
      { title, metadata },
      id,
    );
    if (session !== undefined) return { session, duplicate: false };
    const existingSession =
      id === undefined ? undefined : await this.#conversations.findSession(caller.visitorId, id);
    if (existingSession === undefined) throw new Refusal(refusals.id_taken);
    return { session: existingSession, duplicate: true };
  }

  /** The visitor's session. Another visitor's session is reported as not found. */
  async find({ visitorId }: Caller, sessionId: string): Promise<StoredSession> {
    const session = await this.#conversations.findSession(visitorId, sessionId);
    if (session === undefined) throw notFound("session");
    return session;
  }

  /**
   * Stores a question, an edit or a regeneration, and opens an empty answer.
   *
   * @param sessionId If undefined, the session is that of the message that an earlier request with the same id
   * has created, or of the message to replace or change.
   * @param currentSessionId Used if that message is not found. If it is undefined, too, a question creates a
   * session.
   */
  async startReply(
    caller: Caller,
    sessionId: string | undefined,
    request: ReplyRequest,
    currentSessionId?: string,
  ): Promise<StartedReply> {
    await this.#limits.question(caller);
    const existingSessionId =
      sessionId ?? (await this.#sessionOfRequest(caller, request))?.id ?? currentSessionId;
    if (existingSessionId !== undefined)
      return this.#begin(caller, existingSessionId, undefined, request);
    if (request.kind !== "send") throw notFound("message");
    const { session } = await this.open(caller, { title: defaultSessionTitle, metadata: {} });
    try {
      return await this.#begin(caller, session.id, session, request);
    } catch (error) {
      // After an error that is no refusal, such as a lost database connection, the message may be stored. So the
      // session is kept.
      if (!(error instanceof Refusal)) throw error;
      // A refusal has stored no message, so the new session would stay empty.
      await this.#conversations.erase(caller.visitorId, session.id);
      // The same question may have arrived twice at once: then the other request has stored it meanwhile.
      const otherSession = await this.#sessionOfMessage(caller, request.id);
      if (otherSession === undefined) throw error;
      return this.#begin(caller, otherSession.id, undefined, request);
    }
  }

  /**
   * The visitor's session that contains the message of a request: the one that an earlier request with the same
   * id has created, else the one that the request replaces or changes. Undefined if there is none.
   */
  async #sessionOfRequest(
    caller: Caller,
    request: ReplyRequest,
  ): Promise<StoredSession | undefined> {
    const created = await this.#sessionOfMessage(caller, request.id);
    if (created !== undefined || request.kind === "send") return created;
    return this.#sessionOfMessage(caller, request.messageId);
  }

  /** The visitor's session with a message; undefined if there is none. */
  async #sessionOfMessage(
    { visitorId }: Caller,
    messageId: string | undefined,
  ): Promise<StoredSession | undefined> {
    return messageId === undefined
      ? undefined
      : this.#conversations.sessionOfMessage(visitorId, messageId);
  }

  /** Stores the request in a session. @throws {Refusal} if the request cannot begin a reply. */
  async #begin(
    { visitorId }: Caller,
    sessionId: string,
    created: StoredSession | undefined,
    request: ReplyRequest,
  ): Promise<StartedReply> {
    const beginning = await this.#conversations.beginReply(visitorId, sessionId, request);
    switch (beginning.status) {
      case "begun":
        return { duplicate: false, sessionId, created, begun: beginning };
      case "duplicate":
        return { duplicate: true, sessionId, messageId: beginning.messageId };
      case "no_session":
        throw notFound("session");
      case "not_found":
        throw notFound("message");
      default:
        throw new Refusal(refusals[beginning.status]);
    }
  }
}

const refusals: Record<
  "busy" | "full" | "id_taken" | "no_attachment",
  { code: ErrorCode; message: string }
> = {
  busy: {
    code: "busy",
    message: "An answer is being written. Wait for its end or stop it, then send again.",
  },
  full: {
    code: "conversation_full",
    message: `This conversation is full: it has ${conversationMaxMessages} messages. Your next message begins a new one.`,
  },
  id_taken: {
    code: "invalid_frame",
    message: 'The "id" is taken. Make a new one and send again.',
  },
  no_attachment: {
    code: "not_found",
    message: "A file of this message is not there. Attach it again and send again.",
  },
};
