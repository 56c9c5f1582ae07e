/** The review of this repository's own pictures. */
import { spawn, spawnSync } from "node:child_process";
import { statSync } from "node:fs";
import { join } from "node:path";

import { baselinePath, kitBaselines } from "../../tests/kit/machinery/node/pictures.ts";
import { root } from "../build/stamp.ts";
import { keepKnownPictures } from "./known-pictures.ts";
import { ReviewStore } from "./store.ts";

/** From this many bytes on a picture is worth the seconds that packing takes. */
const packedFrom = 30_000;

/** Where the stories' step leaves what differs (vitest.config.ts). */
const differences = join(root, "tests/visual/diff");

/** Who decides: the name that git writes into commits, too. */
function reviewerByGit(): string | null {
  const { stdout } = spawnSync("git", ["config", "user.name"], { cwd: root, encoding: "utf8" });
  return stdout?.trim() || null;
}

/** Packs in a process of its own, one picture after the other: it keeps a processor busy for seconds. */
function packInTurn() {
  let last = Promise.resolve();
  return (picture: string) => {
    if (statSync(baselinePath(kitBaselines, picture)).size <= packedFrom) return;
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

export const openStore = (): ReviewStore =>
  new ReviewStore({
    baselines: kitBaselines,
    differences,
    known: keepKnownPictures(root),
    reviewer: reviewerByGit(),
    onAccepted: packInTurn(),
  });
