import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { DatabaseConnection } from "../database/database.ts";
import { openDatabaseInMemory } from "../testing/empty-database.ts";
import { createScriptedEngine } from "../testing/scripted-engine.ts";
import { startTestServer } from "../testing/test-server.ts";

/** A handshake of the chat's socket. */
const socket = "/api/v1/socket.io/?EIO=4&transport=polling";

describe("the warning about a proxy that is not configured", () => {
  let connection: DatabaseConnection;

  beforeAll(async () => {
    connection = await openDatabaseInMemory();
    // Starting the embedded database takes seconds on a busy machine.
  }, 60_000);
  afterAll(() => connection.close());

  /** The log's warnings about TRUSTED_PROXIES after the given requests. */
  const warnings = async (trustedProxies: number, requests: [string, Record<string, string>][]) => {
    const written: string[] = [];
    const log = pino({ level: "warn" }, { write: (line: string) => void written.push(line) });
    const engine = createScriptedEngine();
    const server = await startTestServer({ connection, engine, trustedProxies, log });
    for (const [path, headers] of requests) await fetch(`${server.url}${path}`, { headers });
    await server.stop();
    return written.filter((line) => line.includes("TRUSTED_PROXIES"));
  };

  it.each(["/healthz", socket])(
    "is logged once for requests with forwarding headers: %s",
    async (path) => {
      const proxied = [path, { "x-forwarded-for": "203.0.113.7" }] satisfies [string, object];
      const [first, ...more] = await warnings(0, [[path, {}], proxied, proxied]);
      expect(first).toContain("x-forwarded-for");
      expect(first).not.toContain("203.0.113.7");
      expect(more).toEqual([]);
    },
  );

  it("is not logged if the proxy is configured", async () => {
    expect(await warnings(1, [["/healthz", { "x-forwarded-for": "203.0.113.7" }]])).toEqual([]);
  });

  it("is not logged for a request without forwarding headers", async () => {
    expect(await warnings(0, [["/healthz", {}]])).toEqual([]);
  });
});
