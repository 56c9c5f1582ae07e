import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";

import type { DatabaseConnection } from "../database/database.ts";
import { beginAnswer } from "../testing/begun-answer.ts";
import { openDatabaseInMemory } from "../testing/empty-database.ts";
import { messagesOf } from "../testing/messages-of.ts";
import { openingTimeoutMs } from "../testing/opening.ts";
import { Conversations } from "./conversations.ts";

let connection: DatabaseConnection;
let conversations: Conversations;
let sessionId: string;
let id: string;

beforeAll(async () => {
  connection = await openDatabaseInMemory();
}, openingTimeoutMs);
afterAll(() => connection.close());
beforeEach(async () => {
  conversations = new Conversations(connection.database);
  ({ sessionId, id } = await beginAnswer(conversations));
});

/** Stores that the visitor stopped the answer after this text. */
const stopAfter = (content: string) =>
  conversations.finishReply(
    { id, sessionId, content, toolUses: [] },
    { state: "aborted", sources: [], followUps: [], eventSeq: 2 },
  );

it.each(["", "It costs"])(
  "storing the end of an answer succeeds again if the first response was lost: %j",
  async (content) => {
    expect(await stopAfter(content)).toBe(true);
    expect(await stopAfter(content)).toBe(true);
  },
);

it("an answer of a dead process that has only used a tool is kept as failed", async () => {
  const toolUses = [{ id: "t1", name: "get_plans", arguments: {}, result: {} }] as const;
  await conversations.saveProgress({ id, sessionId, content: "", toolUses: [...toolUses] });
  await new Conversations(connection.database).recover("all");
  expect((await messagesOf(conversations, sessionId)).at(-1)).toMatchObject({
    id,
    state: "failed",
    toolUses,
  });
});

it("storing the end of an answer fails if another process has closed it with less text", async () => {
  await conversations.saveProgress({ id, sessionId, content: "It", toolUses: [] });
  await new Conversations(connection.database).recover("all");
  expect(await stopAfter("It costs")).toBe(false);
});
