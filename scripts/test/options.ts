/** The options of `npm test --`. */
import { parseArgs } from "node:util";

import { steps } from "./steps.ts";

export interface Options {
  /** Prints the help, and runs nothing. */
  help: boolean;
  /** Runs the optional steps, too. */
  all: boolean;
  /** Runs only what the changes since this commit can affect. */
  changed: string | undefined;
  /** Runs only what failed in the last run. */
  failed: boolean;
  /** Runs only the steps with these names. */
  only: readonly string[] | undefined;
}

const nameWidth = Math.max(...steps.map(({ name }) => name.length));

export const help = `npm test                          the checks for daily work, which need nothing but the clone
npm test -- --only=unit,stories   some of the steps below
npm test -- --changed             what your uncommitted changes can reach; \`--changed=main\` for all since main
npm test -- --failed              what failed in the last run: the same steps, only their failed files
npm test -- --all                 every step, as continuous integration runs them
npm test -- --help                this text

The steps:
${steps
  .map(
    ({ name, title, optional }) =>
      `  ${name.padEnd(nameWidth)}  ${title}${optional === undefined ? "" : " (with --all)"}`,
  )
  .join("\n")}`;

/**
 * Parses the command line.
 *
 * @throws Error with a readable message if an option or a step's name is unknown.
 */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    // `parseArgs` has no options with an optional value, so `--changed` becomes `--changed=HEAD`, and
    // `--changed main` becomes `--changed=main`.
    args: args.flatMap((arg, at) => {
      if (arg === "--changed") return /^[^-]/.test(args[at + 1] ?? "") ? [] : ["--changed=HEAD"];
      return args[at - 1] === "--changed" && /^[^-]/.test(arg) ? [`--changed=${arg}`] : [arg];
    }),
    options: {
      help: { type: "boolean", default: false },
      all: { type: "boolean", default: false },
      changed: { type: "string" },
      failed: { type: "boolean", default: false },
      only: { type: "string" },
    },
  });
  const only = values.only?.split(",");
  const unknown = only?.filter((name) => !steps.some((step) => step.name === name)) ?? [];
  if (unknown.length > 0) {
    throw new Error(
      `There is no step called ${unknown.map((name) => `"${name}"`).join(", ")}. The steps are ${steps.map(({ name }) => name).join(", ")}.`,
    );
  }
  return { ...values, changed: values.changed, only };
}
