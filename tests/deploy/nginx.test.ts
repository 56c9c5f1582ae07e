/**
 * Tests two servers behind nginx, configured by deploy/nginx/larkline.conf: one is killed and the other one
 * stopped while they write answers.
 */
import { randomUUID } from "node:crypto";
import { readdir } from "node:fs/promises";
import path from "node:path";

import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { freePort } from "../../apps/server/src/testing/free-port.ts";
import { type ServerProcess } from "../../apps/server/src/testing/server-process.ts";
import { TestVisitor } from "../../apps/server/src/testing/visitor.ts";
import { OwnRedis } from "../faults/own-redis.ts";
import { ask, FaultTestBed } from "../faults/test-bed.ts";
import { OwnNginx, siteBuild } from "./own-nginx.ts";

const visitorCount = 20;

let testBed: FaultTestBed;
let redis: OwnRedis;
let nginx: OwnNginx;
let ports: [string, string];
let servers: [ServerProcess, ServerProcess];

const startServer = (port: string) =>
  testBed.server({ PORT: port, REDIS_URL: redis.url, TRUSTED_PROXIES: "1", DRAIN_SECONDS: "10" });

beforeEach(async () => {
  [testBed, redis] = await Promise.all([FaultTestBed.open(), OwnRedis.open()]);
  ports = [await freePort(), await freePort()];
  servers = [await startServer(ports[0]), await startServer(ports[1])];
  nginx = await OwnNginx.before(ports);
});
afterEach(async () => {
  // Undefined if it has not started.
  await nginx?.close();
  await testBed.close();
  await redis.close();
});

/** A visitor who reconnects through nginx after a lost connection, as the site's client does. */
class ReconnectingVisitor {
  /** All connections so far. Only the last one can be open. */
  readonly connections: TestVisitor[] = [];
  sessionId = "";
  /** Ids of the questions that a server has acknowledged. */
  readonly acknowledgedIds: string[] = [];

  get #last(): TestVisitor | undefined {
    return this.connections.at(-1);
  }

  /** The open connection, or a new connection in which the conversation is opened again. */
  async connection(): Promise<TestVisitor> {
    if (this.#last?.socket.connected) return this.#last;
    const visitor = await TestVisitor.connect(nginx.url, this.#last, {
      transports: ["websocket"],
      // nginx replaces this header with the address from which the connection comes.
      headers: { "x-forwarded-for": "203.0.113.7" },
    });
    this.connections.push(visitor);
    if (this.sessionId === "") {
      this.sessionId = (await visitor.sendOrThrow({ type: "create_session" })).sessionId ?? "";
    } else await visitor.sendOrThrow({ type: "create_session", sessionId: this.sessionId });
    return visitor;
  }

  /** Sends the question until a server acknowledges it. */
  async ask(content: string): Promise<void> {
    const id = randomUUID();
    await expect
      .poll(async () => {
        try {
          return (await ask(await this.connection(), content, this.sessionId, id)).acknowledged;
        } catch {
          // Disconnected before an acknowledgement: the question is sent again under the same id.
          return false;
        }
      })
      .toBe(true);
    this.acknowledgedIds.push(id);
  }

  /** Reconnects until the conversation has this many answers, complete or failed. */
  async waitForAnswers(answers: number): Promise<void> {
    await expect
      .poll(async () => {
        await this.connection().catch(() => undefined);
        const stored = await testBed.stored(this.sessionId);
        return stored.filter(
          ({ role, state }) => role === "assistant" && ["complete", "failed"].includes(state),
        ).length;
      })
      .toBe(answers);
  }
}

/**
 * Checks that each acknowledged question is stored once, with one answer that has ended, and that nothing
 * else is stored.
 *
 * @returns The states of all answers.
 */
async function expectNothingLost(reconnecting: readonly ReconnectingVisitor[]): Promise<string[]> {
  const states: string[] = [];
  for (const { sessionId, acknowledgedIds } of reconnecting) {
    const stored = await testBed.stored(sessionId);
    expect(stored.filter(({ role }) => role === "user").map(({ id }) => id)).toEqual(
      acknowledgedIds,
    );
    expect(stored.map(({ role }) => role)).toEqual(
      acknowledgedIds.flatMap(() => ["user", "assistant"]),
    );
    states.push(...stored.filter(({ role }) => role === "assistant").map(({ state }) => state));
  }
  expect(new Set(states)).not.toContain("streaming");
  return states;
}

describe("behind nginx", () => {
  it("no question is lost or stored twice when one server is killed and another one is stopped", async () => {
    const reconnecting = Array.from({ length: visitorCount }, () => new ReconnectingVisitor());
    await Promise.all(reconnecting.map((each) => each.ask("Count to 100")));
    const connections = await Promise.all(reconnecting.map((each) => each.connection()));
    // Waits long enough for the servers to store a part of each answer.
    await Promise.all(
      connections.map((connection) =>
        connection.event("stream_chunk", ({ accumulated }) => accumulated.includes("20 ")),
      ),
    );

    await servers[0].kill("SIGKILL");
    await Promise.all(reconnecting.map((each) => each.waitForAnswers(1)));
    const statesAfterKill = await expectNothingLost(reconnecting);
    // Both servers had visitors: some answers were interrupted, the others were not affected.
    expect(new Set(statesAfterKill)).toEqual(new Set(["complete", "failed"]));
    await Promise.all(reconnecting.map((each) => each.ask("Count to 5")));
    await Promise.all(reconnecting.map((each) => each.waitForAnswers(2)));

    servers[0] = await startServer(ports[0]);
    await Promise.all(reconnecting.map((each) => each.ask("Count to 60")));
    servers[1].child.kill("SIGTERM");
    // While this server stops, the other one serves a new visitor.
    const newVisitor = new ReconnectingVisitor();
    await newVisitor.ask("Count to 5");
    await Promise.all([
      newVisitor.waitForAnswers(1),
      ...reconnecting.map((each) => each.waitForAnswers(3)),
    ]);
    expect(await servers[1].exit).toBe(0);
    expect(servers[0].child.exitCode).toBeNull();
    const statesAtEnd = await expectNothingLost([...reconnecting, newVisitor]);
    // The answers that were being written when the second server was asked to stop have completed.
    expect(statesAtEnd.filter((state) => state === "failed")).toHaveLength(
      statesAfterKill.filter((state) => state === "failed").length,
    );
    expect((await fetch(`${nginx.url}/readyz`)).status).toBe(200);
  });

  it("a socket's network is the address that nginx sees, regardless of the client's headers", async () => {
    // Only one server is started. The other port stays closed.
    const [port, other] = [await freePort(), await freePort()];
    await testBed.server({ PORT: port, TRUSTED_PROXIES: "1", SOCKETS_PER_NETWORK: "2" });
    const own = await OwnNginx.before([port, other]);
    try {
      const connect = (number: number) =>
        TestVisitor.connect(own.url, undefined, {
          transports: ["websocket"],
          headers: { "x-forwarded-for": `203.0.113.${number}` },
        });
      // `connect` first makes a handshake that sets the cookie. This handshake also counts as a socket, so
      // one visitor reaches the limit of 2.
      const first = await connect(1);
      await expect(connect(2)).rejects.toThrow();
      first.socket.disconnect();
    } finally {
      await own.close();
    }
  });

  it("files of the build come from nginx, compressed, and pages from the servers", async () => {
    const page = await fetch(nginx.url);
    expect(page.headers.get("content-security-policy")).toContain("script-src");
    expect(page.headers.get("x-request-id")).toMatch(/^[\da-f]{32}$/);
    const built = await readdir(path.join(siteBuild, "assets"));
    const script = built.find((name) => name.endsWith(".js") && built.includes(`${name}.gz`));
    const file = await fetch(`${nginx.url}/assets/${script}`, {
      headers: { "accept-encoding": "gzip" },
    });
    expect(file.headers.get("server")).toBe("nginx");
    expect(file.headers.get("content-encoding")).toBe("gzip");
    expect(file.headers.get("cache-control")).toContain("immutable");
    expect(file.headers.get("x-request-id")).toBeNull();
    // The servers answer requests for files that nginx does not have.
    const missing = await fetch(`${nginx.url}/assets/of-an-older-build.js`);
    expect(missing.status).toBe(404);
    expect(missing.headers.get("x-request-id")).not.toBeNull();
  });

  it("logs neither tokens in the links of mails nor other queries", async () => {
    const paths = [
      "/auth/confirm?token=secret",
      "/auth/confirm/?token%3Dsecret",
      "/auth/reset%3Ftoken=secret",
      "/pricing?q=secret",
    ];
    for (const each of paths) await fetch(`${nginx.url}${each}`);
    // Without servers, nginx responds with an error and logs that, too.
    await Promise.all(servers.map((server) => server.kill("SIGKILL")));
    const failed = await fetch(`${nginx.url}${paths[0]}`);
    expect(failed.status).toBe(502);
    // nginx writes the line after the response.
    await expect.poll(() => nginx.log()).toContain('"GET /auth/confirm" 502');
    const log = await nginx.log();
    expect(log).toContain('"GET /auth/reset" ');
    expect(log).toContain('"GET /pricing" 200');
    expect(log).not.toContain("secret");
  });
});
