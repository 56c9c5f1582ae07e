import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";

import { Assistant } from "@larkline/assistant";
import { siteContent } from "@larkline/assistant/knowledge/site";
import { type Chat, type ChatMemory, type ChatState, createChat } from "@larkline/client/chat";
import { socketFrameMaxBytes } from "@larkline/contract/limits";
import {
  socketConnectTimeoutMs,
  socketReconnectionDelayMs,
  socketReconnectionJitter,
} from "@larkline/contract/timings";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";

import { createBuiltInEngine } from "../assistant/built-in-engine.ts";
import type { DatabaseConnection } from "../database/database.ts";
import { openDatabaseInMemory } from "../testing/empty-database.ts";
import { openingTimeoutMs } from "../testing/opening.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { handshake } from "../testing/visitor.ts";

const assistant = new Assistant(siteContent);

/** A memory that stores nothing. */
const emptyMemory: ChatMemory = {
  readSession: () => null,
  writeSession: () => undefined,
  readClosedSession: () => null,
  writeClosedSession: () => undefined,
  readDraft: () => "",
  writeDraft: () => undefined,
  readUnsent: () => [],
  writeUnsent: () => undefined,
};

/** Creates a client with its own server. Records the transports of its requests, in order. */
async function createClientWithServer(
  connection: DatabaseConnection,
  prepare: (http: TestServer["http"]["server"]) => void = () => {},
) {
  const ownServer = await startTestServer({
    connection,
    engine: createBuiltInEngine({ assistant, wordPauseMs: 1 }),
  });
  const requestedTransports: (string | null)[] = [];
  const recordTransport = ({ url }: IncomingMessage) =>
    requestedTransports.push(new URL(url ?? "", ownServer.url).searchParams.get("transport"));
  prepare(ownServer.http.server);
  ownServer.http.server
    .prependListener("request", recordTransport)
    .prependListener("upgrade", recordTransport);
  const visitor = createChat({
    url: ownServer.url,
    memory: emptyMemory,
    clock: { frame: (callback) => void setImmediate(callback) },
  });
  onTestFinished(async () => {
    visitor.close();
    await ownServer.stop();
  });
  return { visitor, requestedTransports, http: ownServer.http.server };
}

/** Resolves when the client is connected. */
const untilConnected = (visitor: Chat) =>
  new Promise<void>((resolve) => {
    visitor.store.subscribe(({ connection: { isConnected } }) => {
      if (isConnected) resolve();
    });
  });

/**
 * The site's client against the real server. The end-to-end tests check how it resumes a stored conversation,
 * because resuming needs a browser's cookies, and Node keeps cookies for one connection only.
 */
describe("the site's client", () => {
  let connection: DatabaseConnection;
  let server: TestServer;
  let chat: Chat;

  /** Resolves with the first matching state. */
  const state = (matches: (state: ChatState) => boolean) =>
    new Promise<ChatState>((resolve) => {
      const check = () => {
        const current = chat.store.getState();
        if (!matches(current)) return;
        stop();
        resolve(current);
      };
      const stop = chat.store.subscribe(check);
      check();
    });

  const connected = () => state((current) => current.connection.isConnected);
  const answered = () =>
    state(
      ({ streaming, messages }) => !streaming.isStreaming && messages.at(-1)?.role === "assistant",
    );

  beforeAll(async () => {
    connection = await openDatabaseInMemory();
    server = await startTestServer({
      connection,
      engine: createBuiltInEngine({ assistant, wordPauseMs: 1 }),
    });
    let session: string | null = null;
    const memory: ChatMemory = {
      ...emptyMemory,
      readSession: () => session,
      writeSession: (id) => {
        session = id;
      },
    };
    chat = createChat({
      url: server.url,
      memory,
      clock: { frame: (callback) => void setImmediate(callback) },
    });
    chat.open();
    await connected();
  }, openingTimeoutMs);
  afterAll(async () => {
    chat.close();
    await server.stop();
    await connection.close();
  });

  it("shows a streamed answer with its source", async () => {
    expect(await chat.send("how much is the receptionist starter?")).toMatchObject({ sent: true });
    const { messages } = await answered();
    expect(messages.map(({ role }) => role)).toEqual(["user", "assistant"]);
    expect(messages[1]?.content).toContain("$99 a month");
    expect(messages[1]?.sources?.[0]?.href).toMatch(/^\/pricing/);
    expect(messages.map(({ view }) => view)).toEqual(["sent", "complete"]);
  });

  it("sends further questions in the same session, and stops an answer", async () => {
    expect(await chat.send("what does the professional plan include?")).toMatchObject({
      sent: true,
    });
    await state(({ streaming }) => streaming.content !== "");
    chat.stop();
    expect(chat.store.getState().messages.at(-1)?.view).toBe("aborted");
    expect(await chat.send("and yearly?")).toMatchObject({ sent: true });
    const { messages } = await answered();
    expect(messages).toHaveLength(6);
  });

  describe("choosing a transport", () => {
    it("opens a WebSocket without polling first, so that a load balancer needs no sticky sessions", async () => {
      const { visitor, requestedTransports } = await createClientWithServer(connection);
      const open = untilConnected(visitor);
      visitor.open();
      await open;
      expect(requestedTransports).toEqual(["websocket"]);
      expect(await visitor.send("hello")).toMatchObject({ sent: true });
      expect(requestedTransports).toEqual(["websocket"]);
    });

    it("falls back to polling when WebSockets are refused", async () => {
      const { visitor, requestedTransports } = await createClientWithServer(connection, (http) => {
        http.removeAllListeners("upgrade");
        http.on("upgrade", (_request, socket: Socket) => socket.destroy());
      });
      const open = untilConnected(visitor);
      visitor.open();
      await open;
      expect(await visitor.send("hello")).toMatchObject({ sent: true });
      expect(requestedTransports.filter((name) => name === "websocket")).toHaveLength(1);
      expect(requestedTransports).toContain("polling");
    });

    it("falls back to polling when WebSocket handshakes get no answer", async () => {
      vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
      onTestFinished(() => void vi.useRealTimers());
      const unansweredSockets: Socket[] = [];
      const { visitor, requestedTransports, http } = await createClientWithServer(
        connection,
        (httpServer) => {
          httpServer.removeAllListeners("upgrade");
          httpServer.on("upgrade", (_request, socket: Socket) => unansweredSockets.push(socket));
        },
      );
      const upgradeRequest = once(http, "upgrade");
      const open = untilConnected(visitor);
      visitor.open();
      await upgradeRequest;
      vi.advanceTimersByTime(socketConnectTimeoutMs);
      vi.advanceTimersByTime(socketReconnectionDelayMs * (1 + socketReconnectionJitter));
      vi.useRealTimers();
      await open;
      expect(requestedTransports.slice(0, 2)).toEqual(["websocket", "polling"]);
      for (const socket of unansweredSockets) socket.destroy();
    });

    it("when closed during the handshake, closes the WebSocket only after the handshake", async () => {
      const { visitor, http } = await createClientWithServer(connection);
      const upgradeRequest = once(http, "upgrade");
      visitor.open();
      visitor.close();
      const [, socket] = await upgradeRequest;
      // Browsers log an error for a WebSocket that is closed before its handshake is answered.
      await once(socket, "close");
      expect(socket.bytesWritten).toBeGreaterThan(0);
      expect(visitor.store.getState().connection).toMatchObject({ phase: "idle", error: null });
    });
  });

  it("shows a message that exceeds the largest frame as not sent", async () => {
    const { visitor } = await createClientWithServer(connection);
    const open = untilConnected(visitor);
    visitor.open();
    await open;
    // The screen's composer does not send a text of more than `messageMaxLength` characters.
    expect(await visitor.send("x".repeat(socketFrameMaxBytes))).toMatchObject({ sent: false });
    expect(visitor.store.getState()).toMatchObject({
      messages: [
        { view: "failed", problem: "The connection was lost. Try again once it is back." },
      ],
      streaming: { isStreaming: false },
      connection: { error: "The line was cut." },
    });
  });

  it("shows why the connection was refused", async () => {
    const full = await startTestServer({
      connection,
      engine: createBuiltInEngine({ assistant, wordPauseMs: 1 }),
      connections: { inAll: 1, byNetwork: 1 },
    });
    await handshake(full.url);
    const refused = createChat({
      url: full.url,
      memory: emptyMemory,
    });
    refused.open();
    await expect
      .poll(() => refused.store.getState().connection.error)
      .toMatch(/^There are too many connections from your network\./);
    refused.close();
    await full.stop();
  });
});
