// Compares deploy/nginx/larkline.conf, which serves assets and media, with the server.
import { readFile } from "node:fs/promises";
import path from "node:path";

import Fastify from "fastify";
import { beforeAll, expect, it } from "vitest";

import { registerSecurity } from "./security.ts";

/** The `location` of assets and media, with the nested one. */
let block: string;

beforeAll(async () => {
  const file = path.join(import.meta.dirname, "../../../../deploy/nginx/larkline.conf");
  const text = await readFile(file, "utf8");
  block = /^ {2}location ~ \^\/\(\?:assets\|media\)\/ \{$.*?^ {2}\}$/ms.exec(text)?.[0] ?? "";
});

it("sends the server's security headers", async () => {
  const app = Fastify();
  await registerSecurity(app, { https: true });
  app.get("/asset", () => "");
  const { headers } = await app.inject("/asset");
  const names = [...block.matchAll(/add_header (\S+)/g)].map(([, name = ""]) => name.toLowerCase());
  for (const own of ["content-length", "content-type", "date", "connection"]) delete headers[own];
  expect(names.toSorted()).toEqual([...Object.keys(headers), "cache-control", "vary"].toSorted());
  for (const [name, value] of Object.entries(headers)) {
    const line = new RegExp(`add_header ${name} (?:"(.*)"|(\\S*));$`, "im").exec(block);
    expect([name, line?.[1] ?? line?.[2]]).toEqual([name, value]);
  }
});

it("has the types of captions and recordings", () => {
  expect(block).toMatch(/\n\s+text\/vtt vtt;\n/);
  expect(block).toMatch(/\n\s+audio\/mp4 m4a;\n/);
});
