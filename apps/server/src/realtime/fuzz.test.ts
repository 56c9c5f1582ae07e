import { once } from "node:events";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { request as httpRequest } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { text as readText } from "node:stream/consumers";

import { apiPaths } from "@larkline/contract/addresses";
import { errorBodySchema } from "@larkline/contract/http";
import * as fc from "fast-check";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { AssistantEngine } from "../assistant/engine.ts";
import { Conversations, type StoredMessage } from "../conversations/conversations.ts";
import type { DatabaseConnection } from "../database/database.ts";
import { uploads } from "../database/schema.ts";
import { openDatabaseInMemory } from "../testing/empty-database.ts";
import { type FuzzedForm, forms, frames } from "../testing/fuzz-values.ts";
import { HttpVisitor } from "../testing/http-visitor.ts";
import { messagesOf } from "../testing/messages-of.ts";
import { openingTimeoutMs } from "../testing/opening.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { TestVisitor } from "../testing/visitor.ts";
import { folderFiles } from "../uploads/open-files.ts";

/** Fixed, so that a failure can be reproduced. */
const seed = 20_261_120;
/** Stack traces, SQL and names of packages, which no response may contain. */
const internals = /\bat \w+.*:\d+:\d+|node_modules|select |insert |drizzle|postgres/i;

const expectMessage = (message: string) => {
  expect(message).toMatch(/\p{L}{3,}/u);
  expect(message).not.toMatch(internals);
};

/** An engine that immediately gives the same answer to every question. */
const engine: AssistantEngine = {
  description: "brief",
  async *answer() {
    yield { type: "text", text: "Noted." };
  },
};

// If the server hangs, a test fails by this timeout.
describe("random input", { timeout: 120_000 }, () => {
  let connection: DatabaseConnection;
  let conversations: Conversations;
  let folder: string;
  let server: TestServer;
  let otherConversation: { sessionId: string; messages: StoredMessage[] };
  let addressCount = 0;

  /** Headers of a client with a new address each time, so that no rate limit is reached. */
  const headersFromNewAddress = () => {
    addressCount += 1;
    return { "x-forwarded-for": `10.2.${addressCount >> 8}.${addressCount & 255}` };
  };

  beforeAll(async () => {
    connection = await openDatabaseInMemory();
    conversations = new Conversations(connection.database);
    folder = await mkdtemp(path.join(tmpdir(), "larkline-fuzz-"));
    server = await startTestServer({
      connection,
      engine,
      trustedProxies: 1,
      files: folderFiles(folder),
    });
    const visitor = new HttpVisitor(server.url, headersFromNewAddress());
    const sessionId = await visitor.begin();
    await visitor.post(apiPaths.chatMessages, { sessionId, content: "Mine, and mine alone." });
    otherConversation = { sessionId, messages: await messagesOf(conversations, sessionId) };
    expect(otherConversation.messages).toHaveLength(2);
  }, openingTimeoutMs);
  afterAll(async () => {
    await server.stop();
    await connection.close();
    await rm(folder, { recursive: true, force: true });
  });

  const expectNothingLost = async () => {
    expect(await messagesOf(conversations, otherConversation.sessionId)).toEqual(
      otherConversation.messages,
    );
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  };
  const idsOfOtherConversation = () => [
    otherConversation.sessionId,
    ...otherConversation.messages.map(({ id }) => id),
  ];

  it("in a frame is acknowledged, or refused with a message", async () => {
    const visitor = await TestVisitor.connect(server.url, undefined, {
      headers: headersFromNewAddress(),
    });
    const own = await visitor.ask("hello");
    await visitor.event("stream_complete");
    await visitor.leave();
    await fc.assert(
      fc.asyncProperty(
        fc.array(frames([...idsOfOtherConversation(), own.sessionId, own.messageId]), {
          minLength: 5,
          maxLength: 25,
        }),
        async (batch) => {
          const sender = await TestVisitor.connect(server.url, visitor, {
            headers: headersFromNewAddress(),
          });
          for (const frame of batch) {
            const answer = await sender.send(frame);
            if (answer.ok) continue;
            expectMessage(answer.error.message);
            expect(answer.error.code).not.toBe("internal");
          }
          // All at once, without waiting for an answer.
          for (const frame of batch.slice(0, 10)) sender.socket.emit("chat_message", frame, frame);
          // Rejects if the connection no longer answers.
          await sender.send({ type: "abort_generation" });
          await sender.leave();
          await expectNothingLost();
        },
      ),
      { seed, numRuns: 25 },
    );
  });

  it("in a body is answered with 2xx, or 4xx and a message", async () => {
    const types = ["application/json", "application/json", "text/plain", "application/xml", ""];
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(apiPaths.chatSessions, apiPaths.chatMessages, apiPaths.upload),
        fc.array(
          fc.record({
            body: fc.oneof(
              frames(idsOfOtherConversation()).map((frame) => JSON.stringify(frame) ?? ""),
              fc.string(),
            ),
            type: fc.constantFrom(...types),
          }),
          { minLength: 3, maxLength: 10 },
        ),
        async (callPath, requests) => {
          const visitor = new HttpVisitor(server.url, headersFromNewAddress());
          for (const { body, type } of requests) {
            const answer = await visitor.requestJson(callPath, {
              method: "POST",
              body,
              headers: type === "" ? {} : { "content-type": type },
            });
            if (answer.status < 300) continue;
            expect([answer.status, answer.status < 500]).toEqual([answer.status, true]);
            expectMessage(v.parse(errorBodySchema, answer.body).message);
          }
          await expectNothingLost();
        },
      ),
      { seed, numRuns: 60 },
    );
  });

  it("in a form is stored completely, or refused with a message", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(forms(), { minLength: 3, maxLength: 8 }), async (batch) => {
        // A new visitor for each batch, because the uploads of one visitor are limited.
        const owner = new HttpVisitor(server.url, headersFromNewAddress());
        const sessionId = await owner.begin();
        for (const form of batch) {
          const answer = await sendForm(owner, form(sessionId));
          if (answer === undefined || answer.status < 300) continue;
          expect(answer.status).toBeLessThan(500);
          expect(answer.status).not.toBe(429);
          expectMessage(answer.message);
        }
        await expectNothingLost();
      }),
      { seed, numRuns: 40 },
    );
    // Every file has its row, every row its file, and no partial file remains.
    await expect
      .poll(async () => (await readdir(path.join(folder, "arriving")).catch(() => [])).length)
      .toBe(0);
    const rows = await connection.database.select({ id: uploads.id }).from(uploads);
    const files = (await readdir(folder)).filter((name) => name !== "arriving");
    expect(files.toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
    expect(rows.length).toBeGreaterThan(0);
  });

  /** Sends raw bytes; undefined if the sender disconnected before the end. */
  async function sendForm(
    { cookie }: HttpVisitor,
    { body, contentType, cutAt }: FuzzedForm,
  ): Promise<{ status: number; message: string } | undefined> {
    const request = httpRequest(`${server.url}${apiPaths.upload}`, {
      method: "POST",
      headers: {
        ...headersFromNewAddress(),
        "content-type": contentType,
        "content-length": body.length,
        ...(cookie !== undefined && { cookie }),
      },
    });
    request.on("error", () => undefined);
    if (cutAt !== undefined) {
      request.write(body.subarray(0, cutAt), () => request.destroy());
      await new Promise((resolve) => request.once("close", resolve));
      return undefined;
    }
    request.end(body);
    const [response] = await once(request, "response");
    const answer: unknown = JSON.parse(await readText(response));
    const parsed = v.safeParse(errorBodySchema, answer);
    return { status: response.statusCode, message: parsed.success ? parsed.output.message : "" };
  }
});
