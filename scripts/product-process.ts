import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { putEmptyDatabase } from "../apps/server/src/testing/empty-database.ts";
import { freePort } from "../apps/server/src/testing/free-port.ts";
import { unsetSettings } from "../apps/server/src/testing/unset-settings.ts";
import { root } from "./build/stamp.ts";

/**
 * A server process that serves the built site, with its own port and data folder. The folder contains an
 * embedded database, which the server uses unless the caller passes `DATABASE_URL`. For benchmarks, and for
 * tests of the running server. The developer's settings, in `.env` or in the shell, do not count.
 */
export class ProductProcess {
  readonly url: string;
  readonly #port: number;
  readonly #data: string;
  readonly #environment: Readonly<Record<string, string>>;
  #process: ChildProcess | undefined;
  #output = "";

  private constructor(port: number, data: string, environment: Readonly<Record<string, string>>) {
    this.#port = port;
    this.#data = data;
    this.#environment = environment;
    this.url = `http://127.0.0.1:${port}`;
  }

  /**
   * Creates a data folder with an empty database, and starts a server with it.
   *
   * @param environment The server's settings (`.env.example` lists them), and other environment variables.
   */
  static async begin(environment: Readonly<Record<string, string>> = {}): Promise<ProductProcess> {
    const data = await mkdtemp(join(tmpdir(), "larkline-"));
    try {
      await putEmptyDatabase(data);
      const larkline = new ProductProcess(Number(await freePort()), data, environment);
      await larkline.start();
      return larkline;
    } catch (error) {
      await rm(data, { recursive: true, force: true });
      throw error;
    }
  }

  /** Starts the server and resolves when its health check succeeds. */
  async start(): Promise<void> {
    this.#output = "";
    const child = spawn(process.execPath, [join(root, "apps/server/src/main.ts")], {
      cwd: root,
      env: {
        ...process.env,
        ...unsetSettings,
        PORT: String(this.#port),
        DATA_DIR: this.#data,
        PUBLIC_URL: this.url,
        ...this.#environment,
      },
      stdio: ["ignore", "pipe", "pipe"],
    });
    this.#process = child;
    child.stdout.on("data", (text) => (this.#output += String(text)));
    child.stderr.on("data", (text) => (this.#output += String(text)));
    for (;;) {
      if (child.exitCode !== null || child.signalCode !== null)
        throw new Error(
          `The server ended (${child.exitCode ?? child.signalCode}):\n${this.#output}`,
        );
      const isHealthy = await fetch(`${this.url}/healthz`).then(
        (answer) => answer.ok,
        () => false,
      );
      if (isHealthy) return;
      await new Promise((retry) => setTimeout(retry, 50));
    }
  }

  /** Process id of the running server. */
  get pid(): number {
    const pid = this.#process?.pid;
    if (pid === undefined) throw new Error("The server does not run.");
    return pid;
  }

  /** Kills the server without a graceful stop (SIGKILL), like a power cut. Its data folder remains. */
  async kill(): Promise<void> {
    await this.#end("SIGKILL");
  }

  /** Stops the server gracefully and removes its data folder. */
  async finish(): Promise<void> {
    await this.#end("SIGTERM");
    await rm(this.#data, { recursive: true, force: true });
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#process;
    if (!child) return;
    this.#process = undefined;
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(
        `The server had ended by itself (${child.exitCode ?? child.signalCode}):\n${this.#output}`,
      );
    const ended = new Promise((exit) => child.once("exit", exit));
    child.kill(signal);
    await ended;
  }
}
