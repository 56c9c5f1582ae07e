import { once } from "node:events";
import { createServer, type Server as HttpServer } from "node:http";

import { chatSocketPath } from "@larkline/contract/addresses";
import { Server } from "socket.io";
import { Manager } from "socket.io-client";
import { expect, onTestFinished, test, vi } from "vitest";

import { createChat } from "./chat.ts";
import { socketTransport } from "./socket-transport.ts";
import { memoryOf, mockBrowserTabs } from "./test-chat.ts";

const ignore = () => undefined;

test("reconnects as the specification says: 5 attempts, 1 s to 5 s apart with jitter 0.5, 20 s each", () => {
  const open = vi.spyOn(Manager.prototype, "socket");
  socketTransport({ url: "http://larkline.invalid" })({
    connect: ignore,
    disconnect: ignore,
    connectError: ignore,
    reconnectAttempt: ignore,
    reconnectFailed: ignore,
    event: ignore,
  });
  const [manager] = open.mock.contexts;
  open.mockRestore();
  if (!(manager instanceof Manager)) throw new Error("No connection was created.");
  // Repeats the specified values (section 9), which Socket.IO's client uses for this connection.
  expect({
    attempts: manager.reconnectionAttempts(),
    delay: manager.reconnectionDelay(),
    delayMax: manager.reconnectionDelayMax(),
    jitter: manager.randomizationFactor(),
    timeout: manager.timeout(),
  }).toEqual({ attempts: 5, delay: 1000, delayMax: 5000, jitter: 0.5, timeout: 20_000 });
});

/**
 * Opens a chat that connects to this server. The timers of the chat and of the server are simulated: each look of
 * `expect.poll` advances them by 50 ms.
 */
async function openChat(server: HttpServer) {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  const chat = createChat({
    url: `http://127.0.0.1:${address.port}`,
    memory: memoryOf(),
    tabs: mockBrowserTabs()(),
    reconnectTriggers: () => ignore,
  });
  onTestFinished(() => {
    chat.close();
    server.close();
    vi.useRealTimers();
  });
  chat.open();
  return { chat, connection: () => chat.store.getState().connection };
}

test("a visitor who tries again does not wait for Socket.IO's next attempt", async () => {
  const server = createServer((_request, response) => void response.writeHead(503).end());
  server.on("upgrade", (_request, socket) => socket.destroy());
  // Socket.IO's wait between two attempts, at least 500 ms, does not end by itself.
  const { chat, connection } = await openChat(server);
  await expect.poll(() => connection().phase).toBe("reconnecting");
  const secondAttempt = once(server, "upgrade");
  chat.retry();
  await secondAttempt;
});

test("connects again after the server's middleware has refused the connection", async () => {
  const server = createServer();
  const sockets = new Server(server, { path: chatSocketPath });
  let attempts = 0;
  sockets.use((_socket, next) => {
    attempts += 1;
    next(attempts === 1 ? new Error("Busy") : undefined);
  });
  onTestFinished(() => void sockets.close());
  const { connection } = await openChat(server);
  await expect.poll(() => connection().error).toBe("Busy");
  const nextPhase = () => {
    vi.advanceTimersByTime(100);
    return connection().phase;
  };
  await expect.poll(nextPhase, { timeout: 10_000 }).toBe("connected");
  expect(attempts).toBe(2);
});

test("after 20 seconds without a word from the server, reports a timeout and connects again", async () => {
  const server = createServer();
  const sockets = new Server(server, { path: chatSocketPath });
  let attempts = 0;
  sockets.use((_socket, next) => {
    attempts += 1;
    if (attempts > 1) next();
  });
  onTestFinished(() => void sockets.close());
  const { connection } = await openChat(server);
  await expect.poll(() => attempts).toBe(1);
  vi.advanceTimersByTime(19_000);
  expect(connection()).toMatchObject({ phase: "connecting", error: null });
  await expect
    .poll(() => {
      vi.advanceTimersByTime(100);
      return connection().error;
    })
    .toBe("timeout");
  await expect
    .poll(
      () => {
        vi.advanceTimersByTime(100);
        return connection();
      },
      { timeout: 10_000 },
    )
    .toMatchObject({ phase: "connected", error: null });
  expect(attempts).toBe(2);
  // The timer of a confirmed connection changes nothing.
  vi.advanceTimersByTime(21_000);
  expect(connection().phase).toBe("connected");
});
