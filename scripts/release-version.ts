// `npm run release:version`: takes the pending changesets into versions and changelogs, and keeps the
// kit's public interface as the one that this version promises, and the version as the one since which
// components have their status. Its result is one commit.
import { spawnSync } from "node:child_process";
import { copyFileSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { root } from "./build/stamp.ts";
import { nameSince } from "./release/since.ts";

const kit = join(root, "packages/ui");

function run(command: string, ...args: string[]): void {
  const { status } = spawnSync(command, args, { cwd: root, stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}

run("npx", "changeset", "version");
// Versions stand in the lock file, too.
run("npm", "install", "--package-lock-only", "--omit-lockfile-registry-resolved");
copyFileSync(join(kit, "public-interface.json"), join(kit, "released-interface.json"));
const { version }: { version: string } = JSON.parse(
  readFileSync(join(kit, "package.json"), "utf8"),
);
nameSince(kit, version);
run("npx", "oxfmt", ".changeset", "packages");
