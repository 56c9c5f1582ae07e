import { apiPaths } from "@larkline/contract/addresses";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";

import type { DatabaseConnection } from "../database/database.ts";
import { AccountClient } from "../testing/accounts/client.ts";
import { quickPasswords } from "../testing/accounts/fixture.ts";
import { openDatabaseInMemory } from "../testing/empty-database.ts";
import { openingTimeoutMs } from "../testing/opening.ts";
import { createScriptedEngine } from "../testing/scripted-engine.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { pagePolicy } from "./security.ts";

describe("every response", () => {
  let connection: DatabaseConnection;
  let server: TestServer | undefined;

  beforeAll(async () => {
    connection = await openDatabaseInMemory();
  }, openingTimeoutMs);
  afterAll(() => connection.close());
  afterEach(async () => {
    await server?.stop();
    server = undefined;
  });

  const headersOf = async (publicUrl: string, path: string) => {
    server = await startTestServer({ connection, engine: createScriptedEngine(), publicUrl });
    return (await fetch(`${server.url}${path}`)).headers;
  };

  it("has Strict-Transport-Security only if the site uses https", async () => {
    const secure = await headersOf("https://www.larkline.example", "/livez");
    expect(secure.get("strict-transport-security")).toBe("max-age=63072000");
    await server?.stop();
    const plain = await headersOf("http://localhost:3000", "/livez");
    expect(plain.has("strict-transport-security")).toBe(false);
  });

  it("has the headers against sniffing, framing, cross-origin use and referrers, and names no server version", async () => {
    const headers = await headersOf("https://www.larkline.example", "/livez");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
    for (const name of ["server", "x-powered-by", "access-control-allow-origin"]) {
      expect(headers.has(name)).toBe(false);
    }
    expect(headers.has("content-disposition")).toBe(false);
  });

  it("lets no page use camera, microphone and position, and lets an answer that is no page load nothing", async () => {
    const headers = await headersOf("https://www.larkline.example", "/livez");
    expect(headers.get("permissions-policy")).toBe("camera=(), microphone=(), geolocation=()");
    expect(headers.get("content-security-policy")).toBe(
      "default-src 'none'; frame-ancestors 'none'",
    );
  });

  it("is 405 for a method that a call does not have, and names the right one", async () => {
    server = await startTestServer({ connection, engine: createScriptedEngine() });
    for (const method of ["GET", "PUT", "DELETE", "PATCH", "OPTIONS"]) {
      const response = await fetch(`${server.url}${apiPaths.login}`, { method });
      expect(response.status).toBe(405);
      expect(response.headers.get("allow")).toBe("POST");
      expect(await response.json()).toEqual({
        message: "This address accepts only POST requests.",
      });
    }
  });

  it("to an API request is a download for a browser that opens it, also on failure", async () => {
    server = await startTestServer({
      connection,
      engine: createScriptedEngine(),
      accounts: { passwords: quickPasswords() },
    });
    const { session } = await new AccountClient(server.url).signUpAndLogin();
    const headers = { authorization: `Bearer ${session.access_token}` };
    for (const [path, status] of [
      [apiPaths.verificationStatus, 200],
      ["/api/v1/nowhere", 404],
    ] as const) {
      const answer = await fetch(`${server.url}${path}`, { headers });
      expect(answer.status).toBe(status);
      expect(answer.headers.get("content-disposition")).toBe('attachment; filename="api.json"');
    }
  });
});

it("a page may load only from this site and the configured origins, and submits forms only to this site", () => {
  const hashes = { scriptHashes: ["sha256-a"], styleHashes: ["sha256-b"] };
  expect(pagePolicy(hashes, { tagManager: false, mediaOrigin: undefined }).split("; ")).toEqual([
    "default-src 'none'",
    "script-src 'self' 'sha256-a'",
    "style-src 'self' 'sha256-b'",
    "img-src 'self' data:",
    "media-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ]);
});
