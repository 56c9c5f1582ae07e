// What the commands of operators (`npm run backup`, `report`, `restore`) and the server's start have in common.
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { StartUpError } from "./start-up-error.ts";

const environmentFile = fileURLToPath(new URL("../../../.env", import.meta.url));

/** Reads the settings in the file `.env`, if it exists. Environment variables take precedence. */
export function loadEnvironmentFile(): void {
  if (existsSync(environmentFile)) process.loadEnvFile(environmentFile);
}

/**
 * Describes an error to an operator: a `StartUpError` by its message, any other by a headline and its stack.
 *
 * @param headline A sentence that says what failed.
 */
export function describeError(error: unknown, headline: string): string {
  if (error instanceof StartUpError) return error.message;
  return `${headline}\n${error instanceof Error ? error.stack : String(error)}`;
}

/**
 * Runs an operator's command with the settings in `.env`. If it fails, prints why and sets the exit code.
 *
 * @param name The command in the message of an unexpected error, such as "backup".
 * @param command Gets the command's first argument.
 */
export async function runCommand(
  name: string,
  command: (argument: string | undefined) => Promise<void>,
): Promise<void> {
  try {
    loadEnvironmentFile();
    await command(process.argv[2]);
  } catch (error) {
    process.stderr.write(`${describeError(error, `The ${name} failed.`)}\n`);
    process.exitCode = 1;
  }
}
