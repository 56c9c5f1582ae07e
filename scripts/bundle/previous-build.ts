/** Copies what open pages of the previous build may still request: its scripts, styles, fonts and media. */
import { existsSync, statSync } from "node:fs";
import { cp, readFile } from "node:fs/promises";
import { join, relative } from "node:path";

/** The folder of the built site, in a bundle and in the repository. */
export const siteFolder = "apps/site/dist";

/** The folder of the current build, such as `builds/75c6f729`, which `site.json` names. */
export async function currentBuild(bundle: string): Promise<string> {
  const record: { folder: string } = JSON.parse(
    await readFile(join(bundle, siteFolder, "site.json"), "utf8"),
  );
  return record.folder;
}

/**
 * Copies the hashed files of another bundle's current build into a bundle, except those that the bundle's own build
 * contains. The server serves the hashed files of all builds in its folder (`apps/server/src/http/site-folder.ts`).
 * Older builds in the other bundle are left out, so that bundles do not grow with each update.
 */
export async function copyPreviousBuild(previous: string, bundle: string): Promise<void> {
  const build = await currentBuild(previous);
  const from = join(previous, siteFolder, build, "client");
  const own = join(bundle, siteFolder, await currentBuild(bundle), "client");
  for (const part of ["assets", "media"]) {
    if (!existsSync(join(from, part))) continue;
    await cp(join(from, part), join(bundle, siteFolder, build, "client", part), {
      recursive: true,
      filter: (path) =>
        statSync(path).isDirectory() || !existsSync(join(own, relative(from, path))),
    });
  }
}
