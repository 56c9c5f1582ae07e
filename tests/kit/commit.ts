/** Which state of the kit something was measured at, for the evidence on the docs pages. */
import { spawnSync } from "node:child_process";

import { root } from "./kit-package.ts";

/** What git says, or nothing outside of it. */
function git(...args: string[]): string | null {
  const { status, stdout } = spawnSync("git", args, { cwd: root, encoding: "utf8" });
  return status === 0 ? stdout.trim() : null;
}

/** The commit that is measured, and whether the kit is as it was there. */
export function commit(): string | null {
  const head = git("rev-parse", "--short", "HEAD");
  const changes = git("status", "--porcelain", "--", "packages/ui", "packages/tokens");
  return head && changes ? `${head} with changes` : head;
}
