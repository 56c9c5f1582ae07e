import { randomUUID } from "node:crypto";
import { EventEmitter, once } from "node:events";

import { apiPaths } from "@larkline/contract/addresses";
import { conversationMaxMessages, messageMaxLength } from "@larkline/contract/limits";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { Conversations } from "../conversations/conversations.ts";
import type { DatabaseConnection } from "../database/database.ts";
import type { Database } from "../database/query-interface.ts";
import { HttpVisitor } from "./http-visitor.ts";
import { fillConversation } from "./long-conversation.ts";
import { messagesOf } from "./messages-of.ts";
import { openingTimeoutMs } from "./opening.ts";
import { createScriptedEngine, type ScriptedEngine } from "./scripted-engine.ts";
import { startTestServer, type TestServer } from "./test-server.ts";
import { handshake, TestVisitor } from "./visitor.ts";

/**
 * Tests of the realtime protocol (specification, section 7) from a browser's side. They run over the embedded
 * database and over PostgreSQL, which must behave the same.
 */
export function describeProtocol(
  databaseName: string,
  open: () => Promise<DatabaseConnection>,
): void {
  describe(`the conversation over ${databaseName}`, () => {
    let connection: DatabaseConnection;
    let server: TestServer;
    let engine: ScriptedEngine;
    let conversations: Conversations;
    let visitors: TestVisitor[] = [];

    /** Connects a visitor, or another tab of the visitor `as`. */
    const arrive = async (as?: TestVisitor) => {
      const visitor = await TestVisitor.connect(server.url, as);
      visitors.push(visitor);
      return visitor;
    };

    beforeAll(async () => {
      connection = await open();
      conversations = new Conversations(connection.database);
    }, openingTimeoutMs);
    afterAll(() => connection.close());
    beforeEach(async () => {
      engine = createScriptedEngine();
      server = await startTestServer({ connection, engine });
    });
    afterEach(async () => {
      await Promise.all(visitors.map((visitor) => visitor.leave()));
      visitors = [];
      await server.stop();
    });

    it("creates a session and acknowledges it", async () => {
      const visitor = await arrive();
      const { sessionId } = await visitor.sendOrThrow({
        type: "create_session",
        title: "About plans",
        metadata: { page: "/pricing" },
      });
      const started = await visitor.event("session_started");
      expect(started.session).toEqual({
        id: sessionId,
        title: "About plans",
        metadata: { page: "/pricing" },
      });
    });

    it("streams an answer: echo, first token, chunks that add up to it, completion with its source", async () => {
      const visitor = await arrive();
      const { sessionId, messageId } = await visitor.ask("how much is the receptionist starter?");
      const answer = await engine.next();
      expect(answer.request.question).toBe("how much is the receptionist starter?");
      answer.cite([{ title: "Pricing", href: "/pricing" }]);
      answer.say("It costs ");
      await visitor.event("stream_chunk");
      answer.say("$99 ");
      answer.say("a month.");
      answer.end();
      const complete = await visitor.event("stream_complete");

      const names = visitor.received.map((event) => event.name);
      expect(names.slice(0, 4)).toEqual([
        "connected",
        "session_started",
        "message_added",
        "message_state_update",
      ]);
      expect(visitor.all("session_started")[0]?.session.title).toBe("New Chat");
      expect(visitor.messages).toEqual([
        expect.objectContaining({
          id: messageId,
          sessionId,
          role: "user",
          content: "how much is the receptionist starter?",
          contentType: "text",
          streaming: false,
          metadata: { state: "pending" },
        }),
      ]);
      const states = visitor.all("message_state_update");
      expect(states.map(({ state }) => state)).toEqual(["first_token", "complete"]);
      expect(new Set(states.map((update) => update.messageId)).size).toBe(1);

      const chunks = visitor.all("stream_chunk");
      expect(chunks.map(({ isNew }) => isNew)).toEqual([true, ...chunks.slice(1).map(() => false)]);
      let text = "";
      for (const chunk of chunks) {
        text += chunk.content;
        expect(chunk.accumulated).toBe(text);
      }
      expect(text).toBe("It costs $99 a month.");
      expect(complete.sources).toEqual([{ title: "Pricing", href: "/pricing" }]);
      expect(complete.messageId).toBe(states[0]?.messageId);

      const numbers = visitor.received.flatMap(({ payload }) => payload.seq ?? []);
      expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
      expect(new Set(numbers).size).toBe(numbers.length);
    });

    it("passes the history to the engine", async () => {
      const visitor = await arrive();
      await visitor.ask("how much is starter?");
      const first = await engine.next();
      first.say("$99");
      first.end();
      await visitor.event("stream_complete");
      await visitor.ask("and yearly?");
      const { request } = await engine.next();
      expect(request.history).toEqual([
        { role: "user", content: "how much is starter?" },
        { role: "assistant", content: "$99" },
      ]);
    });

    it("shows the whole conversation to the same visitor after a reload", async () => {
      const visitor = await arrive();
      const { sessionId } = await visitor.ask("how much is starter?");
      const answer = await engine.next();
      answer.cite([{ title: "Pricing", href: "/pricing" }]);
      answer.say("$99 a month");
      answer.end();
      await visitor.event("stream_complete");

      const again = await arrive(visitor);
      await again.sendOrThrow({ type: "create_session", sessionId });
      expect(again.all("session_started")[0]).toMatchObject({ resumed: true });
      expect(again.messages).toEqual([
        expect.objectContaining({
          role: "user",
          content: "how much is starter?",
          metadata: { state: "complete" },
        }),
        expect.objectContaining({
          role: "assistant",
          content: "$99 a month",
          streaming: false,
          metadata: { state: "complete" },
          sources: [{ title: "Pricing", href: "/pricing" }],
        }),
      ]);
    });

    it("sends the last messages of a long conversation, and says that there are earlier ones", async () => {
      const visitor = await arrive();
      const { sessionId = "" } = await visitor.sendOrThrow({ type: "create_session" });
      const ids = await fillConversation(connection.database, sessionId, 120);
      const again = await arrive(visitor);
      await again.sendOrThrow({ type: "create_session", sessionId });
      expect(again.all("session_started")).toMatchObject([{ resumed: true, hasEarlier: true }]);
      expect(again.messages.map(({ id }) => id)).toEqual(ids.slice(-50));
    });

    it("limits resumed conversations by their size", async () => {
      const visitor = await arrive();
      const { sessionId = "" } = await visitor.sendOrThrow({ type: "create_session" });
      // Each resume sends the last 50 messages: 8,000 characters each, of three bytes in UTF-8.
      await fillConversation(connection.database, sessionId, 60, () => "語".repeat(8000));
      const again = await arrive(visitor);
      let acknowledgement = await again.send({ type: "create_session", sessionId });
      let resumed = 0;
      for (; acknowledgement.ok && resumed < 20; resumed += 1) {
        acknowledgement = await again.send({ type: "create_session", sessionId });
      }
      expect(resumed).toBeGreaterThan(2);
      expect(acknowledgement).toMatchObject({ ok: false, error: { code: "rate_limited" } });
    });

    it("refuses new messages in a full conversation, but accepts edits", async () => {
      const visitor = await arrive();
      const { sessionId = "" } = await visitor.sendOrThrow({ type: "create_session" });
      const ids = await fillConversation(connection.database, sessionId, conversationMaxMessages);
      const refused = await visitor.send({ type: "send_message", content: "One more?" });
      expect(refused).toMatchObject({
        ok: false,
        error: {
          code: "conversation_full",
          message:
            "This conversation is full: it has 400 messages. Your next message begins a new one.",
        },
      });
      expect(engine.requestCount).toBe(0);
      await visitor.sendOrThrow({ type: "edit_message", messageId: ids[0] ?? "", content: "Anew" });
      (await engine.next()).end();
    });

    it("does not stop an answer when its visitor leaves, and sends the rest when they return", async () => {
      const visitor = await arrive();
      const { sessionId } = await visitor.ask("how much is starter?");
      const answer = await engine.next();
      answer.say("It costs ");
      await visitor.event("stream_chunk");
      await visitor.leave();
      expect(answer.request.signal.aborted).toBe(false);
      const back = await arrive(visitor);
      await back.sendOrThrow({ type: "create_session", sessionId });
      // The text so far arrives as `first_token` and a chunk, then the answer continues.
      expect(back.all("message_state_update").map(({ state }) => state)).toEqual(["first_token"]);
      expect(back.all("stream_chunk").at(-1)?.accumulated).toBe("It costs ");
      answer.say("$99.");
      answer.end();
      await back.event("stream_complete");
      expect(back.all("stream_chunk").at(-1)?.accumulated).toBe("It costs $99.");
      expect((await messagesOf(conversations, sessionId)).at(-1)).toMatchObject({
        content: "It costs $99.",
        state: "complete",
      });
    });

    it("names the running answer to a client that resumes the session before the first words", async () => {
      const visitor = await arrive();
      const { sessionId } = await visitor.ask("how much is starter?");
      const answer = await engine.next();
      const { seq } = await visitor.event("message_added");
      const [reloaded, reconnected] = [await arrive(visitor), await arrive(visitor)];
      await reloaded.sendOrThrow({ type: "create_session", sessionId });
      await reconnected.sendOrThrow({ type: "create_session", sessionId, lastSeq: seq });
      answer.say("$99");
      answer.end();
      const { messageId } = await visitor.event("stream_complete");
      for (const client of [reloaded, reconnected]) {
        expect(client.all("session_started")).toMatchObject([{ runningAnswerId: messageId }]);
      }
      const later = await arrive(visitor);
      await later.sendOrThrow({ type: "create_session", sessionId });
      expect(later.all("session_started")[0]).not.toHaveProperty("runningAnswerId");
    });

    it("sends only the missed events to a client that names the last event it saw", async () => {
      const visitor = await arrive();
      const { sessionId } = await visitor.ask("how much is starter?");
      const answer = await engine.next();
      answer.say("It costs ");
      const seen = await visitor.event("stream_chunk");
      await visitor.leave();
      answer.say("$99.");
      answer.end();
      // The end is checked in the database, because no client is left to receive an event.
      await expect
        .poll(async () => (await messagesOf(conversations, sessionId)).at(-1)?.state)
        .toBe("complete");
      const back = await arrive(visitor);
      await back.sendOrThrow({ type: "create_session", sessionId, lastSeq: seen.seq });
      await back.event("stream_complete");
      expect(back.messages).toEqual([]);
      expect(back.all("stream_chunk").map(({ accumulated }) => accumulated)).toEqual([
        "It costs $99.",
      ]);
      expect(back.all("stream_complete")).toHaveLength(1);
    });

    it("on abort stops the engine, acknowledges, and keeps the partial text", async () => {
      const visitor = await arrive();
      const { sessionId } = await visitor.ask("tell me everything");
      const answer = await engine.next();
      answer.say("Well, ");
      await visitor.event("stream_chunk");
      let stopped = false;
      void answer.stopped.then(() => {
        stopped = true;
      });
      const acknowledgement = await visitor.sendOrThrow({ type: "abort_generation" });
      expect(stopped).toBe(true);
      expect(acknowledgement).toMatchObject({ sessionId });
      answer.say("never heard");
      const complete = await visitor.event("stream_complete");
      expect(complete.messageId).toBe(acknowledgement.messageId);
      expect(visitor.all("message_state_update").at(-1)?.state).toBe("aborted");
      expect(visitor.all("stream_chunk").at(-1)?.accumulated).toBe("Well, ");
      expect((await messagesOf(conversations, sessionId)).at(-1)).toMatchObject({
        content: "Well, ",
        state: "aborted",
      });
      // The conversation continues.
      await visitor.ask("and now?");
      expect((await engine.next()).request.question).toBe("and now?");
    });

    it("acknowledges an abort without a running answer", async () => {
      const visitor = await arrive();
      expect(await visitor.send({ type: "abort_generation" })).toEqual({ ok: true });
    });

    it("does not let another visitor stop an answer", async () => {
      const visitor = await arrive();
      const { sessionId } = await visitor.ask("hello");
      const answer = await engine.next();
      const otherVisitor = await arrive();
      expect(await otherVisitor.send({ type: "abort_generation", sessionId })).toMatchObject({
        ok: false,
        error: { code: "not_found" },
      });
      expect(answer.request.signal.aborted).toBe(false);
    });

    it("stores a repeated message once, and calls the engine once", async () => {
      const visitor = await arrive();
      const id = randomUUID();
      const { sessionId, messageId } = await visitor.ask("hello", { id });
      expect(messageId).toBe(id);
      // Repeated while the answer is being written, and below after its end.
      const repeated = { type: "send_message", id, sessionId, content: "hello" };
      expect(await visitor.send(repeated)).toEqual({
        ok: true,
        sessionId,
        messageId: id,
        duplicate: true,
      });
      const answer = await engine.next();
      answer.say("Hi.");
      answer.end();
      await visitor.event("stream_complete");
      expect(await visitor.send(repeated)).toMatchObject({ ok: true, duplicate: true });
      expect(engine.requestCount).toBe(1);
      expect(await messagesOf(conversations, sessionId)).toHaveLength(2);
    });

    it("refuses a second question while an answer is running", async () => {
      const visitor = await arrive();
      const { sessionId } = await visitor.ask("one");
      expect(await visitor.send({ type: "send_message", content: "two" })).toMatchObject({
        ok: false,
        error: { code: "busy" },
      });
      expect(engine.requestCount).toBe(1);
      expect((await messagesOf(conversations, sessionId)).map(({ role }) => role)).toEqual([
        "user",
        "assistant",
      ]);
    });

    it("hides a session from other visitors", async () => {
      const visitor = await arrive();
      const { sessionId, messageId } = await visitor.ask("my secret");
      const otherVisitor = await arrive();
      for (const frame of [
        { type: "create_session", sessionId },
        { type: "send_message", sessionId, content: "let me in" },
        { type: "edit_message", sessionId, messageId, content: "changed" },
        { type: "regenerate_message", sessionId, messageId },
      ]) {
        expect(await otherVisitor.send(frame)).toMatchObject({
          ok: false,
          error: { code: "not_found" },
        });
      }
      // The response is the same as for an unknown session.
      const unknown = await otherVisitor.send({ type: "create_session", sessionId: randomUUID() });
      expect(await otherVisitor.send({ type: "create_session", sessionId })).toEqual(unknown);
      expect(otherVisitor.messages).toEqual([]);
      expect((await messagesOf(conversations, sessionId))[0]?.content).toBe("my secret");
    });

    it("treats a visitor with a forged cookie as new", async () => {
      const visitor = await arrive();
      const { sessionId } = await visitor.ask("hello");
      const [name, value = ""] = (visitor.cookie ?? "").split("=");
      const forged = `${name}=${value.slice(0, -4)}AAAA`;
      const header = (await handshake(server.url, { cookie: forged })).headers.get("set-cookie");
      const id = value.split(".")[0] ?? "";
      expect(id).not.toBe("");
      expect(header).not.toContain(id);
      expect(header).toMatch(/HttpOnly/);
      expect(header).toMatch(/SameSite=Lax/);
      const forger = await TestVisitor.connect(server.url, { cookie: forged });
      expect(await forger.send({ type: "create_session", sessionId })).toMatchObject({
        error: { code: "not_found" },
      });
    });

    it("refuses handshakes from other sites", async () => {
      expect((await handshake(server.url, { origin: "https://elsewhere.example" })).status).toBe(
        403,
      );
      expect((await handshake(server.url, { origin: server.url })).status).toBe(200);
    });

    it.each([
      ["no object", "hello", "invalid_frame"],
      ["nothing", undefined, "invalid_frame"],
      ["a list", [1, 2], "invalid_frame"],
      ["no type", { content: "hello" }, "invalid_frame"],
      ["an unknown type", { type: "shutdown_server" }, "unknown_type"],
      ["a missing field", { type: "send_message" }, "invalid_frame"],
      ["a wrong kind", { type: "send_message", content: 42 }, "invalid_frame"],
      ["an empty message", { type: "send_message", content: "  \n " }, "empty_message"],
      [
        "an over-long message",
        { type: "send_message", content: "x".repeat(messageMaxLength + 1) },
        "message_too_long",
      ],
      [
        "a session that is no UUID",
        { type: "create_session", sessionId: "1; drop" },
        "invalid_frame",
      ],
      ["a NUL character", { type: "send_message", content: "a\0b" }, "invalid_frame"],
      ["half a surrogate pair", { type: "send_message", content: "a\ud800b" }, "invalid_frame"],
    ])(
      "refuses %s with a clear message, and keeps connection and answer",
      async (_name, frame, code) => {
        const visitor = await arrive();
        const { sessionId } = await visitor.ask("hello");
        const answer = await engine.next();
        const refused = await visitor.send(frame);
        expect(refused).toMatchObject({ ok: false, error: { code } });
        const event = await visitor.event("error");
        if (!refused.ok) expect(event.message).toBe(refused.error.message);
        expect(event.message).toMatch(/\w.*[.:]/);
        // The connection stays open and the answer continues.
        answer.say("Still here.");
        answer.end();
        await visitor.event("stream_complete");
        expect((await messagesOf(conversations, sessionId)).map(({ content }) => content)).toEqual([
          "hello",
          "Still here.",
        ]);
      },
    );

    it("accepts frames without an acknowledgement function", async () => {
      const visitor = await arrive();
      visitor.socket.emit("chat_message", { type: "nonsense" });
      await visitor.event("error", ({ code }) => code === "unknown_type");
      visitor.socket.emit("chat_message", { type: "send_message", content: "hello" });
      (await engine.next()).end();
      visitor.socket.emit("chat_message");
      await visitor.event("error", ({ code }) => code === "invalid_frame");
    });

    // On the wire, names may be numbers. Socket.IO's types do not say so.
    const unknownNames: string[] = JSON.parse('["nonsense", "", 5, 1.5]');
    it.each(unknownNames)("refuses the unknown event %j with a message", async (name) => {
      const visitor = await arrive();
      const socket: { emit: (name: string, ...values: unknown[]) => unknown } = visitor.socket;
      const acknowledged = new Promise((resolve) => {
        socket.emit(name, { type: "send_message", content: "hello" }, resolve);
      });
      expect(await visitor.event("error")).toMatchObject({
        code: "unknown_type",
        message: `Unknown event "${name}". The server accepts only "chat_message".`,
      });
      expect(await acknowledged).toMatchObject({ ok: false });
    });

    it("refuses a text of 200,000 characters with a message, and keeps the connection", async () => {
      const visitor = await arrive();
      const refused = await visitor.send({ type: "send_message", content: "x".repeat(200_000) });
      expect(refused).toMatchObject({ ok: false, error: { code: "message_too_long" } });
      expect(await visitor.send({ type: "create_session" })).toMatchObject({ ok: true });
    });

    it("limits a visitor's questions, and returns the seconds to wait", async () => {
      const visitor = await arrive();
      const { sessionId } = await visitor.ask("hello");
      const askAgain = async () => {
        const refused = await visitor.send({ type: "send_message", sessionId, content: "again" });
        if (refused.ok) throw new Error("expected a refusal");
        return refused.error;
      };
      // One after the other, because too many pending frames are refused with the same code. At most 40 in
      // all, because a connection's frames are limited, too.
      let refusal = await askAgain();
      for (let sent = 2; refusal.code === "busy"; sent += 1) {
        expect(sent).toBeLessThan(40);
        refusal = await askAgain();
      }
      expect(refusal.code).toBe("rate_limited");
      expect(refusal.retryAfter).toBeGreaterThan(0);
      expect(await messagesOf(conversations, sessionId)).toHaveLength(2);
    });

    it("regenerates an answer and removes the old one", async () => {
      const visitor = await arrive();
      const { sessionId } = await visitor.ask("hello");
      const first = await engine.next();
      first.say("Old.");
      first.end();
      const { messageId: old } = await visitor.event("stream_complete");
      const { messageId } = await visitor.sendOrThrow({
        type: "regenerate_message",
        messageId: old,
      });
      const second = await engine.next();
      expect(second.request).toMatchObject({ question: "hello", history: [] });
      second.say("New.");
      second.end();
      await visitor.event("stream_complete", (event) => event.messageId === messageId);
      expect(visitor.all("message_state_update")).toContainEqual(
        expect.objectContaining({ messageId: old, state: "removed" }),
      );
      expect((await messagesOf(conversations, sessionId)).map(({ content }) => content)).toEqual([
        "hello",
        "New.",
      ]);
    });

    it("edits a question, regenerates its answer and removes later messages", async () => {
      const visitor = await arrive();
      const { sessionId, messageId } = await visitor.ask("helo");
      const first = await engine.next();
      first.say("Pardon?");
      first.end();
      const { messageId: old } = await visitor.event("stream_complete");
      await visitor.sendOrThrow({ type: "edit_message", messageId, content: "hello" });
      const second = await engine.next();
      expect(second.request.question).toBe("hello");
      second.say("Hi.");
      second.end();
      await visitor.event("stream_complete", (event) => event.messageId !== old);
      expect(visitor.messages.at(-1)).toMatchObject({ id: messageId, content: "hello" });
      expect((await messagesOf(conversations, sessionId)).map(({ content }) => content)).toEqual([
        "hello",
        "Hi.",
      ]);
    });

    it("an edit does not remove messages of other visitors", async () => {
      const other = await arrive();
      const { sessionId: otherSessionId } = await other.ask("hello");
      (await engine.next()).say("Hi.");
      await other.sendOrThrow({ type: "abort_generation" });
      const visitor = await arrive();
      const { messageId } = await visitor.ask("helo");
      const answer = await engine.next();
      answer.say("Pardon?");
      answer.end();
      await visitor.event("stream_complete");
      await visitor.sendOrThrow({ type: "edit_message", messageId, content: "hello" });
      expect(await messagesOf(conversations, otherSessionId)).toMatchObject([
        { content: "hello" },
        { role: "assistant" },
      ]);
    });

    it("says that it had a question already whose new answer was lost, and answers it", async () => {
      const visitor = await arrive();
      const id = randomUUID();
      const { sessionId } = await visitor.ask("hello", { id });
      const answer = await engine.next();
      answer.say("Hi.");
      answer.end();
      const { messageId } = await visitor.event("stream_complete");
      // Another process starts the new answer, and dies before its first words.
      const visitorId = visitor.cookie?.split("=")[1]?.split(".")[0] ?? "";
      const regenerate = { kind: "regenerate", id: randomUUID(), messageId } as const;
      const { status } = await conversations.beginReply(visitorId, sessionId, regenerate);
      expect(status).toBe("begun");
      await conversations.recover("all");
      const again = { type: "send_message", id, sessionId, content: "hello" } as const;
      expect(await visitor.sendOrThrow(again)).toMatchObject({ messageId: id, duplicate: true });
      expect((await engine.next()).request.question).toBe("hello");
    });

    it("handles only some of the frames that a connection sends at once, and refuses the others", async () => {
      const visitor = await TestVisitor.connect(server.url, undefined, { transports: ["polling"] });
      visitors.push(visitor);
      const frame = { type: "abort_generation", sessionId: randomUUID() };
      const sent = await Promise.all(Array.from({ length: 30 }, () => visitor.send(frame)));
      const codes = sent.map((answer) => (answer.ok ? "" : answer.error.code));
      expect(new Set(codes)).toEqual(new Set(["not_found", "rate_limited"]));
      expect(await visitor.send({ type: "abort_generation" })).toMatchObject({ ok: true });
    });

    it("forgets the events of a conversation that was deleted while an answer was written", async () => {
      const visitor = await arrive();
      const { sessionId } = await visitor.ask("hello");
      const answer = await engine.next();
      answer.say("My secret.");
      server.chat.replies.forget(sessionId);
      answer.end();
      await visitor.event("stream_complete");
      const session = { id: sessionId, replyingUntil: null, eventSeqReserved: 0 };
      await expect.poll(() => server.chat.replies.eventsSince(session, 0)).toBeUndefined();
    });

    it.each([
      ["after a reconnect", (visitor: TestVisitor) => arrive(visitor)],
      [
        "of the connection's previous session",
        async (visitor: TestVisitor) => {
          await visitor.sendOrThrow({ type: "create_session" });
          return visitor;
        },
      ],
    ])("regenerates and edits messages without a session id %s", async (_when, moveOn) => {
      const visitor = await arrive();
      const { sessionId, messageId } = await visitor.ask("helo");
      const first = await engine.next();
      first.say("Pardon?");
      first.end();
      const { messageId: old } = await visitor.event("stream_complete");

      const regenerating = await moveOn(visitor);
      const regenerated = await regenerating.sendOrThrow({
        type: "regenerate_message",
        messageId: old,
      });
      expect(regenerated.sessionId).toBe(sessionId);
      const second = await engine.next();
      second.say("What?");
      second.end();
      await regenerating.event(
        "stream_complete",
        (event) => event.messageId === regenerated.messageId,
      );

      const editing = await moveOn(regenerating);
      const edit = { type: "edit_message", messageId, content: "hello" } as const;
      expect(await editing.sendOrThrow(edit)).toMatchObject({ sessionId, messageId });
      const third = await engine.next();
      third.say("Hi.");
      await editing.event("stream_chunk", ({ accumulated }) => accumulated === "Hi.");
      third.end();
      await expect
        .poll(async () => (await messagesOf(conversations, sessionId)).at(-1)?.state)
        .toBe("complete");
      expect((await messagesOf(conversations, sessionId)).map(({ content }) => content)).toEqual([
        "hello",
        "Hi.",
      ]);
    });

    it("sends the rest of a running answer to a connection that creates another session", async () => {
      const visitor = await arrive();
      const { sessionId } = await visitor.ask("hello");
      const answer = await engine.next();
      answer.say("Hi, ");
      await visitor.event("stream_chunk");
      await visitor.sendOrThrow({ type: "create_session" });
      answer.say("and welcome.");
      answer.end();
      await visitor.event("stream_complete", (event) => event.sessionId === sessionId);
      expect(visitor.all("stream_chunk").at(-1)?.accumulated).toBe("Hi, and welcome.");

      // Afterwards the connection gets no events of the earlier session.
      const eventsBefore = visitor.received.length;
      const otherTab = await arrive(visitor);
      await otherTab.ask("and now?", { sessionId });
      (await engine.next()).end();
      await otherTab.event("stream_complete");
      await visitor.send({ type: "abort_generation" });
      expect(visitor.received).toHaveLength(eventsBefore);
    });

    it("on abort without a session id stops all answers that the connection gets", async () => {
      const visitor = await arrive();
      await visitor.ask("one");
      const first = await engine.next();
      const { sessionId: secondSessionId = "" } = await visitor.sendOrThrow({
        type: "create_session",
      });
      // With a session id, only that session's answer.
      await visitor.sendOrThrow({ type: "abort_generation", sessionId: secondSessionId });
      expect(first.request.signal.aborted).toBe(false);
      await visitor.ask("two");
      const second = await engine.next();
      const elsewhere = await arrive(visitor);
      await elsewhere.ask("three");
      const third = await engine.next();

      const acknowledgement = await visitor.sendOrThrow({ type: "abort_generation" });
      expect(acknowledgement.sessionId).toBe(secondSessionId);
      expect([first, second, third].map(({ request }) => request.signal.aborted)).toEqual([
        true,
        true,
        false,
      ]);
      expect(visitor.all("stream_complete")).toHaveLength(2);
    });

    it("refuses to edit or regenerate a message that does not exist or has the wrong role", async () => {
      const visitor = await arrive();
      const { messageId } = await visitor.ask("hello");
      const answer = await engine.next();
      answer.say("Hi.");
      answer.end();
      const { messageId: answerId } = await visitor.event("stream_complete");
      for (const frame of [
        { type: "regenerate_message", messageId: randomUUID() },
        { type: "regenerate_message", messageId },
        { type: "edit_message", messageId: answerId, content: "words in its mouth" },
      ]) {
        expect(await visitor.send(frame)).toMatchObject({
          ok: false,
          error: { code: "not_found" },
        });
      }
    });

    it("sends live events to another tab of the same visitor", async () => {
      const visitor = await arrive();
      const { sessionId } = await visitor.sendOrThrow({ type: "create_session" });
      const otherTab = await arrive(visitor);
      await otherTab.sendOrThrow({ type: "create_session", sessionId });
      await visitor.ask("hello");
      // The other tab did not send the message, so it must receive the message.
      const shown = await otherTab.event("message_added");
      expect(shown.message.metadata).toEqual({ state: "complete" });
      const answer = await engine.next();
      answer.say("Hi.");
      answer.end();
      expect((await otherTab.event("stream_chunk")).accumulated).toBe("Hi.");
    });

    it("keeps conversations separate", async () => {
      const one = await arrive();
      const other = await arrive();
      await one.ask("first");
      await other.ask("second");
      const answer = await engine.next();
      answer.say("Only for one.");
      answer.end();
      await one.event("stream_complete");
      expect(other.all("stream_chunk")).toEqual([]);
    });

    it("ends an answer whose engine failed, keeps its text and continues the conversation", async () => {
      const visitor = await arrive();
      const { sessionId } = await visitor.ask("hello");
      const answer = await engine.next();
      answer.say("Let me see");
      await visitor.event("stream_chunk");
      answer.fail(new Error("the model is gone: key=sk-123"));
      await visitor.event("stream_complete");
      const error = await visitor.event("error");
      expect(error.message).not.toContain("sk-123");
      expect(visitor.all("message_state_update").at(-1)?.state).toBe("failed");
      expect((await messagesOf(conversations, sessionId)).at(-1)).toMatchObject({
        content: "Let me see",
        state: "failed",
      });
      await visitor.ask("again");
      expect((await engine.next()).request.question).toBe("again");
    });

    it("stores a running answer when the server stops", async () => {
      const visitor = await arrive();
      const { sessionId } = await visitor.ask("hello");
      const answer = await engine.next();
      answer.say("Half an ans");
      await visitor.event("stream_chunk");
      await server.stop();
      await answer.stopped;
      expect((await messagesOf(conversations, sessionId)).at(-1)).toMatchObject({
        content: "Half an ans",
        state: "failed",
      });
      await expect.poll(() => visitor.socket.connected).toBe(false);
      server = await startTestServer({ connection, engine });
    });

    it("lets a visitor stop an answer that the stopping server waits for", async () => {
      await server.stop();
      server = await startTestServer({ connection, engine, drainMs: 60_000 });
      const visitor = await arrive();
      const { sessionId } = await visitor.ask("hello");
      const answer = await engine.next();
      answer.say("Half an ans");
      await visitor.event("stream_chunk");
      const stopped = server.stop();
      await expect.poll(() => server.chat.draining).toBe(true);
      const acknowledged = await visitor.send({ type: "abort_generation", sessionId });
      // So that the server stops in any case.
      answer.end();
      await stopped;
      expect(acknowledged).toMatchObject({ ok: true });
      expect((await messagesOf(conversations, sessionId)).at(-1)).toMatchObject({
        content: "Half an ans",
        state: "aborted",
      });
      server = await startTestServer({ connection, engine });
    });

    it("ends the answer to a question by HTTP that is stored only after all answers were stopped", async () => {
      await server.stop();
      const steps = new EventEmitter();
      server = await startTestServer({
        connection: { ...connection, database: pausing(connection.database, steps) },
        engine,
      });
      const visitor = new HttpVisitor(server.url);
      const sessionId = await visitor.begin();
      const stored = once(steps, "stored");
      const asking = visitor.post(apiPaths.chatMessages, { sessionId, content: "hello" });
      await stored;
      await server.chat.close();
      steps.emit("continue");
      await (
        await engine.next()
      ).stopped;
      expect((await asking).body).toEqual({ message: expect.stringContaining("broke off") });
      expect(await conversations.recover("all")).toEqual([]);
      await server.stop();
      server = await startTestServer({ connection, engine });
    });

    it("leaves no running answer for a question that is being stored when the server stops", async () => {
      await server.stop();
      const steps = new EventEmitter();
      server = await startTestServer({
        connection: { ...connection, database: pausing(connection.database, steps) },
        engine,
      });
      const visitor = await arrive();
      const { sessionId = "" } = await visitor.sendOrThrow({
        type: "create_session",
        title: "Late",
      });
      const stored = once(steps, "stored");
      visitor.ask("hello", { sessionId }).catch(() => undefined);
      await stored;
      const stopped = server.stop();
      await expect.poll(() => server.chat.draining).toBe(true);
      steps.emit("continue");
      await stopped;
      const storedMessages = await messagesOf(conversations, sessionId);
      expect(storedMessages.map(({ role, content }) => [role, content])).toEqual([
        ["user", "hello"],
      ]);
      expect(await conversations.recover("all")).toEqual([]);
      server = await startTestServer({ connection, engine });
    });
  });
}

/**
 * A database whose transactions return only when the test allows it. Emits "stored" after each transaction,
 * then waits for the event "continue".
 */
function pausing(database: Database, steps: EventEmitter): Database {
  return new Proxy(database, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== "function") return value;
      if (name !== "transaction") return value.bind(target);
      return async (...work: unknown[]) => {
        const result: unknown = await value.apply(target, work);
        steps.emit("stored");
        await once(steps, "continue");
        return result;
      };
    },
  });
}
