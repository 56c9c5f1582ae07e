import { randomUUID } from "node:crypto";
import { mkdir, readFile, readdir, rename, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** A page's data from which the server makes its Content-Security-Policy and its font preload headers. */
export interface PageRecord {
  /** Path below the build's `client`. */
  file: string;
  status: number;
  scriptHashes: string[];
  styleHashes: string[];
  /** URLs of the fonts that the page uses, for preloading by header. */
  fonts: string[];
}

/** The content of `site.json`. */
export interface SiteRecord {
  /** The address in canonical links; the server compares it with its own. */
  publicUrl: string;
  pages: Record<string, PageRecord>;
  notFound: PageRecord;
}

/** A build that is not served yet. */
export interface BuildFolder {
  /** The build's output folder: below `dist/builds`, with a new name. */
  path: string;
  /** Publishes the build atomically, and deletes obsolete builds. */
  publish: (site: SiteRecord) => Promise<void>;
}

/**
 * Creates a folder for a new build, next to the one that a server may be serving. A published build is never
 * changed, so that its pages, hashes and files stay consistent; publishing is one rename. The previous build
 * is kept for pages that are still open in browsers.
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
      // A symbolic link for proxies that serve the files directly.
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
    // There is no valid `site.json`, so there is no previous build to keep.
  }
  return undefined;
}
