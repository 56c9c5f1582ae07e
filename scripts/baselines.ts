/**
 * `npm run baselines`: takes pictures of all stories without the tag `!visual` and stores them as baselines,
 * with which tests compare new pictures. With a folder, only of the stories in it:
 * `npm run baselines -- packages/ui/src/components/button`. Look at the changed pictures before committing.
 * Also writes the README's pictures, which are made from baselines.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";

import {
  baselineNames,
  baselinePath,
  isLarge,
  kitBaselines,
  packPicture,
} from "../tests/kit/machinery/node/pictures.ts";
import { listStories } from "../tests/kit/machinery/node/story-list.ts";
import { pictureNames } from "../tests/kit/machinery/picture-modes.ts";
import { writeReadmePictures } from "./baselines/readme-pictures.ts";
import { findBrowser } from "./browser.mjs";
import { root } from "./build/stamp.ts";
import { readCommandLine } from "./command-line.ts";
import { commentedPictures, writeComments } from "./review/comments.ts";

const { positionals: filter } = readCommandLine(
  `npm run baselines                 takes the pictures of all stories again
npm run baselines -- <folder>...  only those of the stories in these folders or files`,
  { allowPositionals: true },
);

const folder = kitBaselines;
/**
 * If more large pictures than this have changed, none is compressed further: compressing one takes seven
 * seconds and saves 6 %.
 */
const maxCompressedPictures = 20;

const { from } = await findBrowser();
if (from !== "npm") {
  console.error(
    `Baselines are written with the browser pinned in package.json only (Linux x64); the one found here comes from ${from}.`,
  );
  process.exit(1);
}

const path = (name: string) => baselinePath(folder, name);
const fingerprints = () =>
  new Map(
    baselineNames(folder).map((name) => [
      name,
      createHash("sha256")
        .update(readFileSync(path(name)))
        .digest("hex"),
    ]),
  );

const before = fingerprints();
const vitest = join(root, "node_modules/vitest/vitest.mjs");
const { status } = spawnSync(process.execPath, [vitest, "run", "--project=storybook", ...filter], {
  cwd: root,
  stdio: "inherit",
  env: { ...process.env, LARKLINE_BASELINES: "write" },
});

// Without a filter all stories have run. Pictures and comments that belong to none of them are obsolete.
if (filter.length === 0) {
  const expectedNames = new Set(
    listStories(root).flatMap(({ id, visual }) => (visual ? pictureNames(id) : [])),
  );
  for (const name of baselineNames(folder)) if (!expectedNames.has(name)) rmSync(path(name));
  for (const name of commentedPictures(folder))
    if (!expectedNames.has(name)) writeComments(folder, name, []);
}

const changedBaselines = [...fingerprints()].filter(([name, hash]) => before.get(name) !== hash);
const large = changedBaselines.filter(([name]) => isLarge(folder, name));
const toCompress = large.length > maxCompressedPictures ? [] : large;
if (toCompress.length > 0) console.log(`Compressing ${toCompress.length} large pictures …`);
for (const [name] of toCompress) await packPicture(folder, name);

await writeReadmePictures(kitBaselines, join(root, "docs/pictures"));

const after = fingerprints();
const list = (title: string, names: string[]) => {
  if (names.length > 0) console.log(`${title} (${names.length}):\n  ${names.join("\n  ")}`);
};
const names = changedBaselines.map(([name]) => name);
list(
  "New",
  names.filter((name) => !before.has(name)),
);
list(
  "Changed",
  names.filter((name) => before.has(name)),
);
list(
  "Removed",
  [...before.keys()].filter((name) => !after.has(name)),
);

const bytes = [...after.keys()].reduce((sum, name) => sum + statSync(path(name)).size, 0);
console.log(`${after.size} pictures, ${(bytes / 1_000_000).toFixed(1)} MB (at most 25 MB).`);
if (status !== 0) {
  console.error("Some stories fail their checks (above). Their pictures may be missing or wrong.");
}
process.exit(status ?? 1);
