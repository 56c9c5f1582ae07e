import { apiPaths } from "@larkline/contract/addresses";
import type { ReceivedFrame } from "@larkline/contract/chat";
import {
  type CallData,
  type EarlierMessagesData,
  eraseSessionBodySchema,
} from "@larkline/contract/http";
import {
  sessionMetadataKeyMaxLength,
  sessionMetadataMaxEntries,
  sessionMetadataValueMaxLength,
  sessionTitleMaxLength,
} from "@larkline/contract/limits";
import type { FastifyInstance } from "fastify";
import * as v from "valibot";

import type { Conversations } from "../conversations/conversations.ts";
import { toChatMessage, toChatSession } from "../conversations/wire.ts";
import type { ChatLimits } from "../limits/chat-limits.ts";
import { goingDown, notFound, Refusal } from "../limits/refusal.ts";
import type { Logger } from "../logging/logging.ts";
import type { ChatDesk } from "../realtime/chat-desk.ts";
import { readFrame } from "../realtime/frames.ts";
import type { ChatGateway } from "../realtime/gateway.ts";
import type { Uploads } from "../uploads/uploads.ts";
import { readBody, readJsonObject } from "./read-body.ts";
import type { IdentifyCaller } from "./visitor-scope.ts";

/**
 * Largest body in bytes: for a session whose metadata and title have their greatest length, at the six bytes that
 * JSON needs for a UTF-16 code unit at most, with 1,000 bytes for the rest. A message is shorter. The limit of the
 * socket (`socketFrameMaxBytes`) is larger, because a frame above it ends the connection without a text, whereas a
 * larger body gets a response (413).
 */
const bodyMaxBytes =
  6 *
    (sessionMetadataMaxEntries * (sessionMetadataKeyMaxLength + sessionMetadataValueMaxLength) +
      sessionTitleMaxLength) +
  1000;

const earlierMessagesSchema = v.object({
  params: v.object({ sessionId: v.pipe(v.string(), v.uuid()) }),
  query: v.object({ before: v.pipe(v.string(), v.uuid()) }),
});

export interface ChatCallOptions {
  desk: ChatDesk;
  conversations: Conversations;
  uploads: Pick<Uploads, "removeDetached">;
  limits: ChatLimits;
  gateway: Pick<ChatGateway, "draining" | "replies">;
  identify: IdentifyCaller;
  log: Pick<Logger, "error">;
}

/**
 * Registers the chat's calls by HTTP (specification, section 7): `create_session` and `send_message` without
 * a socket, earlier messages, and deletion of a conversation. Rules, limits and storage are those of the
 * socket. Sockets that have the conversation open get its events.
 */
export function registerChatCalls(app: FastifyInstance, options: ChatCallOptions): void {
  const { desk, conversations, uploads, limits, gateway, identify, log } = options;
  const bodyOptions = { bodyLimit: bodyMaxBytes };

  registerEarlierMessages(app, options);

  app.post(apiPaths.chatSessions, bodyOptions, async (request, reply) => {
    if (gateway.draining) throw goingDown();
    const frame = readFrameBody("create_session", request.body);
    const { session, duplicate } = await desk.open(identify(request), frame);
    const data: CallData<"chatSessions"> = { session: toChatSession(session) };
    return reply.code(duplicate ? 200 : 201).send(data);
  });

  app.post(apiPaths.eraseSession, bodyOptions, async (request, reply) => {
    const { sessionId } = readBody(eraseSessionBodySchema, request.body);
    const caller = identify(request);
    await limits.erasure(caller);
    const session = await desk.find(caller, sessionId);
    await gateway.replies.stop(session);
    await conversations.erase(caller.visitorId, session.id);
    gateway.replies.forget(session.id);
    // Not awaited, because a bucket that hangs would delay the response for too long. The files can no longer
    // be opened, and an hourly run (start/set-up-chat.ts) deletes those that are left.
    uploads
      .removeDetached(caller.visitorId)
      .catch((error: unknown) =>
        log.error({ err: error }, "Files of a deleted conversation could not be deleted"),
      );
    return reply.send({});
  });

  app.post(apiPaths.chatMessages, bodyOptions, async (request, reply) => {
    if (gateway.draining) throw goingDown();
    const { id, sessionId, content, attachments } = readFrameBody("send_message", request.body);
    const outcome = await desk.startReply(identify(request), sessionId, {
      kind: "send",
      id,
      content,
      attachments: attachments ?? [],
    });
    // If the caller disconnects, the answer continues. The next request with the same id returns it.
    await (
      outcome.duplicate
        ? gateway.replies.running(outcome.sessionId)
        : gateway.replies.start(outcome.begun, undefined)
    )?.done;
    const questionId = outcome.duplicate ? outcome.messageId : outcome.begun.question.id;
    const { question, answer } = await conversations.findExchange(outcome.sessionId, questionId);
    if (question === undefined) throw notFound("message");
    if (answer === undefined) {
      throw new Refusal({
        code: "internal",
        message: "The answer broke off before its first word. Send the message again.",
      });
    }
    if (answer.state === "streaming") {
      // Another process writes the answer to a repeated request, or this process could not store its end.
      throw new Refusal({
        code: "busy",
        message: "The answer to this message is still being written. Send it again in a moment.",
      });
    }
    const data: CallData<"chatMessages"> = {
      message: toChatMessage(question),
      answer: toChatMessage(answer),
    };
    return reply.code(outcome.duplicate ? 200 : 201).send(data);
  });
}

/** Registers the call that returns the messages before a given message. */
function registerEarlierMessages(
  app: FastifyInstance,
  { desk, conversations, limits, identify }: ChatCallOptions,
): void {
  app.get(`${apiPaths.chatSessions}/:sessionId/messages`, async (request, reply) => {
    const caller = identify(request);
    const parsed = v.safeParse(earlierMessagesSchema, {
      params: request.params,
      query: request.query,
    });
    if (!parsed.success) throw notFound("message");
    const { params, query } = parsed.output;
    await limits.reading(caller);
    await desk.find(caller, params.sessionId);
    const { messages, hasEarlier } = await conversations.lastMessages(
      params.sessionId,
      query.before,
    );
    const data: EarlierMessagesData = {
      messages: messages.map((message) => toChatMessage(message)),
      hasEarlier,
    };
    await limits.reload(caller, data);
    return reply.send(data);
  });
}

/** Validates a body with the schema of the socket's frame of this type. */
function readFrameBody<Type extends ReceivedFrame["type"]>(
  type: Type,
  body: unknown,
): Extract<ReceivedFrame, { type: Type }> {
  const reading = readFrame({ ...readJsonObject(body), type });
  if (!reading.ok) throw new Refusal(reading.error);
  // The schema returns the frame type that was requested.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return reading.frame as Extract<ReceivedFrame, { type: Type }>;
}
