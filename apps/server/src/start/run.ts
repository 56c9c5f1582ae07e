import { brand } from "@larkline/content/brand";

import type { AssistantEngine } from "../assistant/engine.ts";
import { type Configuration, readConfiguration } from "../configuration/configuration.ts";
import { doubtfulSettings } from "../configuration/doubtful-settings.ts";
import { loadEnvironmentFile } from "../configuration/environment-file.ts";
import { misspeltSettings } from "../configuration/misspelt-settings.ts";
import { loadLeanDrizzle } from "../database/lean-drizzle.ts";
import { describeError, OperatorError } from "../errors/operator-error.ts";
import { createLogger, ignoreLostOutput, type Logger } from "../logging/logging.ts";
import type { Tracing } from "../observability/tracing.ts";
import { stopLimitMs } from "../timing/stop-limits.ts";
import type { RunningServer } from "./server.ts";

/** Exits with an error if the process still runs after this time. */
function limitStop(milliseconds: number): void {
  setTimeout(() => {
    process.stderr.write("Stopping took too long: the process was ended\n");
    process.exit(1);
  }, milliseconds).unref();
}

/**
 * The life cycle of the server's process: reads the settings, starts the server, prints its address, and
 * stops on SIGINT or SIGTERM. Called by main.ts.
 *
 * @param createEngine Creates the engine that answers in the chat.
 */
export async function run(
  createEngine: (configuration: Configuration, log: Logger) => Promise<AssistantEngine>,
): Promise<void> {
  ignoreLostOutput();
  let running: RunningServer | undefined;
  let tracing: Tracing | undefined;
  /** The log if its format is JSON. Start and stop are then logged instead of printed. */
  let jsonLog: Logger | undefined;
  let drainMs = 0;
  let stopping = false;
  /**
   * Warnings about misspelt settings. Printed with a configuration error, because a setting that is reported
   * as missing may be misspelt.
   */
  let misspellings: string[] = [];

  async function stop(): Promise<void> {
    limitStop(drainMs + stopLimitMs);
    try {
      await running?.stop();
      await tracing?.stop();
      process.exit(0);
    } catch (error) {
      process.stderr.write(`Stopping failed: ${String(error)}\n`);
      process.exit(1);
    }
  }

  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => {
      // On a second signal the process exits at once.
      if (stopping) process.exit(1);
      stopping = true;
      const line =
        "Stopping: new questions are refused; connections close when the running answers have ended";
      if (jsonLog === undefined) process.stdout.write(`${line}\n`);
      else jsonLog.info(line);
      if (running !== undefined) void stop();
      // During the start, the code below stops the server once it has started. A database that does not
      // answer may delay the start, so the stop has a time limit.
      else limitStop(stopLimitMs);
    });
  }

  try {
    const [argument] = process.argv.slice(2);
    if (argument !== undefined) {
      throw new OperatorError(
        `The server takes no arguments, got "${argument}". Settings are variables (.env.example), for example PORT=4000 npm start`,
      );
    }
    loadEnvironmentFile();
    misspellings = misspeltSettings(process.env);
    const configuration = readConfiguration(process.env);
    drainMs = configuration.drainMs;
    const log = createLogger(configuration);
    if (configuration.logFormat === "json") jsonLog = log;
    // `splice` empties the list, so that a later error does not print the warnings again.
    for (const line of [...misspellings.splice(0), ...doubtfulSettings(process.env)])
      log.warn(line);
    await loadLeanDrizzle();
    if (configuration.traces) {
      const { startTracing } = await import("../observability/tracing.ts");
      tracing = startTracing(log, configuration.trustedProxies);
    }
    // Imported after tracing has started, which instruments only modules that are loaded later.
    const { startServer } = await import("./server.ts");
    const engine = await createEngine(configuration, log);
    running = await startServer({ configuration, engine, log });
    if (stopping) await stop();
    if (jsonLog === undefined) process.stdout.write(asText(running));
    else logStart(running, jsonLog);
  } catch (error) {
    const description = describeError(error, `${brand.name} could not start.`);
    process.stderr.write(`${[description, ...misspellings].join("\n")}\n`);
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

/** Logs the start-up summary as JSON: each note with `warning` as a warning, and one line with all notes. */
function logStart(server: RunningServer, log: Logger): void {
  for (const { part, text, warning } of server.notes) {
    if (warning === true) log.warn({ part }, text);
  }
  const parts = Object.fromEntries(server.notes.map(({ part, text }) => [part, text]));
  log.info({ url: server.url, ...parts }, readyLine(server));
}
