/** Names the commit at which evidence for the docs pages is measured. */
import { spawnSync } from "node:child_process";

import { root } from "./kit-package.ts";

/** The output of git; null if it fails, for instance outside of a repository. */
function git(...args: string[]): string | null {
  const { status, stdout } = spawnSync("git", args, { cwd: root, encoding: "utf8" });
  return status === 0 ? stdout.trim() : null;
}

/**
 * The current commit's abbreviated hash, followed by "with changes" if the kit has uncommitted changes. Null
 * outside of a repository.
 */
export function commit(): string | null {
  const head = git("rev-parse", "--short", "HEAD");
  const changes = git("status", "--porcelain", "--", "packages/ui", "packages/tokens");
  return head && changes ? `${head} with changes` : head;
}
