import { randomUUID } from "node:crypto";

import { apiPaths } from "@larkline/contract/addresses";
import { and, eq, isNotNull } from "drizzle-orm";
import { Client } from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import { Conversations } from "../conversations/conversations.ts";
import { type DatabaseConnection, openPostgres } from "../database/database.ts";
import { connectRedis, type RedisConnection } from "../database/redis.ts";
import { sessions } from "../database/schema.ts";
import { OperatorError } from "../errors/operator-error.ts";
import { ChatLimits } from "../limits/chat-limits.ts";
import { tooMany } from "../limits/refusal.ts";
import { HttpVisitor } from "../testing/http-visitor.ts";
import { describeProtocol } from "../testing/protocol-suite.ts";
import { createScriptedEngine, type ScriptedEngine } from "../testing/scripted-engine.ts";
import { createDatabase, openTemporaryPostgres, redisServer } from "../testing/services.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { TestVisitor } from "../testing/visitor.ts";

describeProtocol("PostgreSQL", openTemporaryPostgres);

const disconnected = ({ socket }: TestVisitor) =>
  new Promise((resolve) => void socket.once("disconnect", resolve));

describe("starting with PostgreSQL and Redis", () => {
  it("succeeds for several processes at once, which all migrate the database", async () => {
    const { url, drop } = await createDatabase();
    const connections = await Promise.all([1, 2, 3].map(() => openPostgres(url)));
    await Promise.all(connections.map(({ ping }) => ping()));
    await Promise.all(connections.map(({ close }) => close()));
    await drop();
  });

  it("reports an unavailable PostgreSQL in one line, without the password", async () => {
    const refused = openPostgres("postgres://larkline:hunter2@127.0.0.1:1/larkline");
    await expect(refused).rejects.toThrow(OperatorError);
    await expect(refused).rejects.toThrow(
      /^DATABASE_URL: PostgreSQL at 127\.0\.0\.1:1\/larkline does not answer \(.+\)$/,
    );
    await expect(refused).rejects.not.toThrow(/hunter2/);
  });

  it("reports a database that does not exist in one line, with PostgreSQL's reason", async () => {
    const { url, drop } = await createDatabase();
    await drop();
    await expect(openPostgres(url)).rejects.toThrow(
      /^DATABASE_URL: PostgreSQL at \S+ could not be opened \(database "\S+" does not exist\)$/,
    );
  });

  it("reports a failed migration in one line, with PostgreSQL's reason", async () => {
    const { url, drop } = await createDatabase();
    const client = new Client({ connectionString: url });
    await client.connect();
    await client.query("create table chat_messages ()");
    await client.end();
    await expect(openPostgres(url)).rejects.toThrow(
      /^DATABASE_URL: PostgreSQL at \S+ could not be migrated \(relation "chat_messages" already exists\)$/,
    );
    await drop();
  });

  it("reports an unavailable Redis in one line", async () => {
    const refused = connectRedis("redis://:hunter2@127.0.0.1:1");
    await expect(refused).rejects.toThrow(
      /^REDIS_URL: Redis at 127\.0\.0\.1:1 does not answer \(.+\)$/,
    );
  });
});

describe("two servers with one Redis and one PostgreSQL", () => {
  let database: Awaited<ReturnType<typeof createDatabase>>;
  let connections: DatabaseConnection[];
  let redis: RedisConnection[];
  let servers: TestServer[];
  let engines: ScriptedEngine[];
  let visitors: TestVisitor[];

  beforeAll(async () => {
    database = await createDatabase();
    connections = await Promise.all([openPostgres(database.url), openPostgres(database.url)]);
  });
  afterAll(async () => {
    await Promise.all(connections.map(({ close }) => close()));
    await database.drop();
  });
  beforeEach(async () => {
    visitors = [];
    engines = [createScriptedEngine(), createScriptedEngine()];
    redis = await Promise.all([1, 2].map(() => connectRedis(redisServer)));
    servers = await Promise.all(
      engines.map((engine, index) => {
        const [connection, client] = [connections[index], redis[index]];
        if (connection === undefined || client === undefined) throw new Error("not connected");
        return startTestServer({ connection, engine, redis: client });
      }),
    );
  });
  afterEach(async () => {
    await Promise.all(visitors.map((visitor) => visitor.leave()));
    await Promise.all(servers.map((server) => server.stop()));
    for (const client of redis) client.destroy();
  });

  const serverAt = (index: number) => {
    const [server, engine] = [servers[index], engines[index]];
    if (server === undefined || engine === undefined) throw new Error("no such server");
    return { server, engine };
  };
  /** Connects to a server, as a new visitor or as the visitor of the connection `as`. */
  const connect = async (index: number, as?: TestVisitor) => {
    const visitor = await TestVisitor.connect(serverAt(index).server.url, as);
    visitors.push(visitor);
    return visitor;
  };

  it("show the same conversation to a visitor on either server", async () => {
    const here = await connect(0);
    const { sessionId } = await here.sendOrThrow({ type: "create_session" });
    const there = await connect(1, here);
    await there.sendOrThrow({ type: "create_session", sessionId });
    await here.ask("hello", { sessionId });
    const answer = await serverAt(0).engine.next();
    answer.say("Hi from the first.");
    expect((await there.event("stream_chunk")).accumulated).toBe("Hi from the first.");
    // One reply at a time across both servers.
    expect(await there.send({ type: "send_message", content: "and me?" })).toMatchObject({
      ok: false,
      error: { code: "busy" },
    });
    answer.end();
    await there.event("stream_complete");
    await there.ask("and me?");
    expect((await serverAt(1).engine.next()).request.history).toHaveLength(2);
  });

  it("stop an answer that the other server writes, and acknowledge when its engine has stopped", async () => {
    const here = await connect(0);
    const { sessionId } = await here.ask("tell me everything");
    const answer = await serverAt(0).engine.next();
    answer.say("Well, ");
    await here.event("stream_chunk");
    const there = await connect(1, here);
    await there.sendOrThrow({ type: "create_session", sessionId });
    let stopped = false;
    void answer.stopped.then(() => {
      stopped = true;
    });
    const acknowledgement = await there.sendOrThrow({ type: "abort_generation" });
    expect(stopped).toBe(true);
    expect(acknowledgement.messageId).toBe((await here.event("stream_complete")).messageId);
    expect(here.all("message_state_update").at(-1)?.state).toBe("aborted");
  });

  it("name the answer that the other server writes, and say if it ended while the session was resumed", async () => {
    const here = await connect(0);
    const { sessionId } = await here.ask("tell me everything");
    const answer = await serverAt(0).engine.next();
    const there = await connect(1, here);
    await there.sendOrThrow({ type: "create_session", sessionId });
    const late = await connect(1, here);
    const reading = vi.spyOn(Conversations.prototype, "lastMessages");
    const { database: store } = connections[0] ?? {};
    if (store === undefined) throw new Error("not connected");
    const read = (id: string) => new Conversations(store).lastMessages(id);
    // The server reads the messages again after counting them.
    reading.mockImplementationOnce(async (id) => {
      const stored = await read(id);
      // The answer ends without text after the second read, and before the connection gets the answer's events.
      reading.mockImplementationOnce(async () => {
        const before = await read(id);
        await here.sendOrThrow({ type: "abort_generation" });
        await there.event("stream_complete");
        return before;
      });
      return stored;
    });
    await late.sendOrThrow({ type: "create_session", sessionId });
    reading.mockRestore();
    await answer.stopped;
    const { messageId } = await here.event("stream_complete");
    for (const client of [there, late]) {
      expect(client.all("session_started")).toMatchObject([{ runningAnswerId: messageId }]);
      expect(client.all("stream_complete")).toMatchObject([{ messageId }]);
    }
  });

  it("refuse to stop an answer if the server that writes it did not receive the request", async () => {
    const here = await connect(0);
    const { sessionId } = await here.ask("tell me everything");
    const answer = await serverAt(0).engine.next();
    answer.say("Well, ");
    await here.event("stream_chunk");
    const there = await connect(1, here);
    await there.sendOrThrow({ type: "create_session", sessionId });
    // As if the first server had not reconnected to Redis after an outage.
    await redis[0]?.subscriber.unsubscribe("larkline:stop");
    expect(await there.send({ type: "abort_generation" })).toMatchObject({
      ok: false,
      error: { code: "not_available" },
    });
    answer.end();
    await here.event("stream_complete");
    expect(await there.send({ type: "abort_generation" })).toMatchObject({ ok: true });
  });

  /**
   * Stores an unfinished reply with an expired lease, as a server leaves it when it dies. Waits until one of the
   * running servers has closed the reply.
   */
  const storeLostReply = async (sessionId: string, question: string, text: string) => {
    const [connection] = connections;
    if (connection === undefined) throw new Error("not connected");
    const store = connection.database;
    const isThisSession = eq(sessions.id, sessionId);
    const [session] = await store.select().from(sessions).where(isThisSession);
    const conversations = new Conversations(store);
    const begun = await conversations.beginReply(session?.visitorId ?? "", sessionId, {
      kind: "send",
      id: randomUUID(),
      content: question,
    });
    if (begun.status !== "begun") throw new Error(begun.status);
    const { id } = begun.answer;
    await conversations.saveProgress({ id, sessionId, content: text, toolUses: [] });
    // As if the time of its lease had passed.
    await store
      .update(sessions)
      .set({ replyingUntil: new Date(0) })
      .where(isThisSession);
    const isReplying = () =>
      store.$count(sessions, and(isThisSession, isNotNull(sessions.replyingUntil)));
    await expect.poll(isReplying).toBe(0);
  };

  it("send the question and the partial answer of a dead server to a client that reconnects", async () => {
    const here = await connect(0);
    const { sessionId } = await here.ask("how much is starter?");
    const answer = await serverAt(0).engine.next();
    answer.say("$99");
    answer.end();
    const { seq } = await here.event("stream_complete");
    await here.leave();
    await storeLostReply(sessionId, "and yearly?", "It costs ");

    const back = await connect(0, here);
    await back.sendOrThrow({ type: "create_session", sessionId, lastSeq: seq });
    expect(back.messages.slice(-2)).toMatchObject([
      { role: "user", content: "and yearly?" },
      { role: "assistant", content: "It costs ", metadata: { state: "failed" } },
    ]);
  });

  it("send a question that the other server stores while a client asks for missed events", async () => {
    const here = await connect(0);
    const { sessionId } = await here.ask("how much is starter?");
    (await serverAt(0).engine.next()).end();
    const { seq } = await here.event("stream_complete");
    const there = await connect(1, here);
    await there.sendOrThrow({ type: "create_session", sessionId });
    const back = await connect(0, here);
    const counting = vi.spyOn(ChatLimits.prototype, "reload").mockImplementationOnce(async () => {
      await there.ask("and yearly?");
      await here.event("message_added", ({ message }) => message.content === "and yearly?");
    });
    await back.sendOrThrow({ type: "create_session", sessionId, lastSeq: seq });
    counting.mockRestore();
    expect(back.messages.map(({ content }) => content)).toContain("and yearly?");
  });

  it("drop the events of a conversation that was deleted on the other server", async () => {
    const here = await connect(0);
    const { sessionId } = await here.ask("my number is 555-0100");
    const answer = await serverAt(0).engine.next();
    answer.end();
    await here.event("stream_complete");
    const remembered = () =>
      serverAt(0).server.chat.replies.eventsSince(
        { id: sessionId, replyingUntil: null, eventSeqReserved: 0 },
        0,
      );
    expect(remembered()).not.toBeUndefined();
    const elsewhere = new HttpVisitor(serverAt(1).server.url);
    elsewhere.cookie = here.cookie;
    expect((await elsewhere.post(apiPaths.eraseSession, { sessionId })).status).toBe(200);
    await expect.poll(remembered).toBeUndefined();
  });

  /** Creates a conversation whose stored last change was `minutes` minutes ago. */
  const beginIdle = async (visitor: TestVisitor, minutes: number) => {
    const { sessionId = "" } = await visitor.sendOrThrow({ type: "create_session" });
    const updatedAt = new Date(Date.now() - minutes * 60_000);
    await connections[0]?.database
      .update(sessions)
      .set({ updatedAt })
      .where(eq(sessions.id, sessionId));
    return sessionId;
  };

  it("reload the conversations that changed during an outage of Redis, and no others", async () => {
    const [idle, active] = [await connect(1), await connect(1)];
    await beginIdle(idle, 45);
    await beginIdle(active, 25);
    const reloaded = disconnected(active);
    // As if the subscriber had lost Redis half an hour ago.
    const clock = vi.spyOn(performance, "now").mockReturnValue(performance.now() - 30 * 60_000);
    redis[1]?.subscriber.emit("reconnecting");
    clock.mockRestore();
    redis[1]?.subscriber.emit("ready");
    await reloaded;
    expect(await idle.send({ type: "abort_generation" })).toMatchObject({ ok: true });
  });

  it("reload a conversation of which the other server could not publish an event", async () => {
    const visitor = await connect(1);
    const channel = `larkline:session:${await beginIdle(visitor, 60)}`;
    const publisher = redis[0]?.publisher;
    await expect.poll(() => publisher?.pubSubNumSub([channel])).toEqual({ [channel]: 1 });
    const reloaded = disconnected(visitor);
    // The message that the other server publishes when it reaches Redis again.
    await publisher?.publish(channel, `${randomUUID()}${JSON.stringify({ kind: "missed" })}`);
    await reloaded;
  });

  it("keep no subscription to a conversation that could not be resumed", async () => {
    const here = await connect(0);
    const { sessionId } = await here.sendOrThrow({ type: "create_session" });
    const there = await connect(1, here);
    const channel = `larkline:session:${sessionId}`;
    const subscribers = () => redis[0]?.publisher.pubSubNumSub([channel]);
    await expect.poll(subscribers).toEqual({ [channel]: 1 });
    const counting = vi
      .spyOn(ChatLimits.prototype, "reload")
      .mockRejectedValueOnce(tooMany("reloads of the conversation", 7));
    expect(await there.send({ type: "create_session", sessionId })).toMatchObject({
      ok: false,
      error: { code: "rate_limited" },
    });
    counting.mockRestore();
    await expect.poll(subscribers).toEqual({ [channel]: 1 });
    expect(await there.send({ type: "create_session", sessionId })).toMatchObject({ ok: true });
    await expect.poll(subscribers).toEqual({ [channel]: 2 });
  });
});
