import { randomUUID } from "node:crypto";

import { eq } from "drizzle-orm";
import { expect, it } from "vitest";

import { sessions } from "../database/schema.ts";
import { countLockWaits, openTemporaryPostgres } from "../testing/services.ts";
import { Conversations } from "./conversations.ts";

it("a renewal that waits for the row lock of a finishing answer does not restore its lease", async () => {
  const { database, close } = await openTemporaryPostgres();
  const conversations = new Conversations(database);
  const visitorId = randomUUID();
  const sessionId = randomUUID();
  await conversations.createSession(visitorId, { title: "Prices", metadata: {} }, sessionId);
  const ask = () =>
    conversations.beginReply(visitorId, sessionId, {
      kind: "send",
      id: randomUUID(),
      content: "How much is it?",
    });
  const begun = await ask();
  if (begun.status !== "begun") throw new Error(begun.status);
  const { id } = begun.answer;

  // Returned in an object: a promise itself would be awaited before the transaction ends.
  const { renewal } = await database.transaction(async (ending) => {
    const finalAnswer = { id, sessionId, content: "99 dollars.", toolUses: [] };
    const end = { state: "complete" as const, sources: [], followUps: [], eventSeq: 2 };
    const inTransaction = new Conversations(ending);
    expect(await inTransaction.finishReply(finalAnswer, end)).toBe(true);
    const waitingRenewal = conversations.renewLeases([id]);
    await expect.poll(() => countLockWaits(database)).toBe(1);
    return { renewal: waitingRenewal };
  });
  await renewal;

  const [stored] = await database.select().from(sessions).where(eq(sessions.id, sessionId));
  expect(stored?.replyingUntil).toBeNull();
  expect((await ask()).status).toBe("begun");
  await close();
});
