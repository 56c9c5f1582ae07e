import type { ReceivedFrame } from "@larkline/contract/chat";
import { apiPaths, type CallData } from "@larkline/contract/http";
import { socketFrameMaxBytes } from "@larkline/contract/limits";
import type { FastifyInstance } from "fastify";

import type { Conversations } from "../conversations/conversations.ts";
import { toChatMessage, toChatSession } from "../conversations/wire.ts";
import type { ChatDesk } from "../realtime/chat-desk.ts";
import { readFrame } from "../realtime/frames.ts";
import type { ChatGateway } from "../realtime/gateway.ts";
import { goingDown, notFound, Refusal } from "../realtime/refusal.ts";
import type { IdentifyCaller } from "./visitor-scope.ts";

export interface ChatCallOptions {
  desk: ChatDesk;
  conversations: Conversations;
  gateway: Pick<ChatGateway, "replies" | "stopping">;
  identify: IdentifyCaller;
}

/**
 * The conversation by HTTP (specification, section 7): `create_session` and `send_message` without a
 * socket. Same rules, same limits, same store; a socket of the same visitor sees it happen.
 */
export function registerChatCalls(app: FastifyInstance, options: ChatCallOptions): void {
  const { desk, conversations, gateway, identify } = options;
  const limits = { bodyLimit: socketFrameMaxBytes };

  app.post(apiPaths.chatSessions, limits, async (request, reply) => {
    if (gateway.stopping) throw goingDown();
    const frame = readBody("create_session", request.body);
    const { session, duplicate } = await desk.open(identify(request), frame);
    const data: CallData<"chatSessions"> = { session: toChatSession(session) };
    return reply.code(duplicate ? 200 : 201).send(data);
  });

  app.post(apiPaths.chatMessages, limits, async (request, reply) => {
    if (gateway.stopping) throw goingDown();
    const { id, sessionId, content, attachments } = readBody("send_message", request.body);
    const asked = await desk.ask(identify(request), sessionId, {
      kind: "send",
      id,
      content,
      attachments: attachments ?? [],
    });
    // The caller may leave meanwhile: the answer goes on and is there for the next try.
    await (
      asked.duplicate
        ? gateway.replies.running(asked.sessionId)
        : gateway.replies.start(asked.begun, undefined)
    )?.done;
    const questionId = asked.duplicate ? asked.messageId : asked.begun.question.id;
    const { question, answer } = await conversations.findExchange(asked.sessionId, questionId);
    if (question === undefined) throw notFound("message");
    if (answer === undefined) {
      throw new Refusal({
        code: "internal",
        message: "The answer broke off before its first word. Send the message again.",
      });
    }
    const data: CallData<"chatMessages"> = {
      message: toChatMessage(question),
      answer: toChatMessage(answer),
    };
    return reply.code(asked.duplicate ? 200 : 201).send(data);
  });
}

/** Reads a body as the frame that it stands for. */
function readBody<Type extends ReceivedFrame["type"]>(
  type: Type,
  body: unknown,
): Extract<ReceivedFrame, { type: Type }> {
  const isObject = typeof body === "object" && body !== null && !Array.isArray(body);
  const reading = readFrame(isObject ? { ...body, type } : { type });
  if (!reading.ok) throw new Refusal(reading.error);
  // A frame is read as the type it names.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return reading.frame as Extract<ReceivedFrame, { type: Type }>;
}
