/** The options of `npm test --`. */
import { parseArgs } from "node:util";

import { steps } from "./steps.ts";

export interface Options {
  /** Shows what there is, and runs nothing. */
  help: boolean;
  /** With the optional steps too. */
  all: boolean;
  /** Only what can be reached by what has changed since this commit. */
  changed: string | undefined;
  /** Only what failed in the last run. */
  failed: boolean;
  /** Only these steps. */
  only: readonly string[] | undefined;
}

const longest = Math.max(...steps.map(({ name }) => name.length));

export const help = `npm test                          every step that needs nothing but the clone
npm test -- --only=unit,stories   some of the steps below
npm test -- --changed             what your uncommitted changes can reach; \`--changed=main\` for all since main
npm test -- --failed              what failed in the last run: the same steps, only their failed files
npm test -- --all                 every step, as continuous integration runs them
npm test -- --help                this text

The steps:
${steps
  .map(
    ({ name, says, optional }) =>
      `  ${name.padEnd(longest)}  ${says}${optional === undefined ? "" : " (with --all)"}`,
  )
  .join("\n")}`;

/**
 * Reads the command line.
 * @throws Error with a sentence for people when it cannot be understood.
 */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    // `--changed` with and without a value, which `parseArgs` cannot express.
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
