// `npm run release:version`: takes the pending changesets into versions and changelogs, and keeps the
// kit's public interface as the one that this version promises. Its result is one commit.
import { spawnSync } from "node:child_process";
import { copyFileSync } from "node:fs";
import { join } from "node:path";

import { root } from "./build/stamp.ts";

const kit = join(root, "packages/ui");

function run(command: string, ...args: string[]): void {
  const { status } = spawnSync(command, args, { cwd: root, stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}

run("npx", "changeset", "version");
// Versions stand in the lock file, too.
run("npm", "install", "--package-lock-only", "--omit-lockfile-registry-resolved");
copyFileSync(join(kit, "public-interface.json"), join(kit, "released-interface.json"));
run("npx", "oxfmt", ".changeset", "packages");
