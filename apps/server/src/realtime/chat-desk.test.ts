import { randomUUID } from "node:crypto";

import { afterAll, beforeAll, expect, it } from "vitest";

import { Conversations } from "../conversations/conversations.ts";
import type { DatabaseConnection } from "../database/database.ts";
import { sessions } from "../database/schema.ts";
import { ChatLimits } from "../limits/chat-limits.ts";
import { openDatabaseInMemory } from "../testing/empty-database.ts";
import { openingTimeoutMs } from "../testing/opening.ts";
import { ChatDesk } from "./chat-desk.ts";

let connection: DatabaseConnection;
let conversations: Conversations;
let desk: ChatDesk;

beforeAll(async () => {
  connection = await openDatabaseInMemory();
  conversations = new Conversations(connection.database);
  desk = new ChatDesk(conversations, new ChatLimits());
}, openingTimeoutMs);
afterAll(() => connection.close());

const ask = (visitorId: string, id: string) =>
  desk.startReply({ visitorId, network: "203.0.113.7" }, undefined, {
    kind: "send",
    id,
    content: "hello",
  });

it("a first question that arrives twice at once creates one session and starts one reply", async () => {
  const id = randomUUID();
  const visitorId = randomUUID();
  const before = await connection.database.$count(sessions);
  const outcomes = await Promise.all([ask(visitorId, id), ask(visitorId, id)]);
  const [first, repeated] = outcomes.toSorted((a, b) => Number(a.duplicate) - Number(b.duplicate));
  expect(first).toMatchObject({ duplicate: false, begun: { question: { id } } });
  expect(repeated).toEqual({ duplicate: true, sessionId: first?.sessionId, messageId: id });
  expect(await connection.database.$count(sessions)).toBe(before + 1);
});

it("finds the session of an edit by its message, unless the message is another visitor's", async () => {
  const [id, visitorId] = [randomUUID(), randomUUID()];
  const { sessionId } = await ask(visitorId, id);
  const edit = (callerId: string, currentSessionId?: string) =>
    desk.startReply(
      { visitorId: callerId, network: "203.0.113.7" },
      undefined,
      { kind: "edit", id: undefined, messageId: id, content: "hello again" },
      currentSessionId,
    );
  const noSuchMessage = { error: { code: "not_found", message: "There is no such message." } };
  const stranger = randomUUID();
  const { sessionId: otherSessionId } = await ask(stranger, randomUUID());
  await conversations.recover("all");
  await expect(edit(stranger)).rejects.toMatchObject(noSuchMessage);
  await expect(edit(stranger, otherSessionId)).rejects.toMatchObject(noSuchMessage);
  expect(await edit(visitorId)).toMatchObject({ duplicate: false, sessionId, created: undefined });
});

it("a repeated regeneration without a session id is a duplicate, although its message was replaced", async () => {
  const [id, regenerationId] = [randomUUID(), randomUUID()];
  const caller = { visitorId: randomUUID(), network: "203.0.113.7" };
  const first = await ask(caller.visitorId, id);
  const answerId = first.duplicate ? "" : first.begun.answer.id;
  await conversations.finishReply(
    { id: answerId, sessionId: first.sessionId, content: "Good morning.", toolUses: [] },
    { state: "complete", sources: [], followUps: [], eventSeq: 9 },
  );
  const regenerate = () =>
    desk.startReply(caller, undefined, {
      kind: "regenerate",
      id: regenerationId,
      messageId: answerId,
    });
  expect(await regenerate()).toMatchObject({ duplicate: false, sessionId: first.sessionId });
  expect(await regenerate()).toMatchObject({ duplicate: true, sessionId: first.sessionId });
});

it("a question whose new answer was lost without text can be sent again", async () => {
  const [id, visitorId] = [randomUUID(), randomUUID()];
  const first = await ask(visitorId, id);
  const answerId = first.duplicate ? "" : first.begun.answer.id;
  await conversations.finishReply(
    { id: answerId, sessionId: first.sessionId, content: "Good morning.", toolUses: [] },
    { state: "complete", sources: [], followUps: [], eventSeq: 9 },
  );
  expect(await ask(visitorId, id)).toMatchObject({ duplicate: true });
  await desk.startReply({ visitorId, network: "203.0.113.7" }, undefined, {
    kind: "regenerate",
    id: randomUUID(),
    messageId: answerId,
  });
  await conversations.recover("all");
  expect(await ask(visitorId, id)).toMatchObject({
    duplicate: false,
    begun: { question: { id }, restartsAnswer: true },
  });
  expect(await ask(visitorId, id)).toMatchObject({ duplicate: true });
});

it("a first question with the id of another visitor's message is refused, and creates no session", async () => {
  const id = randomUUID();
  await ask(randomUUID(), id);
  const before = await connection.database.$count(sessions);
  await expect(ask(randomUUID(), id)).rejects.toMatchObject({ error: { code: "invalid_frame" } });
  expect(await connection.database.$count(sessions)).toBe(before);
});
