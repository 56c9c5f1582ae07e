/** Installs the packages of a folder outside the npm workspaces, in the versions of its lock file. */
import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";

import { root } from "./stamp.ts";

/**
 * Runs `npm ci` in the folder, unless its lock file is unchanged since the last installation.
 *
 * @param folder Relative to the repository's root: "bench".
 * @param description What is installed, for the terminal: "the packages that the kit is compared with".
 */
export function installBeside(folder: string, description: string): void {
  const path = join(root, folder);
  const lock = join(path, "package-lock.json");
  const installed = join(path, "node_modules/.package-lock.json");
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return;
  process.stdout.write(`Installing ${description} …\n`);
  const flags = ["ci", "--prefix", path, "--ignore-scripts", "--no-audit", "--no-fund"];
  const { status } = spawnSync("npm", flags, { cwd: path, stdio: "inherit" });
  if (status !== 0) throw new Error(`\`npm ci --prefix ${folder}\` failed.`);
}
