/** What may stand behind `npm test --`. */
import { parseArgs } from "node:util";

import { steps } from "./steps.ts";

export interface Options {
  /** Shows what there is, and runs nothing. */
  help: boolean;
  /** With the steps that need PostgreSQL, Redis or the registry of packages, and every engine. */
  services: boolean;
  /** Only what failed in the last run. */
  failed: boolean;
  /** Only these steps. */
  only: readonly string[] | undefined;
}

const longest = Math.max(...steps.map(({ name }) => name.length));

export const help = `npm test                          everything that can be checked on this machine
npm test -- --only=unit,stories   some of the steps below
npm test -- --failed              what failed in the last run: the same steps, only their failed files
npm test -- --services            with the steps that need PostgreSQL, Redis or packages from npm, and with Firefox and WebKit
npm test -- --help                this text

The steps:
${steps
  .map(
    ({ name, says, optional }) =>
      `  ${name.padEnd(longest)}  ${says}${optional === undefined ? "" : " (with --services)"}`,
  )
  .join("\n")}`;

/**
 * Reads the command line.
 * @throws Error with a sentence for people when it cannot be understood.
 */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      help: { type: "boolean", default: false },
      services: { type: "boolean", default: false },
      failed: { type: "boolean", default: false },
      only: { type: "string" },
    },
  });
  const only = values.only?.split(",");
  const unknown = only?.filter((name) => !steps.some((step) => step.name === name)) ?? [];
  if (unknown.length > 0) {
    throw new Error(
      `There is no step called ${unknown.join(", ")}. The steps are ${steps.map(({ name }) => name).join(", ")}.`,
    );
  }
  return { ...values, only };
}
