import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { StartUpError } from "../configuration.ts";
import type { DatabaseConnection } from "../database/database.ts";
import { createScriptedEngine } from "../testing/scripted-engine.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { readSite } from "./site.ts";

const scriptHash = "sha256-AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=";
const styleHash = "sha256-BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB=";
const page = (file: string, status = 200) => ({
  file,
  status,
  scriptHashes: [scriptHash],
  styleHashes: [styleHash],
});

/** Nothing here touches the database but the health check. */
const connection = (ping: () => Promise<void>): DatabaseConnection => ({
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- never queried in these tests
  database: {} as DatabaseConnection["database"],
  description: "none",
  ping,
  close: async () => {},
});

describe("http", () => {
  let directory: string;
  let server: TestServer;
  let databaseAnswers = true;

  const get = (address: string, init: RequestInit = {}) =>
    fetch(`${server.url}${address}`, { redirect: "manual", ...init });

  beforeAll(async () => {
    directory = await mkdtemp(path.join(tmpdir(), "larkline-site-"));
    const client = path.join(directory, "client");
    await mkdir(path.join(client, "pricing"), { recursive: true });
    await mkdir(path.join(client, "assets"));
    const home = "<!doctype html><title>Home</title>";
    await Promise.all([
      writeFile(path.join(client, "index.html"), home),
      writeFile(path.join(client, "index.html.br"), brotliCompressSync(home)),
      writeFile(path.join(client, "pricing/index.html"), "<!doctype html><title>Pricing</title>"),
      writeFile(path.join(client, "404.html"), "<!doctype html><title>Not found</title>"),
      writeFile(path.join(client, "assets/app-1a2b3c.js"), "export {};"),
      writeFile(path.join(client, "robots.txt"), "User-agent: *"),
      writeFile(path.join(directory, "secret.txt"), "secret"),
      writeFile(
        path.join(directory, "site.json"),
        JSON.stringify({
          pages: { "/": page("index.html"), "/pricing": page("pricing/index.html") },
          notFound: page("404.html", 404),
        }),
      ),
    ]);
  });
  afterAll(() => rm(directory, { recursive: true, force: true }));

  beforeEach(async () => {
    databaseAnswers = true;
    const site = await readSite(directory);
    if (site === undefined) throw new Error("The site was not read");
    server = await startTestServer({
      connection: connection(() =>
        databaseAnswers ? Promise.resolve() : Promise.reject(new Error("password=hunter2")),
      ),
      engine: createScriptedEngine(),
      site,
    });
  });
  afterEach(() => server.stop());

  it("serves pages with a policy that allows their own inline code and nothing else", async () => {
    const response = await get("/pricing");
    expect(response.status).toBe(200);
    expect(await response.text()).toContain("Pricing");
    const policy = response.headers.get("content-security-policy") ?? "";
    expect(policy).toContain(`script-src 'self' '${scriptHash}';`);
    expect(policy).toContain(`style-src 'self' '${styleHash}';`);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|\*|https?:/);
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    expect(response.headers.get("cache-control")).toBe("no-cache");
  });

  it("answers HEAD, compresses ahead and says when a page has not changed", async () => {
    const head = await get("/", { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
    const packed = await get("/", { headers: { "accept-encoding": "br" } });
    expect(packed.headers.get("content-encoding")).toBe("br");
    expect(packed.headers.get("vary")).toMatch(/accept-encoding/i);
    expect(await packed.text()).toContain("Home");
    const etag = packed.headers.get("etag") ?? "";
    // Not by fetch, which adds "cache-control: no-cache" of its own.
    const again = await server.http.inject({
      url: "/",
      headers: { "if-none-match": etag, "accept-encoding": "br" },
    });
    expect(again.statusCode).toBe(304);
  });

  it("keeps hashed assets for good and other files not", async () => {
    const asset = await get("/assets/app-1a2b3c.js");
    expect(asset.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(asset.headers.get("content-type")).toMatch(/javascript/);
    const robots = await get("/robots.txt");
    expect(robots.status).toBe(200);
    expect(robots.headers.get("cache-control")).not.toContain("immutable");
  });

  it.each([
    ["/pricing/?plan=basic", "/pricing?plan=basic"],
    ["/pricing/index.html", "/pricing"],
    ["/index.html", "/"],
  ])("sends %s to its one address %s", async (from, to) => {
    const response = await get(from);
    expect(response.status).toBe(308);
    expect(response.headers.get("location")).toBe(to);
  });

  it.each(["/nowhere", "/nowhere/", "//evil.example/", "/404.html", "/assets/gone.js", "/%ff"])(
    "answers %s with the page for addresses that are nowhere",
    async (address) => {
      const response = await get(address);
      expect([400, 404]).toContain(response.status);
      expect(response.headers.get("location")).toBeNull();
      if (response.status === 404) expect(await response.text()).toContain("Not found");
    },
  );

  it.each([
    "/../secret.txt",
    "/..%2fsecret.txt",
    "/%2e%2e/secret.txt",
    "/assets/..%2f..%2fsecret.txt",
  ])("does not leave its folder for %s", async (address) => {
    expect(await (await get(address)).text()).not.toContain("secret\n");
    expect((await get(address)).status).toBeGreaterThanOrEqual(400);
  });

  it("answers unknown calls as JSON", async () => {
    const response = await get("/api/v1/nothing");
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ message: "There is nothing at this address." });
    const posted = await get("/nowhere", { method: "POST", body: "x" });
    expect(posted.headers.get("content-type")).toMatch(/json/);
  });

  it("tells nothing of an unexpected error", async () => {
    await server.stop();
    server = await startTestServer({
      connection: connection(() => {
        throw new Error("password=hunter2 at 10.0.0.7");
      }),
      engine: createScriptedEngine(),
    });
    const response = await get("/healthz");
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({
      message: "Something went wrong on our side. Try again.",
    });
  });

  it("is healthy while the database answers, and not when it does not", async () => {
    const healthy = await get("/healthz");
    expect(healthy.status).toBe(200);
    expect(await healthy.json()).toMatchObject({ status: "ok", database: "ok" });
    databaseAnswers = false;
    const ill = await get("/healthz");
    expect(ill.status).toBe(503);
    expect(await ill.text()).not.toContain("hunter2");
  });
});

describe("a site that is not built", () => {
  it("is said, and the backend answers all the same", async () => {
    expect(await readSite(path.join(tmpdir(), "larkline-no-such-folder"))).toBeUndefined();
    const server = await startTestServer({
      connection: connection(() => Promise.resolve()),
      engine: createScriptedEngine(),
    });
    const response = await fetch(server.url);
    expect(response.status).toBe(503);
    expect(await response.text()).toContain("npm run build");
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    await server.stop();
  });

  it("is told from one whose manifest is broken", async () => {
    const directory = await mkdtemp(path.join(tmpdir(), "larkline-site-"));
    await writeFile(path.join(directory, "site.json"), "{}");
    await expect(readSite(directory)).rejects.toThrow(StartUpError);
    await rm(directory, { recursive: true, force: true });
  });
});
