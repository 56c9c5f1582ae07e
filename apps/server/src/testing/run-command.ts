import { execFile } from "node:child_process";
import path from "node:path";

import { unsetSettings } from "./unset-settings.ts";

/** Output and exit code of an operator's command. */
export interface CommandResult {
  code: number;
  output: string;
  errors: string;
}

/**
 * Runs an operator's command, such as `npm run person`, without a terminal, and in production as in the image.
 *
 * @param environment The settings. Of this process' environment only PATH is passed on.
 */
export function runOperatorCommand(
  command: "backup" | "restore" | "report" | "person",
  args: readonly string[],
  environment: Record<string, string>,
): Promise<CommandResult> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [path.join(import.meta.dirname, "..", `${command}.ts`), ...args],
      {
        env: {
          PATH: process.env["PATH"],
          ...unsetSettings,
          NODE_ENV: "production",
          ...environment,
        },
      },
      (_, output, errors) => resolve({ code: child.exitCode ?? -1, output, errors }),
    );
    child.stdin?.end();
  });
}
