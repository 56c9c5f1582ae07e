import { once } from "node:events";
import { createServer, type Server, type Socket } from "node:net";

import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { OperatorError } from "../errors/operator-error.ts";
import { connectRedis } from "./redis.ts";

let fakeRedis: Server;
let port: number;
const sockets: Socket[] = [];

beforeEach(async () => {
  // Without further listeners it is like a suspended Redis: it accepts connections and does not respond.
  fakeRedis = createServer((socket) => void sockets.push(socket)).listen(0, "127.0.0.1");
  await once(fakeRedis, "listening");
  const address = fakeRedis.address();
  if (address === null || typeof address === "string") throw new Error("No port was opened");
  ({ port } = address);
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  fakeRedis.close();
});

/** Makes the fake Redis respond to every command with OK. */
function acceptEveryCommand(): void {
  fakeRedis.on("connection", (socket: Socket) => {
    socket.on("error", () => undefined);
    socket.on("data", (data) => {
      const commands = data.toString().match(/^\*\d+\r$/gm) ?? [];
      socket.write("+OK\r\n".repeat(commands.length));
    });
  });
}

it("rejects with a readable start-up error if Redis accepts the connection but does not answer", async () => {
  const connecting = connectRedis(`redis://:secret@127.0.0.1:${port}`, {}, 200);
  await expect(connecting).rejects.toThrow(
    new OperatorError(
      `REDIS_URL: Redis at 127.0.0.1:${port} does not answer (no response within 0.2 s)`,
    ),
  );
});

it("reports an outage once, even after several attempts to reconnect, and reports its end once", async () => {
  let isDown = false;
  let refusals = 0;
  acceptEveryCommand();
  fakeRedis.on("connection", (socket: Socket) => {
    if (!isDown) return;
    refusals += 1;
    socket.destroy();
  });
  const onLost = vi.fn<(error: Error) => void>();
  const onRestored = vi.fn<() => void>();
  const redis = await connectRedis(`redis://127.0.0.1:${port}`, { onLost, onRestored });

  isDown = true;
  for (const socket of sockets.splice(0)) socket.destroy();
  await vi.waitFor(() => expect(refusals).toBeGreaterThanOrEqual(6), 10_000);
  expect(onLost).toHaveBeenCalledOnce();
  expect(onRestored).not.toHaveBeenCalled();

  isDown = false;
  await vi.waitFor(() => expect(onRestored).toHaveBeenCalledOnce(), 10_000);
  expect(onLost).toHaveBeenCalledOnce();
  redis.destroy();
});

it("reports within an outage that Redis now refuses the login, once", async () => {
  let isChanged = false;
  let refusals = 0;
  fakeRedis.on("connection", (socket: Socket) => {
    socket.on("error", () => undefined);
    socket.on("data", (data) => {
      const commands = data.toString().match(/^\*\d+\r$/gm) ?? [];
      if (isChanged) refusals += 1;
      const response = isChanged ? "-WRONGPASS invalid password\r\n" : "+OK\r\n";
      socket.write(response.repeat(commands.length));
    });
  });
  const onLost = vi.fn<(error: Error) => void>();
  const redis = await connectRedis(`redis://:secret@127.0.0.1:${port}`, { onLost });

  isChanged = true;
  for (const socket of sockets.splice(0)) socket.destroy();
  await vi.waitFor(() => expect(refusals).toBeGreaterThanOrEqual(6), 10_000);
  const reasons = onLost.mock.calls.map(([error]) => error.message);
  expect(reasons).toEqual([expect.not.stringContaining("WRONG"), "WRONGPASS invalid password"]);
  redis.destroy();
});

it("reports an outage of one of the two connections, and its end", async () => {
  acceptEveryCommand();
  const onLost = vi.fn<(error: Error) => void>();
  const onRestored = vi.fn<() => void>();
  const redis = await connectRedis(`redis://127.0.0.1:${port}`, { onLost, onRestored });
  expect(sockets).toHaveLength(2);

  for (const [index, socket] of sockets.splice(0).entries()) {
    socket.destroy();
    await vi.waitFor(() => expect(onRestored).toHaveBeenCalledTimes(index + 1), 10_000);
    expect(onLost).toHaveBeenCalledTimes(index + 1);
  }
  redis.destroy();
});
