// What the commands of operators (`npm run backup`, `person`, `report`, `restore`) have in common.
import { parseArgs } from "node:util";

import { type Configuration, readConfiguration } from "../configuration/configuration.ts";
import { loadEnvironmentFile } from "../configuration/environment-file.ts";
import { refuseMovedData } from "../database/moved-to-postgres.ts";
import { describeError, OperatorError } from "../errors/operator-error.ts";

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
 * Reads the settings of a command. A command sends no mails and serves no pages, so it does not need PUBLIC_URL:
 * the image sets NODE_ENV=production, but no PUBLIC_URL.
 *
 * @throws {OperatorError} naming the first variable that is wrong or missing.
 */
export function commandConfiguration(): Configuration {
  const configuration = readConfiguration(process.env, { serves: false });
  refuseMovedData(configuration);
  return configuration;
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
