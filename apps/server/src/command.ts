// What the commands of operators (`npm run backup`, `report`, `restore`) and the server's start have in common.
import { parseArgs } from "node:util";

import { loadEnvironmentFile } from "./environment-file.ts";
import { OperatorError } from "./operator-error.ts";

/**
 * Describes an error to an operator: an `OperatorError` by its message, any other by a headline and its stack.
 *
 * @param headline A sentence that says what failed.
 */
export function describeError(error: unknown, headline: string): string {
  if (error instanceof OperatorError) return error.message;
  return `${headline}\n${error instanceof Error ? error.stack : String(error)}`;
}

/**
 * The file name that is the only argument of a command. An option such as `--help` is refused: as the name of a
 * file, it would be written.
 *
 * @throws {OperatorError} with `usage`, if there are other arguments or none.
 */
export function fileArgument(usage: string): string {
  try {
    const [file, ...others] = parseArgs({ allowPositionals: true }).positionals;
    if (file !== undefined && file !== "" && others.length === 0) return file;
  } catch {
    // An option.
  }
  throw new OperatorError(usage);
}

/**
 * Runs an operator's command with the settings in `.env`. If it fails, prints why and sets the exit code.
 *
 * @param name The command in the message of an unexpected error, such as "backup".
 */
export async function runCommand(name: string, command: () => Promise<void>): Promise<void> {
  try {
    loadEnvironmentFile();
    await command();
  } catch (error) {
    process.stderr.write(`${describeError(error, `The ${name} failed.`)}\n`);
    process.exitCode = 1;
  }
}
