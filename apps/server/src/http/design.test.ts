import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";

import { OperatorError } from "../errors/operator-error.ts";
import { sendRaw } from "../testing/send-raw.ts";
import { registerDesign } from "./design.ts";
import { registerSecurity } from "./security.ts";

let directory: string;
let http: FastifyInstance;
let url: string;

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), "larkline-design-"));
  await mkdir(path.join(directory, "storybook"));
  await writeFile(path.join(directory, "storybook/index.html"), "<title>Storybook</title>");
  await writeFile(path.join(directory, "secret.txt"), "secret");
  http = Fastify();
  await registerSecurity(http, { https: false });
  await registerDesign(http, path.join(directory, "storybook"));
  http.get("/*", () => "the site");
  url = await http.listen({ host: "127.0.0.1", port: 0 });
});
afterAll(async () => {
  await http.close();
  await rm(directory, { recursive: true });
});

it("serves Storybook at /design, which only its own pages may frame", async () => {
  const { headers: redirect } = await http.inject("/design?path=/story/x");
  expect(redirect["location"]).toBe("/design/?path=/story/x");
  const { body, headers } = await http.inject("/design/");
  expect(body).toBe("<title>Storybook</title>");
  expect(headers).toMatchObject({
    "x-frame-options": "SAMEORIGIN",
    "content-security-policy": expect.stringContaining("frame-ancestors 'self'"),
    "x-robots-tag": "noindex",
  });
});

it.each(["/design/../secret.txt", "/design/%2e%2e/secret.txt", "/design/..%2fsecret.txt"])(
  "serves no file outside of Storybook's folder: %s",
  async (traversal) => {
    expect((await sendRaw(url, traversal)).body).not.toBe("secret");
  },
);

it("does not change the headers of the site", async () => {
  const { body, headers } = await http.inject("/designs");
  expect(body).toBe("the site");
  expect(headers["x-frame-options"]).toBe("DENY");
});

it("refuses a folder that does not exist, in one line", async () => {
  const missing = path.join(directory, "missing");
  await expect(registerDesign(Fastify(), missing)).rejects.toThrow(
    new OperatorError(`DESIGN_DIR: ${missing} is not a folder`),
  );
});
