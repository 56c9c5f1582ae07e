/**
 * Creates an empty application in a temporary folder (Vite or Next.js, with Tailwind), into which tests
 * install the kit as another team would.
 */
import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";

import { root } from "../kit/kit-package.ts";

const execute = promisify(execFile);

/** A framework. The folder beside this file with the same name contains its empty application. */
export type Framework = "vite" | "next";

/** An application in a temporary folder. Paths are relative to the folder. */
export interface Application {
  folder: string;
  /** Runs a program in the folder. See `runIn`. */
  run: (command: string, ...args: string[]) => Promise<string>;
  write: (path: string, text: string) => Promise<void>;
  read: (path: string) => Promise<string>;
  remove: () => Promise<void>;
}

const environment = {
  ...process.env,
  PATH: `${join(root, "node_modules/.bin")}:${process.env["PATH"] ?? ""}`,
  NO_COLOR: "1",
  NEXT_TELEMETRY_DISABLED: "1",
};

/**
 * Runs a program with the project's Node.js. Resolves to what it writes to stdout and stderr. If it fails,
 * the error's message contains the same output.
 */
export async function runIn(
  folder: string,
  command: string,
  args: readonly string[],
  extraEnvironment: Readonly<Record<string, string>> = {},
): Promise<string> {
  try {
    const { stdout, stderr } = await execute(command, args, {
      cwd: folder,
      env: { ...environment, ...extraEnvironment },
      maxBuffer: 50_000_000,
    });
    return stdout + stderr;
  } catch (error) {
    const fields = error instanceof Error ? Object.entries(error) : [];
    const printed = fields.filter(([name]) => name === "stdout" || name === "stderr");
    throw new Error([command, ...args, ...printed.map(([, text]) => String(text))].join("\n"), {
      cause: error,
    });
  }
}

/** Copies the framework's empty application, and installs the versions of its lock file. */
export async function createApplication(kind: Framework): Promise<Application> {
  const folder = await mkdtemp(join(tmpdir(), `larkline-${kind}-`));
  await cp(join(import.meta.dirname, kind), folder, { recursive: true });
  const run = (command: string, ...args: string[]) => runIn(folder, command, args);
  await run("npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund");
  return {
    folder,
    run,
    write: async (path, text) => {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), text);
    },
    read: (path) => readFile(join(folder, path), "utf8"),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
