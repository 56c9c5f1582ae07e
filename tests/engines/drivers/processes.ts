/** Starts a browser's processes so that none survives the test run, however the run ends. */
import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Milliseconds that a browser may take to start on a busy machine. */
const startTimeoutMs = 60_000;

/**
 * Shell script that runs a program. It kills the whole process group (`kill -KILL 0`), including the program's
 * child processes, as soon as the program ends or this Node.js process has ended, even by SIGKILL. `read` waits
 * until the pipe from this Node.js process closes.
 */
const watchdogScript = '{ "$@"; kill -KILL 0; } & read -r _; kill -KILL 0';

/** All instances of `Processes` that have not been closed. */
const running = new Set<Processes>();
process.on("exit", () => {
  for (const each of running) each.killNow();
});

/** The processes of one browser, with a temporary profile. */
export class Processes {
  /** A temporary folder for profile, configuration and cache, so that the user's own are not changed. */
  readonly folder = mkdtempSync(join(tmpdir(), "larkline-engine-"));
  readonly #children: ChildProcess[] = [];

  constructor() {
    running.add(this);
  }

  /**
   * Starts a program, and waits until its output on the file descriptor `fd` matches `readyPattern`. Returns
   * the first group of the match.
   */
  async start(
    [program, ...args]: readonly [string, ...string[]],
    { env, fd, readyPattern }: { env?: Record<string, string>; fd: 2 | 3; readyPattern: RegExp },
  ): Promise<string> {
    const child = this.#spawn(program, args, env, fd);
    const stream = child.stdio[fd];
    return new Promise((resolve, reject) => {
      let output = "";
      const timeout = setTimeout(() => {
        reject(new Error(`${program} did not start within ${startTimeoutMs / 1000} s: ${output}`));
      }, startTimeoutMs);
      stream?.on("data", (piece: Buffer) => {
        output += piece.toString();
        const match = readyPattern.exec(output);
        if (!match) return;
        clearTimeout(timeout);
        resolve(match[1] ?? "");
      });
      const failed = (reason: string) => {
        clearTimeout(timeout);
        reject(new Error(`${program} ${reason}: ${output}`));
      };
      child.on("error", (error) => failed(`does not run (${error.message})`));
      child.on("exit", () => failed("has ended"));
    });
  }

  /** Starts a program that prints nothing when it is ready. */
  run([program, ...args]: readonly [string, ...string[]], env: Record<string, string>): void {
    this.#spawn(program, args, env, 2);
  }

  #spawn(program: string, args: string[], env: Record<string, string> = {}, fd: 2 | 3) {
    const child = spawn("sh", ["-c", watchdogScript, "engine", program, ...args], {
      // Creates a process group, so that the browser's helper processes can be ended with the browser.
      detached: true,
      // The watchdog's shell reads from the first pipe, which closes when this process ends.
      stdio: ["pipe", "ignore", fd === 2 ? "pipe" : "ignore", "pipe"],
      env: {
        ...process.env,
        // Without this, a machine with `dbus-launch` starts a session bus for each browser. The bus and its
        // services survive the browser, and one of them mounts a file system in the temporary folder, which
        // then cannot be removed.
        DBUS_SESSION_BUS_ADDRESS: "disabled:",
        TZ: "UTC",
        LANG: "en_US.UTF-8",
        ...env,
      },
    });
    child.stderr?.resume();
    this.#children.push(child);
    return child;
  }

  /** Kills the processes, waits until they have ended, and removes the folder. */
  async close(): Promise<void> {
    const ended = this.#children.map(
      (child) =>
        new Promise<void>((resolve) => {
          if (child.exitCode !== null || child.signalCode !== null) resolve();
          else child.on("exit", () => resolve());
        }),
    );
    this.#kill();
    await Promise.all(ended);
    this.#forget();
  }

  /**
   * Kills the processes and removes the folder, without waiting for the processes' end. For the exit handler,
   * which cannot wait.
   */
  killNow(): void {
    this.#kill();
    this.#forget();
  }

  #kill() {
    for (const { pid } of this.#children) {
      if (pid === undefined) continue;
      try {
        process.kill(-pid, "SIGKILL");
      } catch {
        // The process has ended already.
      }
    }
  }

  #forget() {
    running.delete(this);
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }
}
