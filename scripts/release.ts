// `npm run release`: builds the public packages, publishes those whose version is not in the registry yet,
// and tags each. `npm run release -- --dry-run` builds and packs them and lets npm check them, without
// publishing. Provenance requires a CI that npm supports: docs/releases.md.
import { spawnSync } from "node:child_process";

import { root } from "./build/stamp.ts";
import { readCommandLine } from "./command-line.ts";
import { publishedPackages } from "./release/packages.ts";

const usage = `npm run release                builds the public packages, publishes new versions and tags them
npm run release -- --dry-run   builds and packs them, and lets npm check them, without publishing`;
const { values } = readCommandLine(usage, {
  options: { "dry-run": { type: "boolean", default: false } },
});

function run(folder: string, command: string, ...args: string[]): void {
  const { status } = spawnSync(command, args, { cwd: folder, stdio: "inherit" });
  if (status !== 0) {
    console.error(`\`${[command, ...args].join(" ")}\` has failed: nothing further is published.`);
    process.exit(status ?? 1);
  }
}

for (const { workspace, script } of publishedPackages)
  run(root, "npm", "run", script, "-w", workspace);
if (values["dry-run"])
  // npm's notices list the packed files. `.npmrc` hides them, so the log level is set here.
  for (const { folder } of publishedPackages)
    run(folder, "npm", "publish", "--dry-run", "--loglevel=notice");
else run(root, "npx", "changeset", "publish");
