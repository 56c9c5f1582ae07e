import { once } from "node:events";
import { createServer } from "node:http";

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

test("a visitor who tries again does not wait for Socket.IO's next attempt", async () => {
  // Socket.IO's wait between two attempts does not end by itself.
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const server = createServer((_request, response) => void response.writeHead(503).end());
  server.on("upgrade", (_request, socket) => socket.destroy());
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  const chat = createChat({
    url: `http://127.0.0.1:${address.port}`,
    memory: memoryOf(),
    tabs: mockBrowserTabs()(),
  });
  onTestFinished(() => {
    chat.close();
    server.close();
    vi.useRealTimers();
  });
  chat.open();
  // Each look advances the timers by 50 ms, and Socket.IO waits at least 500 ms.
  await expect.poll(() => chat.store.getState().connection.phase).toBe("reconnecting");
  const secondAttempt = once(server, "upgrade");
  chat.retry();
  await secondAttempt;
});
