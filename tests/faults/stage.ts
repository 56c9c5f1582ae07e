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
import { TcpProxy } from "./tcp-proxy.ts";

const entry = path.join(import.meta.dirname, "process.ts");

/** Short timeouts, so that tests of a hanging PostgreSQL are fast. */
export const shortTimeouts = {
  DATABASE_CONNECT_SECONDS: "2",
  DATABASE_STATEMENT_SECONDS: "3",
  DATABASE_QUERY_SECONDS: "4",
};

/** How long a client waits for an acknowledgement (contract, timings). */
const acknowledgementMs = 20_000;

/** The result of a question. */
export interface AskResult {
  id: string;
  /** Whether the server acknowledged the question. */
  acknowledged: boolean;
  /** The error code of a refusal. */
  refusal?: string;
}

/** A new database, a proxy in front of it, and the servers that use it. */
export class Stage {
  readonly proxy: TcpProxy;
  /** A direct connection for the test's own queries. */
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

  static async open(): Promise<Stage> {
    const { url, drop } = await createDatabase();
    const direct = new Pool({ connectionString: url });
    // Dropping the database closes the remaining connections.
    direct.on("error", () => undefined);
    direct.on("connect", (client) => void client.on("error", () => undefined));
    const folder = await mkdtemp(path.join(tmpdir(), "larkline-faults-"));
    return new Stage(await TcpProxy.to(url, 5432), direct, drop, folder);
  }

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

  async visitor(server: ServerProcess, as?: TestVisitor): Promise<TestVisitor> {
    const visitor = await TestVisitor.connect(server.url, as);
    this.#visitors.push(visitor);
    return visitor;
  }

  /** A visitor with a conversation. */
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

/** Sends a question and returns its result. */
export async function ask(
  visitor: TestVisitor,
  content: string,
  sessionId: string,
  id: string = randomUUID(),
): Promise<AskResult> {
  const answer = await visitor.send(
    { type: "send_message", id, content, sessionId },
    acknowledgementMs,
  );
  return answer.ok
    ? { id, acknowledged: true }
    : { id, acknowledged: false, refusal: answer.error.code };
}

/** Sends the question under the same id until the server acknowledges it, as the client does. */
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

/** Waits until a fault has lasted for a while: shorter ones may end before a time limit is reached. */
export async function waitUntilLasted(since: number, milliseconds: number): Promise<void> {
  await wait(Math.max(0, since + milliseconds - performance.now()));
}

/** The status of `/readyz` or another path. */
export async function statusOf(server: ServerProcess, at: string): Promise<number> {
  return (await fetch(`${server.url}${at}`)).status;
}
