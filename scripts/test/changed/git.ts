/** Lists the files that have changed since a commit. */
import { execFileSync } from "node:child_process";

function git(root: string, ...args: string[]): string {
  return execFileSync("git", args, {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
    stdio: ["ignore", "pipe", "pipe"],
  });
}

const paths = (output: string) => output.split("\0").filter((path) => path !== "");

/**
 * Files of the working tree that were changed, added or deleted since the merge base of `base` and HEAD,
 * including uncommitted changes and untracked files.
 *
 * @throws Error with a readable message if git does not know `base`.
 */
export function changedSince(root: string, base: string): string[] {
  let start: string;
  try {
    start = git(root, "merge-base", base, "HEAD").trim();
  } catch {
    throw new Error(`git does not know "${base}": name a commit, a branch or a tag.`);
  }
  return [
    ...new Set([
      ...paths(git(root, "diff", "--name-only", "--no-renames", "-z", start)),
      ...paths(git(root, "ls-files", "--others", "--exclude-standard", "-z")),
    ]),
  ].toSorted();
}
