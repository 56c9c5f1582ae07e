// `npm run bundle -- <folder>`: copies everything that a server needs into a new folder: the built site,
// the backend's sources, their packages without development dependencies, and the list of these packages
// (`sbom.json`). The folder can be copied to a machine with the same operating system and architecture;
// `node apps/server/start.mjs` in it starts the server. With `--previous <folder>`, for an update, it also has the
// files that open pages of that bundle may still request.
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, readdir } from "node:fs/promises";
import { join, relative, resolve } from "node:path";

import { root } from "./build/stamp.ts";
import { buildStale } from "./build/steps.ts";
import { writeMaterials } from "./bundle/materials.ts";
import { copyPreviousBuild, currentBuild, siteFolder } from "./bundle/previous-build.ts";
import { readCommandLine, refuse } from "./command-line.ts";
import { createFolder } from "./output-folder.ts";

/** What is copied besides the build's output: what the server reads, and what `npm ci` needs for its packages. */
const sources = [
  "LICENSE",
  "package.json",
  "package-lock.json",
  "apps/server",
  "packages/assistant",
  "packages/content",
  "packages/contract",
  "packages/tokens",
];

/**
 * Excluded: tests, the evaluation of the assistant, caches, and folders that are installed or copied
 * separately.
 */
const excluded =
  /(?:\.test\.tsx?|-suite\.ts)$|(?:^|\/)(?:node_modules|testing|evaluation|dist|\.cache)(?:\/|$)/;

/** Paths of all workspaces' package.json files, which npm requires because the lock file names them. */
async function packageManifests(): Promise<string[]> {
  const folders = await Promise.all(
    ["apps", "packages"].map(async (parent) =>
      (await readdir(join(root, parent))).map((name) => join(parent, name, "package.json")),
    ),
  );
  return folders.flat().filter((file) => existsSync(join(root, file)));
}

async function copy(path: string, target: string): Promise<void> {
  await cp(join(root, path), join(target, path), {
    recursive: true,
    filter: (from) => !excluded.test(relative(root, from)),
  });
}

/**
 * Copies the current build of the site, whose folder `site.json` names, and the symbolic link `current` to that
 * folder. Proxies such as nginx serve files through the link.
 */
async function copySite(target: string): Promise<void> {
  for (const part of ["site.json", "current", join(await currentBuild(root), "client")]) {
    await cp(join(root, siteFolder, part), join(target, siteFolder, part), {
      recursive: true,
      verbatimSymlinks: true,
    });
  }
}

async function bundle(target: string, previous: string | undefined): Promise<void> {
  await buildStale();
  for (const path of [...(await packageManifests()), ...sources]) await copy(path, target);
  await copySite(target);
  if (previous !== undefined) await copyPreviousBuild(previous, target);
  for (const built of ["apps/server/dist", "packages/assistant/dist"])
    await cp(join(root, built), join(target, built), { recursive: true });
  execFileSync(
    "npm",
    [
      "ci",
      "--omit=dev",
      "--workspace=@larkline/server",
      "--ignore-scripts",
      "--no-audit",
      "--no-fund",
    ],
    { cwd: target, stdio: "inherit" },
  );
  await writeMaterials(target);
}

const usage =
  "npm run bundle -- <folder> [--previous <folder>]: a new or an empty folder, and the bundle before an update";
const {
  positionals: [folder, ...others],
  values: { previous },
} = readCommandLine(usage, { allowPositionals: true, options: { previous: { type: "string" } } });
if (!folder || others.length > 0) refuse("Name one folder.", usage);
// An empty name, such as that of an unset variable, would be this repository.
if (previous === "") refuse("Name the previous bundle after --previous.", usage);
if (previous !== undefined && !existsSync(join(previous, siteFolder, "site.json"))) {
  refuse(`${resolve(previous)} is not a bundle: it has no ${siteFolder}/site.json.`, usage);
}
const target = resolve(folder);
// Before the build, so that a wrong name is refused at once.
createFolder(target);
if ((await readdir(target)).length > 0) {
  console.error(`${target} is not empty. Name a new folder, or an empty one`);
  process.exit(1);
}
await bundle(target, previous);
