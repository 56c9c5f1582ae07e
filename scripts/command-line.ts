/** Reads the command lines of the scripts: options, `--help`, and errors that a person can read. */
import { parseArgs } from "node:util";
import type { ParseArgsConfig } from "node:util";

import { InputError } from "./input-error.ts";

/**
 * Parses options as `parseArgs` does.
 *
 * @throws InputError If an option is unknown or has no value, or if there is an argument too many.
 */
export function parseOptions<const T extends ParseArgsConfig>(
  config: T,
): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    if (!(error instanceof Error) || !code.startsWith("ERR_PARSE_ARGS_")) throw error;
    // Only the first sentence of Node's message is shown: the others advise how to quote arguments.
    const [sentence = ""] = error.message.split(". ");
    throw new InputError(`${sentence}.`);
  }
}

/** Prints an error and how the command is used, and ends the process with status 1. */
export function refuse(message: string, usage: string): never {
  console.error(`${message}\n\n${usage}`);
  process.exit(1);
}

/** Prints how the command is used and ends the process, if `--help` is among the arguments. */
export function answerHelp(usage: string): void {
  if (!process.argv.slice(2).includes("--help")) return;
  console.log(usage);
  process.exit();
}

/**
 * Parses the options of the script that runs. With `--help` or with invalid options it prints how the command
 * is used, and ends the process before the script has changed anything.
 */
export function readCommandLine<const T extends ParseArgsConfig>(
  usage: string,
  config: T,
): ReturnType<typeof parseArgs<T>> {
  answerHelp(usage);
  try {
    return parseOptions(config);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return refuse(error.message, usage);
  }
}
