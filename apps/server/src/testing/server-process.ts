import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";

import { unsetSettings } from "./unset-settings.ts";

const entry = path.join(import.meta.dirname, "../main.ts");

/** Folder of Node's compile cache, which all processes share so that they start faster. */
const compileCache = path.join(
  import.meta.dirname,
  "../../../../node_modules/.cache/larkline/compiled",
);

/** Runs the server in a separate process, as `npm start` does, and records its output. */
export class ServerProcess {
  readonly child: ChildProcess;
  /** Standard output so far. */
  output = "";
  /** Standard error so far. */
  errors = "";
  /** Resolves to the exit code, null after a signal, when the process has ended. */
  readonly exit: Promise<number | null>;
  readonly url: string;

  /**
   * @param environment The server's settings, with PORT. Of this process' environment only PATH is passed on.
   * @param program The entry point. Default: `main.ts`.
   * @param output File descriptor to which the server writes instead; `ready` then never resolves.
   */
  constructor(
    environment: Record<string, string>,
    program: string = entry,
    output: number | "pipe" = "pipe",
  ) {
    this.url = `http://127.0.0.1:${environment["PORT"] ?? ""}`;
    this.child = spawn(process.execPath, [program], {
      env: {
        PATH: process.env["PATH"],
        NODE_COMPILE_CACHE: compileCache,
        ...unsetSettings,
        ...environment,
      },
      stdio: ["ignore", output, output],
    });
    this.child.stdout?.on("data", (data: Buffer) => {
      this.output += data.toString();
    });
    this.child.stderr?.on("data", (data: Buffer) => {
      this.errors += data.toString();
    });
    // 'close' and not 'exit': by then all output has arrived.
    this.exit = once(this.child, "close").then(() => this.child.exitCode);
  }

  /** Resolves when the server is ready; rejects if its process ends before. */
  async ready(): Promise<this> {
    const listening = new Promise<void>((resolve) => {
      this.child.stdout?.on("data", () => {
        if (this.output.includes("Larkline is ready at")) resolve();
      });
    });
    const ended = this.exit.then((code) => {
      throw new Error(`The server ended with ${code}: ${this.errors}`);
    });
    await Promise.race([listening, ended]);
    return this;
  }

  /** Sends a signal. Resolves to the exit code when the process has ended. */
  async kill(signal: NodeJS.Signals): Promise<number | null> {
    this.child.kill(signal);
    return this.exit;
  }
}
