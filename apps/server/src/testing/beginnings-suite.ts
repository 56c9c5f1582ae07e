import { randomUUID } from "node:crypto";

import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { Conversations, type ReplyRequest } from "../conversations/conversations.ts";
import type { DatabaseConnection } from "../database/database.ts";
import { messagesOf } from "./messages-of.ts";
import { openingTimeoutMs } from "./opening.ts";

const question = (id: string = randomUUID()) =>
  ({ kind: "send", id, content: "How much is it?" }) satisfies ReplyRequest;

/** Tests of replies that begin concurrently. They run over the embedded database and over PostgreSQL. */
export function describeBeginnings(
  databaseName: string,
  open: () => Promise<DatabaseConnection>,
): void {
  describe(`many questions at once over ${databaseName}`, () => {
    const visitorId = randomUUID();
    let connection: DatabaseConnection;
    let conversations: Conversations;
    let sessionIds: string[];

    beforeAll(async () => {
      connection = await open();
    }, openingTimeoutMs);
    afterAll(() => connection.close());
    beforeEach(async () => {
      conversations = new Conversations(connection.database);
      sessionIds = Array.from({ length: 40 }, () => randomUUID());
      for (const id of sessionIds) {
        await conversations.createSession(visitorId, { title: "Prices", metadata: {} }, id);
      }
    });

    const begin = (sessionId: string, request: ReplyRequest = question(), as = visitorId) =>
      conversations.beginReply(as, sessionId, request);
    const idsOf = async (sessionId: string) =>
      (await messagesOf(conversations, sessionId)).map(({ id }) => id);

    it("start a reply in each conversation", async () => {
      const requests = sessionIds.map((sessionId) => ({ sessionId, request: question() }));
      const begun = await Promise.all(
        requests.map(({ sessionId, request }) => begin(sessionId, request)),
      );
      for (const [index, { sessionId, request }] of requests.entries()) {
        const beginning = begun[index];
        if (beginning?.status !== "begun") throw new Error(`${beginning?.status}`);
        expect(beginning.question.id).toBe(request.id);
        expect(await idsOf(sessionId)).toEqual([request.id, beginning.answer.id]);
      }
    });

    it("get the history of their own conversation only", async () => {
      const first = sessionIds.map((sessionId) => ({ sessionId, request: question() }));
      for (const { sessionId, request } of first) {
        const beginning = await begin(sessionId, request);
        if (beginning.status !== "begun") throw new Error(beginning.status);
        await conversations.finishReply(
          { id: beginning.answer.id, sessionId, content: "It depends.", toolUses: [] },
          { state: "complete", sources: [], followUps: [], eventSeq: 4 },
        );
      }
      const second = await Promise.all(sessionIds.map((sessionId) => begin(sessionId)));
      for (const [index, beginning] of second.entries()) {
        if (beginning.status !== "begun") throw new Error(beginning.status);
        expect(beginning.history.map(({ content }) => content)).toEqual([
          first[index]?.request.content,
          "It depends.",
        ]);
        expect(beginning.history[0]?.id).toBe(first[index]?.request.id);
        expect(beginning.eventSeq).toBe(4);
      }
    });

    it("start only one of two replies in the same conversation", async () => {
      const [sessionId = ""] = sessionIds;
      const beginnings = await Promise.all([...sessionIds, sessionId].map((id) => begin(id)));
      expect(beginnings.map(({ status }) => status)).toEqual([
        ...sessionIds.map(() => "begun"),
        "busy",
      ]);
      expect(await idsOf(sessionId)).toHaveLength(2);
    });

    it("are not affected by another request with a taken id, or a foreign or missing conversation", async () => {
      const [first = "", taking = "", foreign = "", ...others] = sessionIds;
      const taken = question();
      await begin(first, taken);
      const beginnings = await Promise.all([
        begin(taking, question(taken.id)),
        begin(foreign, question(), randomUUID()),
        begin(randomUUID()),
        ...others.map((sessionId) => begin(sessionId)),
      ]);
      expect(beginnings.map(({ status }) => status)).toEqual([
        "id_taken",
        "no_session",
        "no_session",
        ...others.map(() => "begun"),
      ]);
      expect(await idsOf(taking)).toEqual([]);
      expect(await idsOf(foreign)).toEqual([]);
      // A refused request leaves its conversation unlocked.
      expect(await begin(taking)).toMatchObject({ status: "begun" });
      expect(await begin(foreign)).toMatchObject({ status: "begun" });
    });
  });
}
