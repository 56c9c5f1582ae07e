/** Replaces `since="next"` by the released version in the status of components, on their docs pages. */
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { releasedWith } from "../../.storybook/docs/status-of.ts";

/** @returns Paths of the changed docs pages, relative to the kit's folder. */
export function writeReleasedVersion(kit: string, version: string): string[] {
  return globSync("src/**/*.mdx", { cwd: kit }).filter((path) => {
    const file = join(kit, path);
    const page = readFileSync(file, "utf8");
    const updated = releasedWith(page, version);
    if (updated !== page) writeFileSync(file, updated);
    return updated !== page;
  });
}
