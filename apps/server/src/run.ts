import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { brand } from "@larkline/content/brand";

import type { AssistantEngine } from "./assistant/engine.ts";
import { type Configuration, readConfiguration, StartUpError } from "./configuration.ts";
import { loadLeanDrizzle } from "./database/lean-drizzle.ts";
import { createLogger, type Logger } from "./logging.ts";
import { misspeltSettings } from "./misspelt-settings.ts";
import type { Tracing } from "./observability/tracing.ts";
import type { RunningServer } from "./server.ts";

/** A stop takes no longer than this beyond what answers may take; then the process ends as it is. */
const stopLimitMs = 8000;

const environmentFile = fileURLToPath(new URL("../../../.env", import.meta.url));

/**
 * The process' life: reads the settings, starts the server, says where it is, stops on a signal.
 * @param createEngine makes the assistant that answers.
 */
export async function run(
  createEngine: (configuration: Configuration, log: Logger) => AssistantEngine,
): Promise<void> {
  let running: RunningServer | undefined;
  let tracing: Tracing | undefined;
  /** Where the log is JSON: what is said of the process' life is a part of it then. */
  let jsonLog: Logger | undefined;
  let drainMs = 0;
  let stopping = false;
  /** Said with the error where the settings are wrong: the one that is missing may be misspelt. */
  let misspelt: string[] = [];

  async function stop(): Promise<void> {
    const limit = setTimeout(() => {
      process.stderr.write("The stop took too long: ended\n");
      process.exit(1);
    }, drainMs + stopLimitMs);
    limit.unref();
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
      // A second signal means it: end at once.
      if (stopping) process.exit(1);
      stopping = true;
      const line =
        "Stopping: no more questions; running answers may end, connections are closed then";
      if (jsonLog === undefined) process.stdout.write(`${line}\n`);
      else jsonLog.info(line);
      // While still starting, the start below stops as soon as there is something to stop.
      if (running !== undefined) void stop();
    });
  }

  try {
    if (existsSync(environmentFile)) process.loadEnvFile(environmentFile);
    misspelt = misspeltSettings(process.env);
    const configuration = readConfiguration(process.env);
    drainMs = configuration.drainMs;
    const log = createLogger(configuration);
    if (configuration.logFormat === "json") jsonLog = log;
    for (const line of misspelt.splice(0)) log.warn(line);
    if (configuration.traces) {
      const { startTracing } = await import("./observability/tracing.ts");
      tracing = startTracing(log, configuration.trustedProxies);
    }
    loadLeanDrizzle();
    // Only now: drizzle, and what is traced, is loaded by it.
    const { startServer } = await import("./server.ts");
    const engine = createEngine(configuration, log);
    running = await startServer({ configuration, engine, log });
    if (stopping) await stop();
    if (jsonLog === undefined) process.stdout.write(asText(running));
    else logStart(running, jsonLog);
  } catch (error) {
    process.stderr.write(
      error instanceof StartUpError
        ? `${[error.message, ...misspelt].join("\n")}\n`
        : `${brand.name} could not start.\n${error instanceof Error ? error.stack : String(error)}\n`,
    );
    process.exit(1);
  }
}

const readyLine = ({ url }: RunningServer) => `${brand.name} is ready at ${url}`;

/** What the start comes to, for a terminal. */
function asText(server: RunningServer): string {
  const lines = server.notes.map(({ part, text }) => {
    const name = `${part.charAt(0).toUpperCase()}${part.slice(1)}`;
    return `  ${name.padEnd(11)}${text}`;
  });
  return `${[readyLine(server), ...lines].join("\n")}\n`;
}

/** The same for machines: a warning for each part that is missing, and a line that holds it all. */
function logStart(server: RunningServer, log: Logger): void {
  for (const { part, text, warning } of server.notes) {
    if (warning === true) log.warn({ part }, text);
  }
  const parts = Object.fromEntries(server.notes.map(({ part, text }) => [part, text]));
  log.info({ url: server.url, ...parts }, readyLine(server));
}
