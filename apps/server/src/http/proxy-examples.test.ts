// Compares deploy/nginx/larkline.conf and deploy/Caddyfile, which serve assets and media, with the server.
import { readFile } from "node:fs/promises";
import path from "node:path";

import Fastify from "fastify";
import { expect, it } from "vitest";

import { registerSecurity } from "./security.ts";

const deploy = path.join(import.meta.dirname, "../../../../deploy");
const nginx = await readFile(path.join(deploy, "nginx/larkline.conf"), "utf8");
const caddy = await readFile(path.join(deploy, "Caddyfile"), "utf8");

/** nginx's `location` of assets and media, with the nested one. */
const location =
  /^ {2}location ~ \^\/\(\?:assets\|media\)\/ \{$.*?^ {2}\}$/ms.exec(nginx)?.[0] ?? "";
/** Caddy's `header` block for assets and media. */
const headerBlock = /^\thandle @built \{$.*?^\t\theader \{$(.*?)^\t\t\}$/ms.exec(caddy)?.[1] ?? "";

it.each([
  ["nginx", location, /^ *add_header (\S+) (?:"(.*)"|(\S*));$/gm],
  ["Caddy", headerBlock, /^\t{3}([A-Z]\S+) (?:"(.*)"|(\S*))$/gm],
])("%s sends the server's security headers", async (_, block, header) => {
  const app = Fastify();
  await registerSecurity(app, { https: true });
  app.get("/asset", () => "");
  const { headers } = await app.inject("/asset");
  for (const own of ["content-length", "content-type", "date", "connection"]) delete headers[own];
  const sent = Array.from(block.matchAll(header), ([, name = "", quoted, plain]) => [
    name.toLowerCase(),
    quoted ?? plain,
  ]);
  expect(Object.fromEntries(sent)).toEqual({
    ...headers,
    "cache-control": "public, max-age=31536000, immutable",
    vary: "Accept-Encoding",
  });
});

it("both pass methods other than GET and HEAD on to the server", () => {
  expect(location).toMatch(/\n\s+error_page 405 = @product;\n/);
  expect(caddy).toMatch(/\n\t@built \{\n\t\tmethod GET HEAD\n/);
});

it("nginx has the types of captions and recordings", () => {
  expect(location).toMatch(/\n\s+text\/vtt vtt;\n/);
  expect(location).toMatch(/\n\s+audio\/mp4 m4a;\n/);
});
