import { randomUUID } from "node:crypto";
import { mkdir, readFile, readdir, rename, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** What the server needs to serve a page: its file, status and Content-Security-Policy hashes. */
export interface PageRecord {
  /** Path below the build's `client`. */
  file: string;
  /** HTTP status. */
  status: number;
  /** Hashes of the inline scripts (`contentHash`). */
  scriptHashes: string[];
  /** Hashes of the inline styles (`contentHash`). */
  styleHashes: string[];
}

/** The content of `site.json`, which the server reads. `publish` adds the name of the build's folder. */
export interface SiteRecord {
  /** The site's URL in canonical links. The server compares it with its own setting. */
  publicUrl: string;
  /** The pages by path. */
  pages: Record<string, PageRecord>;
  /** The 404 page. */
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
 * changed, so that its pages, hashes and files stay consistent. Publishing replaces `site.json` by a single
 * rename. The previous build is kept for pages that are still open in browsers.
 *
 * @param dist Path of the site's folder `dist`.
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
      const previousFolder = await publishedFolder(record);
      const next = `${record}.next`;
      await writeFile(next, `${JSON.stringify({ folder: `builds/${name}`, ...site }, null, 2)}\n`);
      await rename(next, record);
      // A symbolic link for proxies that serve the files directly; on Windows a junction, which needs no
      // special permission.
      await rm(`${current}.next`, { force: true });
      await symlink(join("builds", name), `${current}.next`, "junction");
      await rename(`${current}.next`, current);
      const kept = new Set([name, previousFolder?.replace("builds/", "")]);
      const obsolete = (await readdir(builds)).filter((folder) => !kept.has(folder));
      await Promise.all(
        obsolete.map((folder) => rm(join(builds, folder), { recursive: true, force: true })),
      );
    },
  };
}

/** The published build's folder, relative to `dist`. */
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
