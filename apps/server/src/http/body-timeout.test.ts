import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";

import fastify from "fastify";
import { expect, it } from "vitest";

import { registerBodyTimeout } from "./body-timeout.ts";

it("answers an incomplete body with a message after the timeout, and closes the connection", async () => {
  const app = fastify();
  registerBodyTimeout(app, 100);
  app.post("/call", () => ({}));
  await app.listen({ host: "127.0.0.1", port: 0 });
  const address = app.server.address();
  if (address === null || typeof address === "string") throw new Error("No port was opened");
  const sender = connect(address.port, "127.0.0.1");
  await once(sender, "connect");
  const head = "POST /call HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n";
  sender.write(`${head}content-length: 100\r\n\r\n{`);
  const answer = await text(sender);
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(answer).toContain("took too long to arrive");
  await app.close();
});

it("accepts a body that arrives in time", async () => {
  const app = fastify();
  registerBodyTimeout(app, 100);
  app.post("/call", (request) => request.body);
  const response = await app.inject({ method: "POST", url: "/call", payload: { a: 1 } });
  expect(response.json()).toEqual({ a: 1 });
  await app.close();
});
