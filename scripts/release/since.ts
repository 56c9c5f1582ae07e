/** Puts the version of a release into the docs of the components whose status came with it. */
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { releasedWith } from "../../.storybook/docs/status-of.ts";

/** Returns the docs pages that it changed, by their paths in the kit. */
export function nameSince(kit: string, version: string): string[] {
  return globSync("src/**/*.mdx", { cwd: kit }).filter((path) => {
    const file = join(kit, path);
    const page = readFileSync(file, "utf8");
    const named = releasedWith(page, version);
    if (named !== page) writeFileSync(file, named);
    return named !== page;
  });
}
