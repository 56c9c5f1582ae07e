/** A separate Redis for one test, which the test may suspend, kill and start again. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

import { freePort } from "../../apps/server/src/testing/free-port.ts";

/** A running redis-server on a free port, without persistence. */
export class OwnRedis {
  readonly url: string;
  readonly #port: string;
  readonly #folder: string;
  #process: ChildProcess | undefined;

  private constructor(port: string, folder: string) {
    this.#port = port;
    this.#folder = folder;
    this.url = `redis://127.0.0.1:${port}`;
  }

  static async open(): Promise<OwnRedis> {
    const folder = await mkdtemp(path.join(tmpdir(), "larkline-redis-"));
    const redis = new OwnRedis(await freePort(), folder);
    await redis.start();
    return redis;
  }

  async start(): Promise<void> {
    const child = spawn(
      "redis-server",
      ["--port", this.#port, "--bind", "127.0.0.1", "--save", "", "--dir", this.#folder],
      { stdio: ["ignore", "pipe", "inherit"] },
    );
    this.#process = child;
    let output = "";
    await new Promise<void>((resolve, reject) => {
      child.on("error", reject);
      child.on("close", () => reject(new Error(`redis-server ended: ${output}`)));
      child.stdout.on("data", (data: Buffer) => {
        output += data.toString();
        if (output.includes("Ready to accept connections")) resolve();
      });
    });
  }

  /** Suspends Redis: connections stay open, but it does not respond. */
  hang(): void {
    this.#process?.kill("SIGSTOP");
  }

  /** Resumes Redis after `hang`. */
  resume(): void {
    this.#process?.kill("SIGCONT");
  }

  async kill(): Promise<void> {
    const child = this.#process;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const closed = once(child, "close");
    child.kill("SIGKILL");
    await closed;
  }

  async close(): Promise<void> {
    await this.kill();
    await rm(this.#folder, { recursive: true, force: true });
  }
}
