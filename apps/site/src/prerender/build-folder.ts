import { randomUUID } from "node:crypto";
import { mkdir, readFile, readdir, rename, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** What the server needs to know to serve one page under a strict Content-Security-Policy, and at once. */
export interface PageRecord {
  /** Path below the build's `client`. */
  file: string;
  status: number;
  scriptHashes: string[];
  styleHashes: string[];
  /** Addresses of the fonts that its texts are set in, to be named before the page itself. */
  fonts: string[];
}

/** What `site.json` says. */
export interface SiteRecord {
  pages: Record<string, PageRecord>;
  notFound: PageRecord;
}

/** A build that nobody sees yet. */
export interface BuildFolder {
  /** Where it writes: below `dist/builds`, under a name that no build had before. */
  path: string;
  /** Makes it the site, in one step, and removes what nobody needs any longer. */
  publish: (site: SiteRecord) => Promise<void>;
}

/**
 * Begins a build beside the one that a server may be serving. What `site.json` names is never
 * written to again: pages, hashes and files of one build stay together, and its replacement is one
 * rename. The build before is kept, for pages that are still open in a browser.
 */
export async function beginBuild(dist: string): Promise<BuildFolder> {
  const builds = join(dist, "builds");
  const name = randomUUID();
  await mkdir(join(builds, name), { recursive: true });
  const record = join(dist, "site.json");
  const current = join(dist, "current");
  return {
    path: join(builds, name),
    publish: async (site) => {
      const before = await publishedFolder(record);
      const next = `${record}.next`;
      await writeFile(next, `${JSON.stringify({ folder: `builds/${name}`, ...site }, null, 2)}\n`);
      await rename(next, record);
      // For proxies, which serve files and read no record.
      await rm(`${current}.next`, { force: true });
      await symlink(join("builds", name), `${current}.next`, "junction");
      await rename(`${current}.next`, current);
      const kept = new Set([name, before?.replace("builds/", "")]);
      const others = (await readdir(builds)).filter((other) => !kept.has(other));
      await Promise.all(
        others.map((other) => rm(join(builds, other), { recursive: true, force: true })),
      );
    },
  };
}

async function publishedFolder(record: string): Promise<string | undefined> {
  try {
    const site: unknown = JSON.parse(await readFile(record, "utf8"));
    if (site && typeof site === "object" && "folder" in site && typeof site.folder === "string")
      return site.folder;
  } catch {
    // Never built, or not by us: nothing to keep.
  }
  return undefined;
}
