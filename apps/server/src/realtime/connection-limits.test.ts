import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";

import { chatSocketPath } from "@larkline/contract/addresses";
import { socketUnreadMaxBytes } from "@larkline/contract/limits";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";

import type { DatabaseConnection } from "../database/database.ts";
import { openDatabaseInMemory } from "../testing/empty-database.ts";
import { openingTimeoutMs } from "../testing/opening.ts";
import { createScriptedEngine } from "../testing/scripted-engine.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { handshake, TestVisitor } from "../testing/visitor.ts";

let connection: DatabaseConnection;
let server: TestServer | undefined;

beforeAll(async () => {
  connection = await openDatabaseInMemory();
}, openingTimeoutMs);
afterAll(() => connection.close());
afterEach(async () => {
  vi.useRealTimers();
  await server?.stop();
  server = undefined;
});

async function start(options: Partial<Parameters<typeof startTestServer>[0]> = {}) {
  server = await startTestServer({ connection, engine: createScriptedEngine(), ...options });
  return server;
}

/** Headers of a device. All devices of a household have addresses within one /64 prefix. */
const device = (household: number, number: number) => ({
  "x-forwarded-for": `2001:db8:1:${household}::${number}`,
});

/** The path to which a client sends its frames after it has opened a polling connection. */
async function pollingPath(opened: Response): Promise<string> {
  const sid = /"sid":"([\w-]+)"/.exec(await opened.text())?.[1] ?? "";
  return `${chatSocketPath}?EIO=4&transport=polling&sid=${sid}`;
}

it("connections are limited per network and in total", async () => {
  const { url } = await start({ trustedProxies: 1, connections: { inAll: 5, byNetwork: 3 } });
  const statuses: number[] = [];
  for (let number = 1; number <= 4; number += 1) {
    statuses.push((await handshake(url, device(1, number))).status);
  }
  expect(statuses).toEqual([200, 200, 200, 403]);
  expect(await (await handshake(url, device(1, 5))).json()).toMatchObject({
    message:
      "There are too many connections from your network. Close other tabs, or try again in a minute.",
  });
  expect((await handshake(url, device(2, 1))).status).toBe(200);
  expect((await handshake(url, device(3, 1))).status).toBe(200);
  const refused = await handshake(url, device(4, 1));
  expect(refused.status).toBe(403);
  expect(await refused.json()).toMatchObject({
    message: "More people are here than we can serve. Try again in a minute.",
  });
});

it("a closed connection makes room for another one, within the limit of new connections per minute", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const { url } = await start({ connections: { inAll: 2, byNetwork: 2 } });
  const connectOnce = () => handshake(url);
  const disconnect = async (opened: Response) => {
    // Engine.IO's "close" packet.
    await fetch(`${url}${await pollingPath(opened)}`, { method: "POST", body: "1" });
  };
  const [first, second] = [await connectOnce(), await connectOnce()];
  expect((await connectOnce()).status).toBe(403);
  await disconnect(first);
  // There is room, but the limit of new connections in a minute has been reached.
  expect((await connectOnce()).status).toBe(403);
  vi.setSystemTime(Date.now() + 61_000);
  expect((await connectOnce()).status).toBe(200);
  expect((await connectOnce()).status).toBe(403);
  await disconnect(second);
  vi.setSystemTime(Date.now() + 61_000);
  expect((await connectOnce()).status).toBe(200);
});

it("open connections of all networks count as long as they are open", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const { url } = await start({ trustedProxies: 1, connections: { inAll: 2, byNetwork: 2 } });
  const statuses: number[] = [];
  for (let household = 1; household <= 3; household += 1) {
    statuses.push((await handshake(url, device(household, 1))).status);
    // The limit of new connections in a minute is not reached.
    vi.setSystemTime(Date.now() + 61_000);
  }
  expect(statuses).toEqual([200, 200, 403]);
});

it("only the connection of a client that does not read is closed", async () => {
  const { url, chat } = await start();
  const reader = await TestVisitor.connect(url);
  const silentClient = connect(Number(new URL(url).port), "127.0.0.1");
  silentClient.on("error", () => {});
  silentClient.write(
    [
      `GET ${chatSocketPath}?EIO=4&transport=websocket HTTP/1.1`,
      "host: 127.0.0.1",
      "connection: upgrade",
      "upgrade: websocket",
      "sec-websocket-version: 13",
      "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==",
      "\r\n",
    ].join("\r\n"),
  );
  await once(silentClient, "readable");
  silentClient.pause();
  // A WebSocket text frame, masked with zeros. Its text "40" is Socket.IO's packet that opens a connection.
  silentClient.write(Buffer.from([0x81, 0x82, 0, 0, 0, 0, 0x34, 0x30]));
  await expect.poll(() => chat.server.sockets.sockets.size).toBe(2);

  const message = "x".repeat(500_000);
  // Besides our own limit, the operating system buffers some megabytes for a connection.
  const rounds = (4 * socketUnreadMaxBytes) / message.length + 20;
  let round = 0;
  for (; round < rounds && chat.server.sockets.sockets.size === 2; round += 1) {
    chat.server.emit("error", { message });
    await expect.poll(() => reader.all("error").length).toBe(round + 1);
  }
  expect(chat.server.sockets.sockets.size).toBe(1);
  expect(reader.socket.connected).toBe(true);
  silentClient.destroy();
  await reader.leave();
});

it("an incomplete frame ends its polling connection", async () => {
  const { url, chat } = await start({ arrivalLimitMs: 100 });
  const address = await pollingPath(await handshake(url));
  const sender = connect(Number(new URL(url).port), "127.0.0.1");
  sender.write(`POST ${address} HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\n4`);
  expect(await text(sender)).toBe("");
  await expect.poll(() => chat.server.engine.clientsCount).toBe(0);
});
