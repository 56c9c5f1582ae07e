import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";

import type { DatabaseConnection } from "../database/database.ts";
import { messages, sessions } from "../database/schema.ts";
import { beginAnswer } from "../testing/begun-answer.ts";
import { openingTimeoutMs } from "../testing/opening.ts";
import { countLockWaits, openTemporaryPostgres } from "../testing/services.ts";
import { Conversations } from "./conversations.ts";
import { closeLostReply } from "./lease.ts";

let connection: DatabaseConnection;
let conversations: Conversations;
let sessionId: string;
let id: string;

beforeAll(async () => {
  connection = await openTemporaryPostgres();
}, openingTimeoutMs);
afterAll(() => connection.close());
beforeEach(async () => {
  conversations = new Conversations(connection.database);
  ({ sessionId, id } = await beginAnswer(conversations));
});

const answer = (content: string) => ({ id, sessionId, content, toolUses: [] });
/** Stores the end of the answer. */
const finish = () =>
  conversations.finishReply(answer("99 dollars."), {
    state: "complete",
    sources: [],
    followUps: [],
    eventSeq: 2,
  });
const storedAnswer = async () => {
  const { database } = connection;
  const [stored] = await database.select().from(messages).where(eq(messages.id, id));
  return stored;
};

it("the end of an answer and a process that closes the answer do not wait for each other", async () => {
  const { database } = connection;
  await conversations.saveProgress(answer("99"));
  // Returned in an object: a promise itself would be awaited before the transaction ends.
  const { finishing } = await database.transaction(async (closing) => {
    await closing.select().from(sessions).where(eq(sessions.id, sessionId)).for("update");
    const waiting = finish();
    await expect.poll(() => countLockWaits(database)).toBe(1);
    expect(await closeLostReply(closing, sessionId)).toBe(id);
    return { finishing: waiting };
  });
  expect(await finishing).toBe(false);
  expect(await storedAnswer()).toMatchObject({ state: "failed", content: "99" });
});

it("the end of an answer that waits for a renewal and a save is stored after them", async () => {
  const { database } = connection;
  const { finishing } = await database.transaction(async (other) => {
    const inTransaction = new Conversations(other);
    await inTransaction.saveProgress(answer("99"));
    await inTransaction.renewLeases([id]);
    const waiting = finish();
    await expect.poll(() => countLockWaits(database)).toBe(1);
    return { finishing: waiting };
  });
  expect(await finishing).toBe(true);
  expect(await storedAnswer()).toMatchObject({ state: "complete", content: "99 dollars." });
});

it("the end of an answer that waits for a save only is stored after it", async () => {
  const { database } = connection;
  const { finishing } = await database.transaction(async (other) => {
    await new Conversations(other).saveProgress(answer("99"));
    const waiting = finish();
    await expect.poll(() => countLockWaits(database)).toBe(1);
    return { finishing: waiting };
  });
  expect(await finishing).toBe(true);
  expect(await storedAnswer()).toMatchObject({ state: "complete", content: "99 dollars." });
});
