// `npm run bundle -- <folder>`: puts everything that a server needs to run into a new folder: the built
// site, the backend's sources, the packages they use, without anything for development, and the list of
// these (`sbom.json`). The folder can be copied to a machine of the same kind; `node
// apps/server/start.mjs` in it starts the server.
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdir, readdir, readFile } from "node:fs/promises";
import { join, relative, resolve } from "node:path";

import { root } from "./build/stamp.ts";
import { buildStale } from "./build/steps.ts";
import { writeMaterials } from "./bundle/materials.ts";

/** What the server reads while it runs, beside what is built. */
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

/** For tests, and what is copied in another way. */
const left =
  /(?:\.test\.tsx?|-suite\.ts)$|(?:^|\/)(?:node_modules|testing|evaluation|dist|\.cache)(?:\/|$)/;

/** npm asks for the description of every workspace that the lockfile names. */
async function descriptions(): Promise<string[]> {
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
    filter: (from) => !left.test(relative(root, from)),
  });
}

/** The build that `site.json` names, and the link by which a proxy finds it. */
async function copySite(target: string): Promise<void> {
  const site = "apps/site/dist";
  const record: { folder: string } = JSON.parse(
    await readFile(join(root, site, "site.json"), "utf8"),
  );
  for (const part of ["site.json", "current", join(record.folder, "client")]) {
    await cp(join(root, site, part), join(target, site, part), {
      recursive: true,
      verbatimSymlinks: true,
    });
  }
}

async function bundle(target: string): Promise<void> {
  await buildStale();
  await mkdir(target, { recursive: true });
  for (const path of [...(await descriptions()), ...sources]) await copy(path, target);
  await copySite(target);
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

const [given] = process.argv.slice(2);
const target = given && resolve(given);
if (!target) {
  console.error("Usage: npm run bundle -- <folder>, a new or an empty one");
  process.exit(1);
}
if (existsSync(target) && (await readdir(target)).length > 0) {
  console.error(`${target} is not empty. Name a new folder, or an empty one`);
  process.exit(1);
}
await bundle(target);
