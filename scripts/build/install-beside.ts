/** Installs what a folder outside the workspaces needs, exactly as its lock file says. */
import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";

import { root } from "./stamp.ts";

/**
 * Does nothing where the lock file has not changed since.
 *
 * @param folder Below the repository's root: "bench".
 * @param says What it is, for whoever waits: "what the kit is measured against".
 */
export function installBeside(folder: string, says: string): void {
  const path = join(root, folder);
  const lock = join(path, "package-lock.json");
  const installed = join(path, "node_modules/.package-lock.json");
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return;
  process.stdout.write(`Installing ${says} …\n`);
  const flags = ["ci", "--prefix", path, "--ignore-scripts", "--no-audit", "--no-fund"];
  const { status } = spawnSync("npm", flags, { cwd: path, stdio: "inherit" });
  if (status !== 0) throw new Error(`\`npm ci --prefix ${folder}\` failed.`);
}
