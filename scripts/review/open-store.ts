/** Opens the review store for this repository's own pictures. */
import { spawn, spawnSync } from "node:child_process";
import { join } from "node:path";

import { isLarge, kitBaselines } from "../../tests/kit/machinery/node/pictures.ts";
import { root } from "../build/stamp.ts";
import { keepKnownPictures } from "./known-pictures.ts";
import { ReviewStore } from "./store.ts";

/** Folder in which the test step of the stories saves differing pictures (vitest.config.ts). */
const differences = join(root, "tests/visual/diff");

/** Name of the reviewer: git's `user.name`. */
function reviewerByGit(): string | null {
  const { stdout } = spawnSync("git", ["config", "user.name"], { cwd: root, encoding: "utf8" });
  return stdout?.trim() || null;
}

/** Compresses pictures one at a time in a child process, because each keeps a CPU busy for seconds. */
function compressInSequence() {
  let last = Promise.resolve();
  return (picture: string) => {
    if (!isLarge(kitBaselines, picture)) return;
    last = last.then(
      () =>
        new Promise((resolve) => {
          const script = join(import.meta.dirname, "pack-picture.ts");
          const child = spawn(process.execPath, [script, picture], { stdio: "ignore" });
          child.once("error", () => resolve());
          child.once("exit", () => resolve());
        }),
    );
  };
}

/** The store for this repository. */
export const openStore = (): ReviewStore =>
  new ReviewStore({
    baselines: kitBaselines,
    differences,
    known: keepKnownPictures(root),
    reviewer: reviewerByGit(),
    onApproved: compressInSequence(),
  });
