import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

import { Pool } from "pg";
import { expect } from "vitest";

import { freePort } from "../../apps/server/src/testing/free-port.ts";
import { ServerProcess } from "../../apps/server/src/testing/server-process.ts";
import { createDatabase } from "../../apps/server/src/testing/services.ts";
import { TestVisitor } from "../../apps/server/src/testing/visitor.ts";
import { TcpProxy } from "./tcp-proxy.ts";

const entry = path.join(import.meta.dirname, "process.ts");

/** So that a test which waits for PostgreSQL to be given up does not wait long. */
export const impatient = {
  DATABASE_CONNECT_SECONDS: "2",
  DATABASE_STATEMENT_SECONDS: "3",
  DATABASE_QUERY_SECONDS: "4",
};

/** How long a client waits for an acknowledgement (contract, timings). */
const acknowledgementMs = 20_000;

/** What a question came to. */
export interface Outcome {
  id: string;
  /** The server said that it took the question. */
  acknowledged: boolean;
  /** Why not: the refusal's code. */
  refusal?: string;
}

/** A database of its own, the way to it, and the servers over it. */
export class Stage {
  readonly proxy: TcpProxy;
  /** Past the proxy, for a test's own look. */
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
    // Dropping the database ends what is left of these.
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
  async guest(server: ServerProcess): Promise<{ visitor: TestVisitor; sessionId: string }> {
    const visitor = await this.visitor(server);
    const { sessionId = "" } = await visitor.take({ type: "create_session" });
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

  /** What is stored of a conversation, in its order. */
  async stored(sessionId: string): Promise<{ id: string; role: string; state: string }[]> {
    const { rows } = await this.direct.query<{ id: string; role: string; state: string }>(
      "select id, role, state from chat_messages where session_id = $1 order by position",
      [sessionId],
    );
    return rows;
  }
}

/** Asks, and says what came of it. */
export async function ask(
  visitor: TestVisitor,
  content: string,
  sessionId: string,
  id: string = randomUUID(),
): Promise<Outcome> {
  const answer = await visitor.send(
    { type: "send_message", id, content, sessionId },
    acknowledgementMs,
  );
  return answer.ok
    ? { id, acknowledged: true }
    : { id, acknowledged: false, refusal: answer.error.code };
}

/** Asks under the same id until the server takes it, as the client does. */
export async function insist(
  visitor: TestVisitor,
  content: string,
  sessionId: string,
  id: string = randomUUID(),
): Promise<Outcome> {
  let outcome: Outcome | undefined;
  await expect
    .poll(async () => {
      outcome = await ask(visitor, content, sessionId, id);
      return outcome.acknowledged;
    })
    .toBe(true);
  return outcome ?? { id, acknowledged: false };
}

/** What `/readyz` or another path answers. */
export async function statusOf(server: ServerProcess, at: string): Promise<number> {
  return (await fetch(`${server.url}${at}`)).status;
}
