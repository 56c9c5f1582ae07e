import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { brand } from "@larkline/content/brand";

import type { AssistantEngine } from "./assistant/engine.ts";
import { type Configuration, readConfiguration, StartUpError } from "./configuration.ts";
import { createLogger, type Logger } from "./logging.ts";
import { type RunningServer, startServer } from "./server.ts";

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
  let drainMs = 0;
  let stopping = false;

  async function stop(): Promise<void> {
    const limit = setTimeout(() => {
      process.stderr.write("The stop took too long: ended\n");
      process.exit(1);
    }, drainMs + stopLimitMs);
    limit.unref();
    try {
      await running?.stop();
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
      process.stdout.write(
        "Stopping: no more questions; running answers may end, connections are closed then\n",
      );
      // While still starting, the start below stops as soon as there is something to stop.
      if (running !== undefined) void stop();
    });
  }

  try {
    if (existsSync(environmentFile)) process.loadEnvFile(environmentFile);
    const configuration = readConfiguration(process.env);
    drainMs = configuration.drainMs;
    const log = createLogger(configuration);
    const engine = createEngine(configuration, log);
    running = await startServer({ configuration, engine, log });
    if (stopping) await stop();
    if (configuration.logFormat === "json") {
      log.info({ url: running.url }, `${brand.name} is ready`);
    } else process.stdout.write(`${running.lines.join("\n")}\n`);
  } catch (error) {
    process.stderr.write(
      error instanceof StartUpError
        ? `${error.message}\n`
        : `${brand.name} could not start.\n${error instanceof Error ? error.stack : String(error)}\n`,
    );
    process.exit(1);
  }
}
