// `npm run release:version`: turns the pending changesets into versions and changelogs. It also copies the
// kit's public interface to `released-interface.json`, with which later changes are compared, and replaces
// `since="next"` by the version in the docs pages of the kit. Commit the result as one commit.
import { spawnSync } from "node:child_process";
import { copyFileSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { root } from "./build/stamp.ts";
import { readCommandLine } from "./command-line.ts";
import { writeReleasedVersion } from "./release/since.ts";

readCommandLine(
  `npm run release:version   turns the pending changesets into versions and changelogs, to be committed

It has no options. The release: docs/releases.md.`,
  {},
);

const kit = join(root, "packages/ui");

function run(command: string, ...args: string[]): void {
  const { status } = spawnSync(command, args, { cwd: root, stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}

run("npx", "changeset", "version");
// The lock file contains the versions, too.
run("npm", "install", "--package-lock-only", "--omit-lockfile-registry-resolved");
copyFileSync(join(kit, "public-interface.json"), join(kit, "released-interface.json"));
const { version }: { version: string } = JSON.parse(
  readFileSync(join(kit, "package.json"), "utf8"),
);
writeReleasedVersion(kit, version);
run("npx", "oxfmt", ".changeset", "packages");
