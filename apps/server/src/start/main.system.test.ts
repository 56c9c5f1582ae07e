import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, open, readFile, rm, stat } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";

import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { putEmptyDatabase } from "../testing/empty-database.ts";
import { freePort } from "../testing/free-port.ts";
import { ServerProcess } from "../testing/server-process.ts";
import { TestVisitor } from "../testing/visitor.ts";

// Starting the embedded database takes seconds on a busy machine.
describe("the server as a process", { timeout: 240_000 }, () => {
  let folder: string;
  let processes: ServerProcess[];

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "larkline-server-"));
    processes = [];
  });
  afterEach(async () => {
    for (const { child } of processes) child.kill("SIGKILL");
    await Promise.all(processes.map(({ exit }) => exit));
    await rm(folder, { recursive: true, force: true });
  });

  const run = (environment: Record<string, string>) => {
    const server = new ServerProcess({ DATA_DIR: folder, ...environment });
    processes.push(server);
    return server;
  };

  it("shows the whole conversation after kill -9 during an answer", async () => {
    await putEmptyDatabase(folder);
    const port = await freePort();
    const first = await run({ PORT: port }).ready();
    expect(first.output).toContain(`http://localhost:${port}`);
    expect(first.output).toContain(folder);
    expect(first.output).toContain("built in");

    const visitor = await TestVisitor.connect(first.url);
    const { sessionId } = await visitor.ask("how much is the receptionist starter?");
    await visitor.event("stream_complete");
    const whole = visitor.all("stream_chunk").at(-1)?.accumulated ?? "";
    expect(whole).toContain("$99 a month");
    expect(whole).toContain("50 calls");
    expect(whole).toContain("(/pricing)");
    // The server is killed in the middle of an answer that takes five seconds, after a part of it was stored.
    await visitor.ask("list all plans with prices");
    await visitor.event("stream_chunk", ({ accumulated }) =>
      accumulated.includes("Custom Agents Basic"),
    );
    await first.kill("SIGKILL");

    const second = await run({ PORT: port }).ready();
    const again = await TestVisitor.connect(second.url, visitor);
    await again.sendOrThrow({ type: "create_session", sessionId });
    const [question, answer, cutQuestion, cutAnswer] = again.messages;
    expect(question?.content).toBe("how much is the receptionist starter?");
    expect(answer).toMatchObject({ content: whole, metadata: { state: "complete" } });
    expect(cutQuestion?.content).toBe("list all plans with prices");
    expect(cutAnswer).toMatchObject({ streaming: false, metadata: { state: "failed" } });
    expect(cutAnswer?.content).toContain("AI Receptionist Starter");

    // The conversation continues: event numbers rise, and the next question is answered in it.
    const lastSeen = Math.max(...visitor.received.map(({ payload }) => payload.seq ?? 0));
    await again.ask("who won the world cup", { sessionId });
    const { messageId } = await again.event("stream_chunk", ({ accumulated }) =>
      accumulated.includes("I don't know"),
    );
    // By its message, because the end of the cut answer may be announced to this visitor as well.
    const complete = await again.event("stream_complete", (end) => end.messageId === messageId);
    expect(complete.seq).toBeGreaterThan(lastSeen);
    await again.leave();
    await visitor.leave();

    // A graceful shutdown: exit code 0, and the folder's lock is released.
    expect(await second.kill("SIGTERM")).toBe(0);
    await expect(stat(path.join(folder, "owner.json"))).rejects.toThrow("ENOENT");
    expect(second.errors).toBe("");
    // The log contains no visitor's messages.
    for (const { output, errors } of processes) {
      expect(output + errors).not.toMatch(/world cup|receptionist starter/);
    }
  });

  it("refuses a data folder or a port that is in use, in one line", async () => {
    await putEmptyDatabase(folder);
    const port = await freePort();
    const holder = await run({ PORT: port }).ready();
    const otherFolder = await mkdtemp(path.join(tmpdir(), "larkline-server-"));
    await putEmptyDatabase(otherFolder);
    const [sameFolder, samePort] = [
      run({ PORT: await freePort() }),
      run({ PORT: port, DATA_DIR: otherFolder }),
    ];
    expect(await sameFolder.exit).toBe(1);
    expect(sameFolder.errors).toBe(
      `${folder} is in use by a running Larkline (pid ${holder.child.pid}). Stop it, or set DATA_DIR to another folder\n`,
    );
    expect(await samePort.exit).toBe(1);
    expect(samePort.errors).toBe(
      `Port ${port} is in use. Set PORT to another one, e.g. PORT=${Number(port) + 1} npm start\n`,
    );
    await rm(otherFolder, { recursive: true, force: true });

    // The running server is not affected, does not print its secret, and stops on Ctrl+C.
    expect((await fetch(`${holder.url}/healthz`)).status).toBe(200);
    const secret = path.join(folder, "session-secret");
    expect((await stat(secret)).mode & 0o777).toBe(0o600);
    expect(holder.output).not.toContain((await readFile(secret, "utf8")).trim());
    expect(await holder.kill("SIGINT")).toBe(0);
  });

  // Node's recursive mkdir never returns for this folder, which only Linux has.
  it.runIf(process.platform === "linux")(
    "refuses a data folder that cannot be created, in one line",
    { timeout: 60_000 },
    async () => {
      const server = run({ PORT: await freePort(), DATA_DIR: "/proc/larkline" });
      expect(await server.exit).toBe(1);
      expect(server.errors).toBe("DATA_DIR: /proc/larkline cannot be used as a folder (ENOENT)\n");
    },
  );

  it("creates a data folder with its missing parents", async () => {
    const deep = path.join(folder, "not", "there", "yet");
    await run({ PORT: await freePort(), DATA_DIR: deep }).ready();
    expect((await stat(path.join(deep, "database"))).isDirectory()).toBe(true);
  });

  it("serves metrics of the process and the database on METRICS_PORT", async () => {
    await putEmptyDatabase(folder);
    const [port, metricsPort] = [await freePort(), await freePort()];
    const server = await run({ PORT: port, METRICS_PORT: metricsPort }).ready();
    expect(server.output).toContain(`http://127.0.0.1:${metricsPort}/metrics`);
    const visitor = await TestVisitor.connect(server.url);
    await visitor.sendOrThrow({ type: "create_session" });
    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \S+$/m);
    expect(text).toMatch(/^larkline_database_wait_seconds_count [1-9]\d*$/m);
    await visitor.leave();

    const other = run({ PORT: await freePort(), METRICS_PORT: port, DATA_DIR: `${folder}-2` });
    expect(await other.exit).toBe(1);
    expect(other.errors).toBe(
      `METRICS_PORT: 127.0.0.1:${port} cannot be listened on (EADDRINUSE)\n`,
    );
    await rm(`${folder}-2`, { recursive: true, force: true });
    expect(await server.kill("SIGTERM")).toBe(0);
  });

  // Only Linux has this file, which is always full.
  it.runIf(process.platform === "linux")(
    "starts, serves and stops while the disk with its log is full",
    async () => {
      await putEmptyDatabase(folder);
      const full = await open("/dev/full", "w");
      const server = new ServerProcess(
        { DATA_DIR: folder, PORT: await freePort(), LOG_FORMAT: "json" },
        undefined,
        full.fd,
      );
      processes.push(server);
      const status = () =>
        Promise.race([
          fetch(`${server.url}/readyz`).then((response) => response.status),
          server.exit.then((code) => `ended with ${code}`),
        ]).catch(() => "not listening");
      await expect.poll(status, { timeout: 60_000 }).not.toBe("not listening");
      expect(await status()).toBe(200);
      expect(await server.kill("SIGTERM")).toBe(0);
      await full.close();
    },
  );

  it("continues when the program that reads its log has ended", async () => {
    await putEmptyDatabase(folder);
    const server = await run({ PORT: await freePort(), LOG_FORMAT: "json" }).ready();
    server.child.stdout?.destroy();
    server.child.stderr?.destroy();
    for (let request = 0; request < 3; request += 1) {
      expect((await fetch(`${server.url}/nothing`)).status).toBeGreaterThanOrEqual(404);
    }
    expect(await server.kill("SIGTERM")).toBe(0);
  });

  it("stops with one line that names a wrong variable", async () => {
    const server = run({ PORT: "abc" });
    expect(await server.exit).toBe(1);
    expect(server.errors).toBe('PORT must be a number from 1 to 65535, got "abc"\n');
    expect(server.output).toBe("");
  });

  it("can be stopped while the start waits for a database that hangs", async () => {
    const silent = createServer().listen(0, "127.0.0.1");
    await once(silent, "listening");
    const address = silent.address();
    if (address === null || typeof address === "string") throw new Error("No port was opened");
    const server = run({
      DATABASE_URL: `postgres://127.0.0.1:${address.port}/larkline`,
      DATABASE_CONNECT_SECONDS: "60",
    });
    await once(silent, "connection");
    const stopRequestedAt = performance.now();
    expect(await server.kill("SIGTERM")).toBe(1);
    expect(performance.now() - stopRequestedAt).toBeLessThan(30_000);
    expect(server.errors).toBe("Stopping took too long: the process was ended\n");
    silent.close();
  });

  it("refuses arguments, which it would ignore", () => {
    const main = path.join(import.meta.dirname, "../main.ts");
    const { status, stderr } = spawnSync(process.execPath, [main, "--port=4000"], {
      encoding: "utf8",
      env: { PATH: process.env["PATH"], DATA_DIR: folder, LOG_LEVEL: "loud" },
    });
    expect(status).toBe(1);
    expect(stderr).toMatch(/^The server takes no arguments, got "--port=4000"\. [^\n]+\n$/);
  });

  it("points out a misspelt variable together with the missing one", async () => {
    const server = run({ NODE_ENV: "production", PUBLC_URL: "https://www.example.com" });
    expect(await server.exit).toBe(1);
    expect(server.errors).toMatch(
      /^PUBLIC_URL is missing: .*\nPUBLC_URL is not a setting and was ignored\. Did you mean PUBLIC_URL\?\n$/,
    );
  });
});
