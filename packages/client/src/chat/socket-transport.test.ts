import { Manager } from "socket.io-client";
import { expect, test, vi } from "vitest";

import { socketTransport } from "./socket-transport.ts";

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
