import { randomUUID } from "node:crypto";

import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import { sessions } from "../database/schema.ts";
import { describeBeginnings } from "../testing/beginnings-suite.ts";
import { openTemporaryPostgres } from "../testing/services.ts";
import { Conversations } from "./conversations.ts";

describeBeginnings("PostgreSQL", openTemporaryPostgres);

describe("a conversation that another process has locked", () => {
  it("delays only its own requests", async () => {
    const { database, close } = await openTemporaryPostgres();
    const conversations = new Conversations(database);
    const visitorId = randomUUID();
    const ids = Array.from({ length: 5 }, () => randomUUID());
    for (const id of ids) {
      await conversations.createSession(visitorId, { title: "Prices", metadata: {} }, id);
    }
    const [locked = "", ...others] = ids;
    const begin = (sessionId: string) =>
      conversations.beginReply(visitorId, sessionId, {
        kind: "send",
        id: randomUUID(),
        content: "How much is it?",
      });
    const events: string[] = [];
    // Returned in an object: a promise itself would be awaited before the transaction ends.
    const waiting = await database.transaction(async (other) => {
      await other.select().from(sessions).where(eq(sessions.id, locked)).for("update");
      const last = begin(locked).then(({ status }) => events.push(`locked: ${status}`));
      const beginnings = await Promise.all([...others, ...others].map(begin));
      expect(beginnings.map(({ status }) => status)).toEqual([
        ...others.map(() => "begun"),
        ...others.map(() => "busy"),
      ]);
      events.push("unlocked");
      return { last };
    });
    await waiting.last;
    expect(events).toEqual(["unlocked", "locked: begun"]);
    await close();
  });
});
