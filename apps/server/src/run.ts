import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { brand } from "@larkline/content/brand";

import type { AssistantEngine } from "./assistant/engine.ts";
import { type Configuration, readConfiguration } from "./configuration.ts";
import { loadLeanDrizzle } from "./database/lean-drizzle.ts";
import { doubtfulSettings } from "./doubtful-settings.ts";
import { createLogger, type Logger } from "./logging.ts";
import { misspeltSettings } from "./misspelt-settings.ts";
import type { Tracing } from "./observability/tracing.ts";
import type { RunningServer } from "./server.ts";
import { StartUpError } from "./start-up-error.ts";

/** Time limit for stopping, in addition to what answers may take; then the process exits. */
const stopLimitMs = 8000;

const environmentFile = fileURLToPath(new URL("../../../.env", import.meta.url));

/** Ends the process if it is still there after a while. */
function limitStop(milliseconds: number): void {
  setTimeout(() => {
    process.stderr.write("The stop took too long: ended\n");
    process.exit(1);
  }, milliseconds).unref();
}

/**
 * The process' life cycle: reads the settings, starts the server, prints the address, stops on a
 * signal.
 *
 * @param createEngine Makes the assistant.
 */
export async function run(
  createEngine: (configuration: Configuration, log: Logger) => Promise<AssistantEngine>,
): Promise<void> {
  let running: RunningServer | undefined;
  let tracing: Tracing | undefined;
  /** Whether the log is JSON: then start and stop are logged in it. */
  let jsonLog: Logger | undefined;
  let drainMs = 0;
  let stopping = false;
  /** Printed with a configuration error: the missing setting may be misspelt. */
  let misspeltNames: string[] = [];

  async function stop(): Promise<void> {
    limitStop(drainMs + stopLimitMs);
    try {
      await running?.stop();
      await tracing?.stop();
      process.exit(0);
    } catch (error) {
      process.stderr.write(`The stop failed: ${String(error)}\n`);
      process.exit(1);
    }
  }

  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => {
      // On a second signal the process exits at once.
      if (stopping) process.exit(1);
      stopping = true;
      const line =
        "Stopping: no more questions; running answers may end, connections are closed then";
      if (jsonLog === undefined) process.stdout.write(`${line}\n`);
      else jsonLog.info(line);
      if (running !== undefined) void stop();
      // During the start the code below stops as soon as there is something to stop. A database that
      // does not answer may keep it from getting there.
      else limitStop(stopLimitMs);
    });
  }

  try {
    if (existsSync(environmentFile)) process.loadEnvFile(environmentFile);
    misspeltNames = misspeltSettings(process.env);
    const configuration = readConfiguration(process.env);
    drainMs = configuration.drainMs;
    const log = createLogger(configuration);
    if (configuration.logFormat === "json") jsonLog = log;
    for (const line of [...misspeltNames.splice(0), ...doubtfulSettings(process.env)])
      log.warn(line);
    await loadLeanDrizzle();
    if (configuration.traces) {
      const { startTracing } = await import("./observability/tracing.ts");
      tracing = startTracing(log, configuration.trustedProxies);
    }
    // Imported late, after tracing: this loads the modules to instrument.
    const { startServer } = await import("./server.ts");
    const engine = await createEngine(configuration, log);
    running = await startServer({ configuration, engine, log });
    if (stopping) await stop();
    if (jsonLog === undefined) process.stdout.write(asText(running));
    else logStart(running, jsonLog);
  } catch (error) {
    process.stderr.write(
      error instanceof StartUpError
        ? `${[error.message, ...misspeltNames].join("\n")}\n`
        : `${brand.name} could not start.\n${error instanceof Error ? error.stack : String(error)}\n`,
    );
    process.exit(1);
  }
}

const readyLine = ({ url }: RunningServer) => `${brand.name} is ready at ${url}`;

/** The start-up summary for a terminal. */
function asText(server: RunningServer): string {
  const lines = server.notes.map(({ part, text }) => {
    const name = `${part.charAt(0).toUpperCase()}${part.slice(1)}`;
    return `  ${name.padEnd(11)}${text}`;
  });
  return `${[readyLine(server), ...lines].join("\n")}\n`;
}

/** The start-up summary for machines: a warning per missing part, and one line with everything. */
function logStart(server: RunningServer, log: Logger): void {
  for (const { part, text, warning } of server.notes) {
    if (warning === true) log.warn({ part }, text);
  }
  const parts = Object.fromEntries(server.notes.map(({ part, text }) => [part, text]));
  log.info({ url: server.url, ...parts }, readyLine(server));
}
