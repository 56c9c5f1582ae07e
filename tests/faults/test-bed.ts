/** Starts the server processes for the tests of faults, with a database behind a proxy that causes faults. */
import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";

import { Pool } from "pg";
import { expect } from "vitest";

import { freePort } from "../../apps/server/src/testing/free-port.ts";
import { ServerProcess } from "../../apps/server/src/testing/server-process.ts";
import { createDatabase } from "../../apps/server/src/testing/services.ts";
import { TestVisitor } from "../../apps/server/src/testing/visitor.ts";
import { socketAcknowledgementTimeoutMs } from "../../packages/contract/src/timings.ts";
import { TcpProxy } from "./tcp-proxy.ts";

/** Entry point of the servers. Their assistant is the counting engine: the question determines the answer. */
const entry = path.join(import.meta.dirname, "process.ts");

/** Short timeouts, so that tests of a hanging PostgreSQL are fast. */
export const shortTimeouts = {
  DATABASE_CONNECT_SECONDS: "2",
  DATABASE_STATEMENT_SECONDS: "3",
  DATABASE_QUERY_SECONDS: "4",
};

/** How the server responded to a question. */
export interface AskResult {
  id: string;
  /** Whether the server acknowledged the question. */
  acknowledged: boolean;
  /** The error code if the question was not acknowledged. */
  refusal?: string;
}

/** A new database, the TCP proxy in front of the database, and the servers that use the proxy. */
export class FaultTestBed {
  readonly proxy: TcpProxy;
  /** Connections without the proxy, for the test's own queries. */
  readonly direct: Pool;
  readonly #drop: () => Promise<void>;
  readonly #folder: string;
  readonly #servers: ServerProcess[] = [];
  readonly #visitors: TestVisitor[] = [];

  private constructor(proxy: TcpProxy, direct: Pool, drop: () => Promise<void>, folder: string) {
    this.proxy = proxy;
    this.direct = direct;
    this.#drop = drop;
    this.#folder = folder;
  }

  static async open(): Promise<FaultTestBed> {
    const { url, drop } = await createDatabase();
    const direct = new Pool({ connectionString: url });
    // Ignores the errors of connections that are still closing when `close` drops the database.
    direct.on("error", () => undefined);
    direct.on("connect", (client) => void client.on("error", () => undefined));
    const folder = await mkdtemp(path.join(tmpdir(), "larkline-faults-"));
    return new FaultTestBed(await TcpProxy.to(url, 5432), direct, drop, folder);
  }

  /** Starts a server process and resolves when it is ready. `environment` overrides the test's defaults. */
  async server(environment: Record<string, string> = {}): Promise<ServerProcess> {
    const server = new ServerProcess(
      {
        PORT: await freePort(),
        DATA_DIR: this.#folder,
        DATABASE_URL: this.proxy.url,
        SESSION_SECRET: "a secret for tests that is long enough for anyone",
        ...environment,
      },
      entry,
    );
    this.#servers.push(server);
    return server.ready();
  }

  /** Connects a new visitor, or opens another connection of the visitor `as`. */
  async visitor(server: ServerProcess, as?: TestVisitor): Promise<TestVisitor> {
    const visitor = await TestVisitor.connect(server.url, as);
    this.#visitors.push(visitor);
    return visitor;
  }

  /** Connects a new visitor and starts a conversation. */
  async connectVisitor(
    server: ServerProcess,
  ): Promise<{ visitor: TestVisitor; sessionId: string }> {
    const visitor = await this.visitor(server);
    const { sessionId = "" } = await visitor.sendOrThrow({ type: "create_session" });
    return { visitor, sessionId };
  }

  async close(): Promise<void> {
    for (const visitor of this.#visitors) visitor.socket.disconnect();
    for (const { child } of this.#servers) child.kill("SIGKILL");
    await Promise.all(this.#servers.map(({ exit }) => exit));
    this.proxy.close();
    await this.direct.end();
    await this.#drop();
    await rm(this.#folder, { recursive: true, force: true });
  }

  /** The stored messages of a conversation, in order. */
  async stored(sessionId: string): Promise<{ id: string; role: string; state: string }[]> {
    const { rows } = await this.direct.query<{ id: string; role: string; state: string }>(
      "select id, role, state from chat_messages where session_id = $1 order by position",
      [sessionId],
    );
    return rows;
  }
}

/** Sends a question once, and returns how the server responded. */
export async function ask(
  visitor: TestVisitor,
  content: string,
  sessionId: string,
  id: string = randomUUID(),
): Promise<AskResult> {
  const answer = await visitor.send(
    { type: "send_message", id, content, sessionId },
    socketAcknowledgementTimeoutMs,
  );
  return answer.ok
    ? { id, acknowledged: true }
    : { id, acknowledged: false, refusal: answer.error.code };
}

/** Sends the question repeatedly, with the same id, until the server acknowledges it. */
export async function askUntilAcknowledged(
  visitor: TestVisitor,
  content: string,
  sessionId: string,
  id: string = randomUUID(),
): Promise<AskResult> {
  let outcome: AskResult | undefined;
  await expect
    .poll(async () => {
      outcome = await ask(visitor, content, sessionId, id);
      return outcome.acknowledged;
    })
    .toBe(true);
  return outcome ?? { id, acknowledged: false };
}

/**
 * Ends the answers that the server is writing, as if they were complete. So a test can ask for an answer that is
 * longer than everything that must happen meanwhile, however slow the machine is.
 */
export function endAnswers(server: ServerProcess): void {
  server.child.kill("SIGUSR2");
}

/** Waits until a fault that began at `since` has lasted this long, so that the server's timeouts expire. */
export async function waitUntilLasted(since: number, milliseconds: number): Promise<void> {
  await wait(Math.max(0, since + milliseconds - performance.now()));
}

/** The HTTP status of a path, such as `/readyz`. */
export async function statusOf(server: ServerProcess, urlPath: string): Promise<number> {
  return (await fetch(`${server.url}${urlPath}`)).status;
}
