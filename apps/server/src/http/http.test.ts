import { mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

import { isServerPath } from "@larkline/contract/addresses";
import { calls } from "@larkline/contract/http";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";

import type { DatabaseConnection } from "../database/database.ts";
import { OperatorError } from "../errors/operator-error.ts";
import { createScriptedEngine } from "../testing/scripted-engine.ts";
import { sendRaw } from "../testing/send-raw.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { SiteFolder } from "./site-folder.ts";

const scriptHash = "sha256-AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=";
const styleHash = "sha256-BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB=";
const page = (file: string, status = 200) => ({
  file,
  status,
  scriptHashes: [scriptHash],
  styleHashes: [styleHash],
});

/** A connection without a database. No test queries it; the health check calls `ping`. */
const connection = (ping: () => Promise<void>): DatabaseConnection => ({
  shared: false,
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- no test queries it
  database: {} as unknown as DatabaseConnection["database"],
  description: "none",
  ping,
  close: async () => {},
});

const policyOf = async (url: string) =>
  (await fetch(url)).headers.get("content-security-policy") ?? "";

/** Content of files outside the served folder, which no response may contain. */
const secret = "not for the public";

describe("the HTTP server of a built site", () => {
  let directory: string;
  let server: TestServer;
  let databaseAnswers = true;

  /** Sends a request with fetch; without `init`, a GET. */
  const send = (address: string, init: RequestInit = {}) =>
    fetch(`${server.url}${address}`, { redirect: "manual", ...init });

  /**
   * Sends a request without `fetch`, which would add "cache-control: no-cache" to a request with
   * If-None-Match.
   */
  const inject = (url: string, headers: Record<string, string>) =>
    server.http.inject({ url, headers: { "accept-encoding": "br", ...headers } });

  beforeAll(async () => {
    directory = await mkdtemp(path.join(tmpdir(), "larkline-site-"));
    const client = path.join(directory, "builds/one/client");
    await mkdir(path.join(client, "pricing"), { recursive: true });
    await mkdir(path.join(client, "assets"));
    const home = "<!doctype html><title>Home</title>";
    await Promise.all([
      writeFile(path.join(client, "index.html"), home),
      writeFile(path.join(client, "index.html.br"), brotliCompressSync(home)),
      writeFile(path.join(client, "index.html.gz"), gzipSync(home)),
      writeFile(path.join(client, "pricing/index.html"), "<!doctype html><title>Pricing</title>"),
      writeFile(path.join(client, "404.html"), "<!doctype html><title>Not found</title>"),
      writeFile(path.join(client, "assets/app-1a2b3c.js"), "export {};"),
      writeFile(path.join(client, "assets/app-1a2b3c.js.map"), "{}"),
      mkdir(path.join(client, "media")).then(() =>
        Promise.all([
          writeFile(path.join(client, "media/film.1a2b3c4d.webm"), "0123456789"),
          ...["", ".br", ".gz"].map((ending) =>
            writeFile(path.join(client, `media/captions.1a2b3c4d.srt${ending}`), "1"),
          ),
        ]),
      ),
      writeFile(path.join(client, "robots.txt"), "User-agent: *"),
      writeFile(path.join(client, "llms.txt"), "# Larkline"),
      writeFile(path.join(client, "index.md"), "# Home"),
      writeFile(path.join(client, "pricing.md"), "# Pricing: from $99 – plain"),
      writeFile(path.join(client, "pricing.md.br"), brotliCompressSync("# Pricing packed")),
      // In every folder to which the paths with `..` in a test below lead.
      ...["builds/one", "builds", "."].map((level) =>
        writeFile(path.join(directory, level, "secret.txt"), secret),
      ),
      writeFile(
        path.join(directory, "site.json"),
        JSON.stringify({
          folder: "builds/one",
          pages: { "/": page("index.html"), "/pricing": page("pricing/index.html") },
          notFound: page("404.html", 404),
        }),
      ),
    ]);
  });
  afterAll(() => rm(directory, { recursive: true, force: true }));

  beforeEach(async () => {
    databaseAnswers = true;
    const site = new SiteFolder(directory, () => {});
    if (!(await site.open())) throw new Error("The site could not be read");
    server = await startTestServer({
      connection: connection(() =>
        databaseAnswers ? Promise.resolve() : Promise.reject(new Error("password=hunter2")),
      ),
      engine: createScriptedEngine(),
      site,
    });
  });
  afterEach(() => server.stop());

  it("has no route of its own at an address that a new page could have", () => {
    const routes = [
      ...server.http.printRoutes({ commonPrefix: false }).matchAll(/^\S+ (\/\S+) \(/gm),
    ];
    const paths = routes.map(([, route = ""]) => route);
    expect(paths).toEqual(expect.arrayContaining(["/livez", "/api/v1/upload", "/dev/outbox"]));
    expect(paths.filter((route) => !isServerPath(route))).toEqual([]);
  });

  const jsonCalls = Object.entries(calls)
    .filter(([name, { method }]) => method === "POST" && name !== "upload")
    .map(([name, { path: address }]) => [name, address] as const);

  it.each(jsonCalls)("accepts only JSON bodies at %s", async (_name, address) => {
    for (const type of ["text/plain", "multipart/form-data; boundary=x", "application/x-tar", ""]) {
      const answer = await send(address, {
        method: "POST",
        // A byte array adds no content type of its own.
        body: new TextEncoder().encode("{}"),
        headers: type === "" ? {} : { "content-type": type },
      });
      expect([type, answer.status]).toEqual([type, 415]);
      expect(await answer.json()).toEqual({
        message: "Send the body as JSON, with the header Content-Type: application/json.",
      });
    }
  });

  it("serves pages with a policy that allows only their own inline code", async () => {
    const response = await send("/pricing");
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

  it("allows a tag manager only if one is configured", async () => {
    const site = new SiteFolder(directory, () => {});
    await site.open();
    const other = await startTestServer({
      connection: connection(() => Promise.resolve()),
      engine: createScriptedEngine(),
      site,
      tagManagerId: "GTM-ABC1234",
    });
    const policy = await policyOf(`${other.url}/pricing`);
    await other.stop();
    expect(policy).toContain(`'${scriptHash}' https://*.googletagmanager.com;`);
    expect(policy).toContain(
      "connect-src 'self' https://*.googletagmanager.com https://*.google-analytics.com;",
    );
    expect(policy).not.toMatch(/unsafe| \*[ ;]/);
  });

  it("allows films from another host only if one is configured", async () => {
    const site = new SiteFolder(directory, () => {});
    await site.open();
    const other = await startTestServer({
      connection: connection(() => Promise.resolve()),
      engine: createScriptedEngine(),
      site,
      mediaHost: "https://cdn.example.com",
    });
    const policy = await policyOf(`${other.url}/pricing`);
    await other.stop();
    expect(policy).toContain("media-src 'self' https://cdn.example.com;");
    expect(policy).toContain("img-src 'self' data: https://cdn.example.com;");
    expect(await policyOf(`${server.url}/pricing`)).toContain("media-src 'self';");
  });

  it("answers range requests for films, and lets them be cached for a year", async () => {
    const whole = await send("/media/film.1a2b3c4d.webm");
    expect(whole.headers.get("content-type")).toBe("video/webm");
    expect(whole.headers.get("accept-ranges")).toBe("bytes");
    expect(whole.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    const part = await send("/media/film.1a2b3c4d.webm", { headers: { range: "bytes=4-6" } });
    expect([part.status, await part.text()]).toEqual([206, "456"]);
    expect(part.headers.get("content-range")).toBe("bytes 4-6/10");
  });

  it.each([
    [416, { range: "bytes=99-" }],
    [412, { "if-match": '"of another build"' }],
  ])("does not let an error about a film be cached: %d", async (status, headers) => {
    const answer = await inject("/media/film.1a2b3c4d.webm", headers);
    expect([answer.statusCode, answer.headers["cache-control"]]).toEqual([status, "no-cache"]);
  });

  it("answers HEAD, and serves files compressed by the build", async () => {
    const head = await send("/", { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
    expect(Number(head.headers.get("content-length"))).toBeGreaterThan(0);
    const packed = await send("/", { headers: { "accept-encoding": "br" } });
    expect(packed.headers.get("content-encoding")).toBe("br");
    expect(packed.headers.get("vary")).toMatch(/accept-encoding/i);
    expect(await packed.text()).toContain("Home");
    expect(
      (await send("/", { headers: { "accept-encoding": "br;q=0" } })).headers.get("vary"),
    ).toBe("accept-encoding");
  });

  it.each([
    ["br, gzip", "br"],
    ["gzip, deflate", "gzip"],
    ["br;q=0.1, gzip", "gzip"],
    ["br;q=0, gzip;q=0", null],
    ["br;q=0, *", "gzip"],
    ["BR, GZIP", "br"],
    ["identity", null],
    ["zstd", null],
  ])("for Accept-Encoding %s sends the encoding %s", async (accepted, encoding) => {
    const answer = await send("/", { headers: { "accept-encoding": accepted } });
    expect(answer.headers.get("content-encoding")).toBe(encoding);
    expect(await answer.text()).toContain("Home");
  });

  it.each([
    ["BR, GZIP", "br"],
    ["br;q=0.1, gzip", "gzip"],
    ["br;q=0, *", "gzip"],
    ["gzip;q=0, br;q=0, *", null],
  ])("for Accept-Encoding %s sends a file from disk in %s", async (accepted, encoding) => {
    const { headers } = await inject("/media/captions.1a2b3c4d.srt", {
      "accept-encoding": accepted,
    });
    expect(headers["content-encoding"] ?? null).toBe(encoding);
  });

  it("answers 304 for a known ETag, which differs per encoding, but not for the 404 page", async () => {
    const tag = async (encoding: string) =>
      String((await inject("/", { "accept-encoding": encoding })).headers["etag"]);
    const [packed, plain] = [await tag("br"), await tag("identity")];
    expect(packed).toMatch(/^"[\w-]+"$/);
    expect(packed).not.toBe(plain);
    for (const known of [packed, `W/${packed}`, `"of another build", ${packed}`, "*"]) {
      const again = await inject("/", { "if-none-match": known });
      expect([again.statusCode, again.body]).toEqual([304, ""]);
      expect(again.headers).toMatchObject({
        etag: packed,
        vary: "accept-encoding",
        "cache-control": "no-cache",
        "content-security-policy": expect.stringContaining(scriptHash),
      });
    }
    for (const unknown of [plain, packed.slice(1, -1), ""]) {
      expect((await inject("/", { "if-none-match": unknown })).statusCode).toBe(200);
    }
    expect((await inject("/nowhere", { "if-none-match": "*" })).statusCode).toBe(404);
  });

  it("lets only hashed assets be cached for a year", async () => {
    const asset = await send("/assets/app-1a2b3c.js");
    expect(asset.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(asset.headers.get("content-type")).toMatch(/javascript/);
    const robots = await send("/robots.txt");
    expect(robots.status).toBe(200);
    expect(robots.headers.get("cache-control")).not.toContain("immutable");
  });

  it.each([
    ["/pricing.md", "/pricing"],
    ["/index.md", "/"],
  ])("serves %s as Markdown, with a canonical link to its page", async (markdownPath, pagePath) => {
    for (const encoding of ["identity", "br"]) {
      const answer = await send(markdownPath, { headers: { "accept-encoding": encoding } });
      expect(answer.status).toBe(200);
      expect(answer.headers.get("content-type")).toMatch(/^text\/markdown; ?charset=utf-8$/i);
      expect(answer.headers.get("link")).toBe(`<${pagePath}>; rel="canonical"`);
      expect(await answer.text()).toMatch(/^# /);
    }
  });

  it("serves llms.txt as text", async () => {
    const answer = await send("/llms.txt");
    expect(answer.headers.get("content-type")).toMatch(/^text\/plain; ?charset=utf-8$/i);
    expect(answer.headers.get("link")).toBeNull();
    expect((await send("/nowhere.md")).status).toBe(404);
  });

  it.each([
    ["/pricing/?plan=basic", "/pricing?plan=basic"],
    ["/pricing/index.html", "/pricing"],
    ["/index.html", "/"],
  ])("redirects %s to its canonical path %s", async (from, to) => {
    const response = await send(from);
    expect(response.status).toBe(308);
    expect(response.headers.get("location")).toBe(to);
  });

  it.each([
    ["/pricing%23token=a-b", "/pricing#token=a-b"],
    ["/pricing%23a%23b", "/pricing#a%23b"],
    ["/%23about", "/#about"],
  ])("leads from %s, a link with an encoded '#', to %s", async (from, to) => {
    const response = await send(from);
    expect(response.status).toBe(303);
    expect(response.headers.get("location")).toBe(to);
  });

  it.each([
    "/nowhere",
    "/nowhere/",
    "/nowhere%23about",
    "//evil.example/",
    "/404.html",
    "/assets/gone.js",
    "/assets/app-1a2b3c.js.map",
    "/%ff",
    "/100%",
  ])("answers the unknown address %s with the 404 page", async (address) => {
    const response = await send(address);
    expect(response.status).toBe(404);
    expect(response.headers.get("location")).toBeNull();
    expect(await response.text()).toContain("Not found");
  });

  it.each([
    "/../secret.txt",
    "/../../secret.txt",
    "/../../../secret.txt",
    "/..%2fsecret.txt",
    "/..%2f..%2f..%2fsecret.txt",
    "/%2e%2e/secret.txt",
    "/assets/../../secret.txt",
    "/assets/..%2f..%2fsecret.txt",
  ])("serves no file outside the build's folder for %s", async (address) => {
    const { status, body } = await sendRaw(server.url, address);
    expect(body).not.toContain(secret);
    expect(status).toBeGreaterThanOrEqual(400);
  });

  it("answers an unknown address of the API, and a POST to any unknown address, as JSON", async () => {
    for (const address of ["/api/v1/nothing", "/api/v1/%ff"]) {
      const response = await send(address);
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual({ message: "There is nothing at this address." });
    }
    const posted = await send("/nowhere", { method: "POST", body: "x" });
    expect(posted.headers.get("content-type")).toMatch(/json/);
  });

  it("answers a form that a browser without JavaScript sends to a page with a page that says what to do", async () => {
    const answer = await send("/pricing?from=form", {
      method: "POST",
      body: new URLSearchParams({ email: "jane@harborplumbing.com" }),
      headers: { accept: "text/html,*/*" },
    });
    expect(answer.status).toBe(405);
    expect(answer.headers.get("allow")).toBe("GET, HEAD");
    expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
    const text = await answer.text();
    expect(text).toContain("<h1>This form needs JavaScript</h1>");
    expect(text).toContain('href="mailto:');
    expect(text).not.toContain("jane");
  });

  it.each(["POST", "PUT", "OPTIONS"])("answers %s to a page as JSON", async (method) => {
    const answer = await send("/pricing", { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.get("allow")).toBe("GET, HEAD");
    expect(await answer.json()).toEqual({ message: "This address accepts only GET requests." });
  });

  it("reveals nothing about an unexpected error", async () => {
    await server.stop();
    server = await startTestServer({
      connection: connection(() => {
        throw new Error("password=hunter2 at 10.0.0.7");
      }),
      engine: createScriptedEngine(),
    });
    const response = await send("/healthz");
    expect(response.status).toBe(500);
    const requestId = response.headers.get("x-request-id");
    expect(requestId).toMatch(/^[\da-f]{10}$/);
    expect(await response.json()).toEqual({
      message: `Something went wrong on our side. Try again. (Reference ${requestId})`,
    });
    const shown = await send("/healthz", { headers: { accept: "text/html" } });
    expect(shown.status).toBe(500);
    expect(await shown.text()).toContain(`Reference ${shown.headers.get("x-request-id")}`);
  });

  it("is healthy only while the database answers", async () => {
    const healthy = await send("/healthz");
    expect(healthy.status).toBe(200);
    expect(await healthy.json()).toMatchObject({ status: "ok", database: "ok" });
    databaseAnswers = false;
    const unhealthy = await send("/healthz");
    expect(unhealthy.status).toBe(503);
    expect(await unhealthy.text()).not.toContain("hunter2");
  });
});

describe("a site that is not built", () => {
  it("is reported, and the backend still answers", async () => {
    const nowhere = path.join(tmpdir(), "larkline-no-such-folder");
    expect(await new SiteFolder(nowhere, () => {}).open()).toBe(false);
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

  it("is distinguished from a site with an invalid site.json, which is a start-up error", async () => {
    const directory = await mkdtemp(path.join(tmpdir(), "larkline-site-"));
    await writeFile(path.join(directory, "site.json"), "{}");
    await expect(new SiteFolder(directory, () => {}).open()).rejects.toThrow(OperatorError);
    await rm(directory, { recursive: true, force: true });
  });
});

const hashOf = (build: string) => `sha256-${build}AAAA=`;

const manifest = (build: string) => ({
  folder: `builds/${build}`,
  pages: {
    "/": {
      file: "index.html",
      status: 200,
      scriptHashes: [hashOf(build)],
      styleHashes: [],
    },
  },
  notFound: {
    file: "404.html",
    status: 404,
    scriptHashes: [hashOf(build)],
    styleHashes: [],
  },
});

describe("a site that is built while the server runs", () => {
  let directory: string;
  let server: TestServer;
  let now = 0;
  let unreadable: unknown[] = [];

  const writeManifest = async (content: unknown) => {
    await writeFile(path.join(directory, "site.json.next"), JSON.stringify(content));
    await rename(path.join(directory, "site.json.next"), path.join(directory, "site.json"));
  };
  /** Writes a build's files, which are not served before its manifest is written. */
  const prepare = async (build: string) => {
    const client = path.join(directory, "builds", build, "client");
    await mkdir(path.join(client, "assets"), { recursive: true });
    await Promise.all([
      writeFile(path.join(client, "index.html"), `home of ${build}`),
      writeFile(path.join(client, "404.html"), `nothing in ${build}`),
      writeFile(path.join(client, `assets/app-${build}.js`), build),
      writeFile(path.join(client, "robots.txt"), build),
    ]);
  };
  const read = async (address = "/") => {
    const answer = await fetch(`${server.url}${address}`);
    return {
      status: answer.status,
      text: await answer.text(),
      policy: answer.headers.get("content-security-policy") ?? "",
    };
  };

  beforeEach(async () => {
    now = 0;
    unreadable = [];
    directory = await mkdtemp(path.join(tmpdir(), "larkline-site-"));
    const site = new SiteFolder(
      directory,
      (error) => unreadable.push(error),
      () => now,
    );
    await site.open();
    server = await startTestServer({
      connection: connection(() => Promise.resolve()),
      engine: createScriptedEngine(),
      site,
    });
  });
  afterEach(async () => {
    await server.stop();
    await rm(directory, { recursive: true, force: true });
  });

  it("is served without a restart", async () => {
    expect((await read()).status).toBe(503);
    await prepare("one");
    await writeManifest(manifest("one"));
    now += 1000;
    expect(await read()).toMatchObject({ status: 200, text: "home of one" });
  });

  it("changes pages and policies together, and still serves the previous build's assets", async () => {
    await prepare("one");
    await writeFile(path.join(directory, "builds/one/client/removed.md"), "# Removed");
    await writeManifest(manifest("one"));
    now += 1000;
    const before = await read();
    expect((await read("/removed.md")).text).toBe("# Removed");
    await prepare("two");
    now += 1000;
    expect(await read()).toEqual(before);
    await writeManifest(manifest("two"));
    // `site.json` is checked at most once a second.
    now += 999;
    expect(await read()).toEqual(before);
    now += 1;
    const after = await read();
    expect([before.text, after.text]).toEqual(["home of one", "home of two"]);
    expect(before.policy).toContain(hashOf("one"));
    expect(after.policy).toContain(hashOf("two"));
    expect(after.policy).not.toContain(hashOf("one"));
    const lost = await read("/nowhere");
    expect(lost).toMatchObject({ status: 404, text: "nothing in two" });
    expect(lost.policy).toContain(hashOf("two"));
    expect((await read("/assets/app-one.js")).text).toBe("one");
    expect((await read("/assets/app-two.js")).text).toBe("two");
    expect((await read("/robots.txt")).text).toBe("two");
    expect((await read("/removed.md")).status).toBe(404);

    await rm(path.join(directory, "builds/one"), { recursive: true });
    expect((await read("/assets/app-one.js")).status).toBe(404);
  });

  it("answers each request during the change with the page and policy of one build", async () => {
    await prepare("one");
    await writeManifest(manifest("one"));
    now += 1000;
    await prepare("two");
    const answers = Array.from({ length: 20 }, () => read());
    await writeManifest(manifest("two"));
    now += 1000;
    answers.push(...Array.from({ length: 20 }, () => read()));
    for (const { text, policy } of await Promise.all(answers)) {
      const build = text.replace("home of ", "");
      expect(["one", "two"]).toContain(build);
      expect(policy).toContain(hashOf(build));
    }
    expect((await read()).text).toBe("home of two");
  });

  it("is still served when the next build cannot be read, which is reported once", async () => {
    await prepare("one");
    await writeManifest(manifest("one"));
    now += 1000;
    await read();
    await writeManifest({ pages: "none" });
    for (let second = 0; second < 3; second++) {
      now += 1000;
      expect((await read()).text).toBe("home of one");
    }
    expect(unreadable).toHaveLength(1);
  });

  it("whose build is missing is refused in one line that names the missing folder", async () => {
    await writeManifest(manifest("one"));
    const opening = new SiteFolder(directory, () => undefined).open();
    await expect(opening).rejects.toThrow(OperatorError);
    await expect(opening).rejects.toThrow(/^[^\n]*builds\/one\/client is missing, [^\n]*$/);
  });
});
