/** Installs what the kit is measured against into `bench/`, exactly as the folder's lock file says. */
import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";

import { root } from "../build/stamp.ts";

const bench = join(root, "bench");

/** Does nothing where the lock file has not changed since. */
export function installBench(): void {
  const lock = join(bench, "package-lock.json");
  const installed = join(bench, "node_modules/.package-lock.json");
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return;
  console.log("Installing what the kit is measured against …");
  const flags = ["ci", "--prefix", bench, "--ignore-scripts", "--no-audit", "--no-fund"];
  const { status } = spawnSync("npm", flags, { cwd: bench, stdio: "inherit" });
  if (status !== 0) throw new Error("`npm ci --prefix bench` failed.");
}
