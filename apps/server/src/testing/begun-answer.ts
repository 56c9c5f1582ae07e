import { randomUUID } from "node:crypto";

import type { Conversations } from "../conversations/conversations.ts";

/** Creates a session with one question, whose answer has begun. @returns The ids of the session and the answer. */
export async function beginAnswer(
  conversations: Conversations,
): Promise<{ sessionId: string; id: string }> {
  const visitorId = randomUUID();
  const sessionId = randomUUID();
  await conversations.createSession(visitorId, { title: "Prices", metadata: {} }, sessionId);
  const question = { kind: "send", id: randomUUID(), content: "How much is it?" } as const;
  const begun = await conversations.beginReply(visitorId, sessionId, question);
  if (begun.status !== "begun") throw new Error(begun.status);
  return { sessionId, id: begun.answer.id };
}
