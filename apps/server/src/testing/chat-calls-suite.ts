import { randomUUID } from "node:crypto";

import { apiPaths, earlierMessagesPath } from "@larkline/contract/addresses";
import { type CallBody, calls, earlierMessagesDataSchema } from "@larkline/contract/http";
import {
  messageMaxLength,
  sessionMetadataKeyMaxLength,
  sessionMetadataMaxEntries,
  sessionMetadataValueMaxLength,
  sessionTitleMaxLength,
} from "@larkline/contract/limits";
import * as v from "valibot";
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  onTestFinished,
  vi,
} from "vitest";

import { Conversations } from "../conversations/conversations.ts";
import type { DatabaseConnection } from "../database/database.ts";
import { sessions } from "../database/schema.ts";
import { type JsonResponse, HttpVisitor } from "./http-visitor.ts";
import { fillConversation } from "./long-conversation.ts";
import { messagesOf } from "./messages-of.ts";
import { openingTimeoutMs } from "./opening.ts";
import { createScriptedEngine, type ScriptedEngine } from "./scripted-engine.ts";
import { startTestServer, type TestServer } from "./test-server.ts";
import { TestVisitor } from "./visitor.ts";

const earlierMessages = ({ body }: JsonResponse) => {
  const { messages, hasEarlier } = v.parse(earlierMessagesDataSchema, body);
  return { ids: messages.map(({ id }) => id), hasEarlier };
};

/** A text of a given length, of characters for which JSON needs six bytes, ending with a number. */
const longest = (length: number, ending: number) => `${ending}`.padStart(length, "\u0001");

const exchange = ({ body }: JsonResponse) => v.parse(calls.chatMessages.data, body);

/** Tests of the chat's HTTP calls (specification, section 7), over the embedded database and PostgreSQL. */
export function describeChatCalls(
  databaseName: string,
  open: () => Promise<DatabaseConnection>,
): void {
  describe(`the conversation by HTTP over ${databaseName}`, () => {
    let connection: DatabaseConnection;
    let conversations: Conversations;
    let server: TestServer;
    let engine: ScriptedEngine;
    let visitor: HttpVisitor;

    beforeAll(async () => {
      connection = await open();
      conversations = new Conversations(connection.database);
    }, openingTimeoutMs);
    afterAll(() => connection.close());
    beforeEach(async () => {
      engine = createScriptedEngine();
      server = await startTestServer({ connection, engine });
      visitor = new HttpVisitor(server.url);
    });
    afterEach(() => server.stop());

    const send = (body: unknown, as = visitor) => as.post(apiPaths.chatMessages, body);
    const answerNext = async (text: string) => {
      const answer = await engine.next();
      answer.say(text);
      answer.end();
      return answer;
    };

    it("deletes a conversation with its running answer, and only for its visitor", async () => {
      const sessionId = await visitor.begin();
      const asking = send({ sessionId, content: "how much is it?" });
      const answer = await engine.next();
      const otherVisitor = new HttpVisitor(server.url);
      await otherVisitor.begin();
      const refused = await otherVisitor.post(apiPaths.eraseSession, { sessionId });
      expect(refused).toMatchObject({ status: 404, body: { message: expect.any(String) } });
      for (const [body, message] of [
        [{ sessionId: 7 }, '"sessionId" must be a text, got 7.'],
        [null, "The body must be a JSON object."],
      ]) {
        expect(await visitor.post(apiPaths.eraseSession, body)).toMatchObject({
          status: 400,
          body: { message },
        });
      }
      expect(await messagesOf(conversations, sessionId)).toHaveLength(2);

      const remembered = () =>
        server.chat.replies.eventsSince(
          { id: sessionId, replyingUntil: null, eventSeqReserved: 0 },
          0,
        );
      expect(remembered()).not.toBeUndefined();
      const erased = await visitor.post(apiPaths.eraseSession, { sessionId });
      expect([erased.status, erased.body]).toEqual([200, {}]);
      await answer.stopped;
      await asking;
      expect(await messagesOf(conversations, sessionId)).toEqual([]);
      // The conversation's events are also removed from the process's memory.
      expect(remembered()).toBeUndefined();
      expect(await send({ sessionId, content: "still there?" })).toMatchObject({ status: 404 });
    });

    it("creates a session and sets an HttpOnly cookie for the visitor", async () => {
      const id = randomUUID();
      const body: CallBody<"chatSessions"> = {
        id,
        title: "About plans",
        metadata: { page: "/pricing" },
      };
      const answer = await visitor.post(apiPaths.chatSessions, body);
      expect([answer.status, answer.body]).toEqual([
        201,
        { session: { id, title: "About plans", metadata: { page: "/pricing" } } },
      ]);
      expect(answer.headers.get("set-cookie")).toMatch(/HttpOnly.*SameSite=Lax/);
      expect(answer.headers.get("cache-control")).toBe("no-store");
      // A client that lost the response repeats the request and gets the same session.
      expect(await visitor.post(apiPaths.chatSessions, body)).toMatchObject({
        status: 200,
        body: { session: { id } },
      });
      // Another visitor does not get the session by its id.
      const otherVisitor = await new HttpVisitor(server.url).post(apiPaths.chatSessions, body);
      expect(otherVisitor).toMatchObject({ status: 400, body: { message: expect.any(String) } });
    });

    it("accepts the same metadata as the socket: the longest, in characters that JSON escapes", async () => {
      const metadata = Object.fromEntries(
        Array.from({ length: sessionMetadataMaxEntries }, (_none, index) => [
          longest(sessionMetadataKeyMaxLength, index),
          longest(sessionMetadataValueMaxLength, index),
        ]),
      );
      const body = { id: randomUUID(), title: longest(sessionTitleMaxLength, 1), metadata };
      expect(await visitor.post(apiPaths.chatSessions, body)).toMatchObject({
        status: 201,
        body: { session: body },
      });
    });

    it("stores a message, and returns it with the complete answer", async () => {
      const sessionId = await visitor.begin();
      const pending = send({ sessionId, content: " how much is starter? " });
      await answerNext("It costs $99.");
      const answer = await pending;
      expect(answer.status).toBe(201);
      const { message, answer: answered } = exchange(answer);
      expect(message).toMatchObject({ sessionId, role: "user", content: "how much is starter?" });
      expect(answered).toMatchObject({
        role: "assistant",
        content: "It costs $99.",
        streaming: false,
        metadata: { state: "complete" },
      });
      expect((await messagesOf(conversations, sessionId)).map(({ id }) => id)).toEqual([
        message.id,
        answered.id,
      ]);
    });

    it("creates only one session for a first message that is sent repeatedly", async () => {
      const id = randomUUID();
      const first = send({ id, content: "hello" });
      await engine.next().then((answer) => {
        answer.say("Hi.");
        answer.end();
      });
      const { message, answer } = exchange(await first);
      const again = await send({ id, content: "hello" });
      expect(again.status).toBe(200);
      expect(exchange(again)).toEqual({ message, answer });
      expect(engine.requestCount).toBe(1);
      expect(await messagesOf(conversations, message.sessionId)).toHaveLength(2);
    });

    it("returns the running answer for a repeated message", async () => {
      const sessionId = await visitor.begin();
      const id = randomUUID();
      const controller = new AbortController();
      const lost = visitor.fetch(apiPaths.chatMessages, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ id, sessionId, content: "hello" }),
        signal: controller.signal,
      });
      const answer = await engine.next();
      controller.abort();
      await expect(lost).rejects.toThrow(/abort/i);
      expect(answer.request.signal.aborted).toBe(false);
      const again = send({ id, sessionId, content: "hello" });
      answer.say("Hi.");
      answer.end();
      expect(exchange(await again).answer.content).toBe("Hi.");
      expect(engine.requestCount).toBe(1);
    });

    it("refuses a repeated message while another process writes its answer", async () => {
      const sessionId = await visitor.begin();
      const message = { id: randomUUID(), sessionId, content: "hello" };
      const pending = send(message);
      const answer = await engine.next();
      answer.say("The first half");
      const otherProcess = await startTestServer({ connection, engine });
      const repeating = new HttpVisitor(otherProcess.url);
      repeating.cookie = visitor.cookie;
      try {
        expect(await send(message, repeating)).toMatchObject({
          status: 409,
          body: { message: expect.stringMatching(/still being written/) },
        });
        answer.end();
        const { answer: whole } = exchange(await pending);
        expect(exchange(await send(message, repeating)).answer).toEqual(whole);
      } finally {
        await otherProcess.stop();
      }
    });

    it("leaves no empty conversation behind if the first message is refused", async () => {
      const before = await connection.database.$count(sessions);
      const refused = await send({ content: "hi", attachments: [randomUUID()] });
      expect(refused.status).toBe(404);
      expect(await connection.database.$count(sessions)).toBe(before);
    });

    it("sends the events of HTTP calls to sockets of the same visitor", async () => {
      const socket = await TestVisitor.connect(server.url);
      const { sessionId } = await socket.sendOrThrow({ type: "create_session" });
      visitor.cookie = socket.cookie;
      const pending = send({ sessionId, content: "hello" });
      await answerNext("Hi.");
      await pending;
      const complete = await socket.event("stream_complete");
      expect(socket.messages.map(({ content, metadata }) => [content, metadata?.state])).toEqual([
        ["hello", "complete"],
      ]);
      expect(complete.seq).toBeGreaterThan(0);
      await socket.leave();
    });

    it("hides a session from other visitors", async () => {
      const sessionId = await visitor.begin();
      const otherVisitor = new HttpVisitor(server.url);
      const refused = await send({ sessionId, content: "let me in" }, otherVisitor);
      const unknown = await send({ sessionId: randomUUID(), content: "let me in" }, otherVisitor);
      expect(refused.status).toBe(404);
      expect(refused.body).toEqual(unknown.body);
      expect(await messagesOf(conversations, sessionId)).toEqual([]);
    });

    it("refuses a second message while an answer is being written", async () => {
      const sessionId = await visitor.begin();
      const pending = send({ sessionId, content: "one" });
      const answer = await engine.next();
      expect(await send({ sessionId, content: "two" })).toMatchObject({ status: 409 });
      answer.say("One.");
      answer.end();
      expect((await pending).status).toBe(201);
    });

    it("returns an error when the answer failed before its first text", async () => {
      const pending = send({ content: "hello" });
      (await engine.next()).fail(new Error("the model is gone: key=sk-123"));
      const answer = await pending;
      expect(answer.status).toBe(500);
      expect(answer.body).toEqual({ message: expect.stringMatching(/broke off.*Send/) });
    });

    it.each([
      ["nothing", undefined, 400],
      ["no object", [1], 400],
      ["no text", {}, 400],
      ["empty text", { content: " \n" }, 400],
      ["too long a text", { content: "x".repeat(messageMaxLength + 1) }, 400],
      ["a session that is no UUID", { content: "hi", sessionId: "../1" }, 400],
      ["another content type", { content: "hi", contentType: "html" }, 400],
      ["an attachment that is not there", { content: "hi", attachments: [randomUUID()] }, 404],
      ["a NUL character", { content: "a\0b" }, 400],
    ])("refuses %s with a message", async (_name, body, status) => {
      const answer = await send(body);
      expect(answer.status).toBe(status);
      expect(answer.body).toEqual({ message: expect.stringMatching(/^\S.{10,}/) });
      expect(engine.requestCount).toBe(0);
    });

    it.each([[[]], [[{ title: "a" }]], ["a"], [7], [null], [{ metadata: ["a"] }]])(
      "creates no session if the body or its metadata is not an object: %j",
      async (body) => {
        const answer = await visitor.post(apiPaths.chatSessions, body);
        expect(answer.status).toBe(400);
        expect(answer.body).toEqual({ message: expect.stringMatching(/\bobject\b/i) });
      },
    );

    it.each([
      ["no JSON", "hello", "application/json", 400],
      ["a form of another site", "content=hello", "application/x-www-form-urlencoded", 415],
      ["plain text", '{"content":"hello"}', "text/plain", 415],
      ["too large a body", JSON.stringify("x".repeat(70_000)), "application/json", 413],
    ])("refuses %s", async (_name, body, type, status) => {
      const answer = await visitor.requestJson(apiPaths.chatMessages, {
        method: "POST",
        headers: { "content-type": type },
        body,
      });
      expect(answer.status).toBe(status);
      expect(answer.body).toEqual({ message: expect.stringMatching(/\w{4,}/) });
    });

    it("returns the messages before a given one, oldest first, to their visitor only", async () => {
      const sessionId = await visitor.begin();
      const ids = await fillConversation(connection.database, sessionId, 130);
      const before = (id: string, who = visitor) =>
        who.requestJson(earlierMessagesPath(sessionId, id));
      const [first, second] = [ids[80] ?? "", ids[30] ?? ""];
      expect(earlierMessages(await before(first))).toEqual({
        ids: ids.slice(30, 80),
        hasEarlier: true,
      });
      expect(earlierMessages(await before(second))).toEqual({
        ids: ids.slice(0, 30),
        hasEarlier: false,
      });
      expect(earlierMessages(await before(randomUUID()))).toEqual({ ids: [], hasEarlier: false });
      expect((await before("x")).status).toBe(404);
      expect((await before(first, new HttpVisitor(server.url))).status).toBe(404);
    });

    it("limits reads before the database is queried, and returns the seconds to wait", async () => {
      const sessionId = await visitor.begin();
      const read = vi.spyOn(Conversations.prototype, "lastMessages");
      let requestCount = 0;
      let answer: JsonResponse;
      do {
        expect(requestCount).toBeLessThan(200);
        answer = await visitor.requestJson(earlierMessagesPath(sessionId, randomUUID()));
        requestCount += 1;
      } while (answer.status === 200);
      const readCount = read.mock.calls.length;
      read.mockRestore();
      expect(readCount).toBe(requestCount - 1);
      const retryAfter = Number(answer.headers.get("retry-after"));
      expect(retryAfter).toBeGreaterThan(0);
      expect(answer).toMatchObject({
        status: 429,
        body: { message: expect.stringMatching(/Too many requests/), retryAfter },
      });
    });

    it("limits new and deleted conversations together, and returns the seconds to wait", async () => {
      vi.useFakeTimers({ toFake: ["Date"] });
      onTestFinished(() => void vi.useRealTimers());
      const sessionId = await visitor.begin();
      let answer = await visitor.post(apiPaths.chatSessions, {});
      for (let begun = 2; answer.status === 201; begun += 1) {
        expect(begun).toBeLessThan(40);
        answer = await visitor.post(apiPaths.chatSessions, {});
      }
      const erasure = await visitor.post(apiPaths.eraseSession, { sessionId });
      for (const [refused, what] of [
        [answer, /^Too many conversations\./],
        [erasure, /^Too many requests\./],
      ] as const) {
        const retryAfter = Number(refused.headers.get("retry-after"));
        expect(retryAfter).toBeGreaterThan(0);
        expect(refused).toMatchObject({
          status: 429,
          body: { message: expect.stringMatching(what), retryAfter },
        });
      }
      vi.setSystemTime(Date.now() + 5000);
      expect(await visitor.post(apiPaths.eraseSession, { sessionId })).toMatchObject({
        status: 200,
      });
    });

    it("refuses requests from pages of other sites", async () => {
      const elsewhere = { origin: "https://elsewhere.example" };
      for (const path of [apiPaths.chatSessions, apiPaths.chatMessages]) {
        const answer = await visitor.post(path, { content: "hello" }, elsewhere);
        expect(answer.status).toBe(403);
        expect(answer.headers.get("set-cookie")).toBeNull();
      }
      expect(engine.requestCount).toBe(0);
    });

    it("limits a visitor's questions by HTTP and socket together, but not those of other visitors", async () => {
      const sessionId = await visitor.begin();
      const first = send({ sessionId, content: "hello" });
      const answer = await engine.next();
      let last: JsonResponse = await send({ sessionId, content: "again" });
      for (let sent = 2; last.status === 409; sent += 1) {
        expect(sent).toBeLessThan(40);
        last = await send({ sessionId, content: "again" });
      }
      expect(last.status).toBe(429);
      const retryAfter = Number(last.headers.get("retry-after"));
      expect(retryAfter).toBeGreaterThan(0);
      expect(last.body).toEqual({
        message: expect.stringContaining(String(retryAfter)),
        retryAfter,
      });
      const socket = await TestVisitor.connect(server.url, visitor);
      expect(
        await socket.send({ type: "send_message", id: randomUUID(), content: "by socket" }),
      ).toMatchObject({ ok: false, error: { code: "rate_limited" } });
      await socket.leave();
      const otherVisitor = await TestVisitor.connect(server.url);
      await otherVisitor.ask("hello");
      await answerNext("Hello.");
      await otherVisitor.leave();
      answer.say("Hi.");
      answer.end();
      await first;
    });
  });
}
