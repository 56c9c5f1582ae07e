import { once } from "node:events";
import { connect, type Socket } from "node:net";

import fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, it } from "vitest";

import { limitUnreadResponses } from "./unread-responses.ts";

const get = "GET / HTTP/1.1\r\nhost: x\r\n\r\n";

let app: FastifyInstance;
let client: Socket | undefined;
beforeEach(() => {
  app = fastify({ forceCloseConnections: true });
});
afterEach(async () => {
  client?.destroy();
  await app.close();
});

async function open(): Promise<Socket> {
  await app.listen({ host: "127.0.0.1", port: 0 });
  const address = app.server.address();
  if (address === null || typeof address === "string") throw new Error("No port was opened");
  client = connect(address.port, "127.0.0.1").on("error", () => undefined);
  await once(client, "connect");
  return client;
}
const connections = () =>
  new Promise<number>((resolve) => {
    app.server.getConnections((_error, count) => resolve(count));
  });

it("closes a connection that requests more and more without waiting for responses", async () => {
  let started = 0;
  limitUnreadResponses(app);
  app.get("/", () => {
    started += 1;
    return new Promise(() => undefined);
  });
  const socket = await open();
  socket.write(get.repeat(50));
  await once(socket, "close");
  expect(started).toBeLessThanOrEqual(4);
});

it("closes a connection whose client does not read the response", async () => {
  limitUnreadResponses(app, 200);
  const body = Buffer.alloc(30_000_000);
  app.get("/", (_request, reply) => reply.send(body));
  const socket = await open();
  socket.pause();
  socket.write(get);
  await expect.poll(connections).toBe(0);
});

it("allows a slow response, and many requests one after the other", async () => {
  limitUnreadResponses(app, 100);
  app.get("/", () => "words");
  app.get("/slow", async () => {
    // Longer than the limit, which Node measures by the real clock.
    await new Promise((resolve) => void setTimeout(resolve, 150));
    return "words";
  });
  const socket = await open();
  for (const path of ["/slow", "/", "/", "/", "/"]) {
    socket.write(get.replace("/", path));
    const [answer]: unknown[] = await once(socket, "data");
    expect(String(answer)).toContain("words");
  }
});
