// `npm ci` runs this (`prepare` in package.json): git uses the hooks in this folder from then on.
// The script never fails, because an installation must succeed without git. It keeps hooks that a person has
// installed.
import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";

/** @param {string[]} options */
const git = (...options) =>
  execFileSync("git", options, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();

function configured() {
  try {
    return git("config", "--get", "core.hooksPath");
  } catch {
    return "";
  }
}

function ownHooks() {
  try {
    const files = readdirSync(join(git("rev-parse", "--git-common-dir"), "hooks"));
    return files.filter((name) => !name.endsWith(".sample"));
  } catch {
    return [];
  }
}

try {
  // A copy of this folder inside another repository must not change that repository's configuration.
  const isRoot = git("rev-parse", "--show-prefix") === "";
  if (isRoot && configured() === "" && ownHooks().length === 0)
    git("config", "core.hooksPath", "scripts/hooks");
} catch {
  // No git, or no repository.
}
