/** Copies what open pages of the previous build may still request: its scripts, styles, fonts and media. */
import { existsSync, statSync } from "node:fs";
import { cp, readdir, readFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";

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
 * Older builds in the other bundle are left out, so that bundles do not grow with each update. Exception: if both
 * bundles have the same build, because the site has not changed, only the older builds are copied. Their pages may
 * still be open.
 */
export async function copyPreviousBuild(previous: string, bundle: string): Promise<void> {
  const [before, now] = [await currentBuild(previous), await currentBuild(bundle)];
  const builds = await readdir(join(previous, siteFolder, dirname(before)));
  const older = builds.map((name) => join(dirname(before), name)).filter((name) => name !== before);
  const own = join(bundle, siteFolder, now, "client");
  for (const build of before === now ? older : [before]) {
    const from = join(previous, siteFolder, build, "client");
    for (const part of ["assets", "media"]) {
      if (!existsSync(join(from, part))) continue;
      await cp(join(from, part), join(bundle, siteFolder, build, "client", part), {
        recursive: true,
        filter: (path) =>
          statSync(path).isDirectory() || !existsSync(join(own, relative(from, path))),
      });
    }
  }
}
