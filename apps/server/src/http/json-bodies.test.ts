import fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, it } from "vitest";

import { registerJsonBodies } from "./json-bodies.ts";

let app: FastifyInstance;
beforeEach(() => {
  app = fastify();
  registerJsonBodies(app);
  app.post("/", ({ body }) => ({ body }));
});
afterEach(() => app.close());

const post = (payload: string | Buffer) =>
  app.inject({
    method: "POST",
    url: "/",
    headers: { "content-type": "application/json" },
    payload,
  });

it("reads a text in any script", async () => {
  const body = { password: "Grüße 你好 👋" };
  expect((await post(JSON.stringify(body))).json()).toEqual({ body });
});

it("refuses a text that is not UTF-8, instead of replacing its characters", async () => {
  const answer = await post(Buffer.from('{"password":"Grüße"}', "latin1"));
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ message: "The body must be UTF-8 text." });
});

it("reads an empty body as a missing one", async () => {
  expect((await post("")).json()).toEqual({});
});

it.each(["no JSON", '{"__proto__":{"admin":true}}', '{"constructor":{"prototype":{}}}'])(
  "refuses %s",
  async (body) => {
    expect((await post(body)).statusCode).toBe(400);
  },
);
