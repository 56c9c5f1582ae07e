import { once } from "node:events";
import { createServer, type Server, type Socket } from "node:net";

import { afterEach, beforeEach, expect, it } from "vitest";

import { StartUpError } from "../start-up-error.ts";
import { connectRedis } from "./redis.ts";

let silentServer: Server;
let port: number;
const sockets: Socket[] = [];

beforeEach(async () => {
  // Simulates a suspended Redis: the system accepts connections, and no process responds.
  silentServer = createServer((socket) => void sockets.push(socket)).listen(0, "127.0.0.1");
  await once(silentServer, "listening");
  const address = silentServer.address();
  if (address === null || typeof address === "string") throw new Error("No port was opened");
  ({ port } = address);
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  silentServer.close();
});

it("ends the start with one line if Redis accepts the connection and does not answer", async () => {
  const connecting = connectRedis(`redis://:secret@127.0.0.1:${port}`, () => undefined, 200);
  await expect(connecting).rejects.toThrow(
    new StartUpError(
      `REDIS_URL: Redis at 127.0.0.1:${port} does not answer (nothing came within 0.2 s)`,
    ),
  );
});
