/** Tests what `npm run bundle -- <folder> --previous <folder>` copies from the previous bundle. */
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { expect, it } from "vitest";

import { SiteFolder } from "../../apps/server/src/http/site-folder.ts";
import { copyPreviousBuild } from "../../scripts/bundle/previous-build.ts";

/** Writes the site of a bundle: `site.json`, which names a build, and files of builds. */
async function writeSite(bundle: string, build: string, files: readonly string[]): Promise<void> {
  const site = join(bundle, "apps/site/dist");
  for (const file of files) {
    await mkdir(dirname(join(site, "builds", file)), { recursive: true });
    await writeFile(join(site, "builds", file), file);
  }
  const page = { file: "index.html", status: 200, scriptHashes: [], styleHashes: [] };
  const record = { folder: `builds/${build}`, pages: { "/": page }, notFound: page };
  await writeFile(join(site, "site.json"), JSON.stringify(record));
}

it("the server also serves the hashed files of the previous build, and no others", async () => {
  const folder = await mkdtemp(join(tmpdir(), "bundle-previous-"));
  const [previous, bundle] = [join(folder, "previous"), join(folder, "bundle")];
  try {
    await writeSite(previous, "old", [
      "old/client/index.html",
      "old/client/robots.txt",
      "old/client/assets/kept.js",
      "old/client/assets/old.js",
      "old/client/media/old.webm",
      "older/client/assets/older.js",
    ]);
    await writeSite(bundle, "new", [
      "new/client/index.html",
      "new/client/assets/kept.js",
      "new/client/assets/new.js",
    ]);
    await copyPreviousBuild(previous, bundle);
    const site = new SiteFolder(join(bundle, "apps/site/dist"), () => undefined);
    await site.open();
    const client = (build: string) => join(bundle, "apps/site/dist/builds", build, "client");
    expect((await site.current())?.files).toEqual(
      new Map([
        ["/assets/kept.js", client("new")],
        ["/assets/new.js", client("new")],
        ["/assets/old.js", client("old")],
        ["/media/old.webm", client("old")],
      ]),
    );
    // Only the backend has changed: the pages of "old" may still be open.
    const backend = join(folder, "backend");
    await writeSite(backend, "new", ["new/client/index.html", "new/client/assets/new.js"]);
    await copyPreviousBuild(bundle, backend);
    const backendSite = new SiteFolder(join(backend, "apps/site/dist"), () => undefined);
    await backendSite.open();
    expect([...((await backendSite.current())?.files.keys() ?? [])].toSorted()).toEqual([
      "/assets/new.js",
      "/assets/old.js",
      "/media/old.webm",
    ]);
    // A bundle keeps only one build before its own: the next update leaves out the files of "old".
    const next = join(folder, "next");
    await writeSite(next, "next", ["next/client/index.html"]);
    await copyPreviousBuild(bundle, next);
    const nextSite = new SiteFolder(join(next, "apps/site/dist"), () => undefined);
    await nextSite.open();
    expect([...((await nextSite.current())?.files.keys() ?? [])].toSorted()).toEqual([
      "/assets/kept.js",
      "/assets/new.js",
    ]);
  } finally {
    await rm(folder, { recursive: true });
  }
});
