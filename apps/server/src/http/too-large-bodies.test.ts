import { once } from "node:events";
import { connect } from "node:net";

import fastify from "fastify";
import { expect, it } from "vitest";

import { registerBodyTimeout } from "./body-timeout.ts";
import { discardTooLargeBodies } from "./too-large-bodies.ts";

const megabyte = 1024 * 1024;

/** Starts a server that accepts bodies of 1 kB, and reads 16 MB of larger ones. */
async function startServer(arrivalLimitMs?: number) {
  const app = fastify({ bodyLimit: 1024 });
  registerBodyTimeout(app, arrivalLimitMs);
  discardTooLargeBodies(app, 16 * megabyte);
  app.post("/call", () => ({}));
  await app.listen({ host: "127.0.0.1", port: 0 });
  const address = app.server.address();
  if (address === null || typeof address === "string") throw new Error("No port was opened");
  return { app, port: address.port };
}

/**
 * Sends a body without reading a response meanwhile, as many clients do.
 *
 * @returns What the server sent, and whether the connection is still open.
 */
async function send(port: number, { length, sent = length }: { length: number; sent?: number }) {
  const sender = connect(port, "127.0.0.1");
  let received = "";
  await once(sender, "connect");
  const head = "POST /call HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n";
  sender.write(`${head}content-length: ${length}\r\n\r\n`);
  const closed = new Promise<void>((resolve) => sender.once("close", () => resolve()));
  const written = new Promise<Error | undefined>((resolve) => {
    sender.on("error", resolve);
    sender.write(Buffer.alloc(sent, "x"), (error) => resolve(error ?? undefined));
  });
  sender.on("data", (chunk: Buffer) => {
    received += chunk.toString();
  });
  return { error: await written, received: () => received, closed, sender };
}

it("a client that sends 10 MB gets the response, and may use the connection again", async () => {
  const { app, port } = await startServer();
  const { error, received, sender } = await send(port, { length: 10 * megabyte });
  expect(error).toBeUndefined();
  await expect.poll(received).toMatch(/^HTTP\/1\.1 413 [^]*"message":"Request body is too large"/);
  sender.write("GET /unknown HTTP/1.1\r\nhost: x\r\n\r\n");
  await expect.poll(received).toContain("HTTP/1.1 404");
  sender.destroy();
  await app.close();
});

it("the connection is closed if a body is much larger still, or does not arrive in time", async () => {
  const { app, port } = await startServer(200);
  const [larger, late] = await Promise.all([
    send(port, { length: 64 * megabyte }),
    send(port, { length: 10 * megabyte, sent: 2000 }),
  ]);
  await Promise.all([larger.closed, late.closed]);
  expect(late.received()).toMatch(/^HTTP\/1\.1 413 /);
  await app.close();
});
