import { readdir, readFile, stat } from "node:fs/promises";
import path from "node:path";

import * as v from "valibot";

import { StartUpError } from "../configuration.ts";
import { MemoryFile } from "./memory-file.ts";

const hashSchema = v.pipe(v.string(), v.regex(/^sha(?:256|384|512)-[\d+/A-Za-z]+={0,2}$/));
const pageSchema = v.object({
  file: v.string(),
  status: v.number(),
  scriptHashes: v.array(hashSchema),
  styleHashes: v.array(hashSchema),
  // Into a header: nothing but an address may stand there.
  fonts: v.array(v.pipe(v.string(), v.regex(/^\/[\w./-]+$/))),
});
const siteSchema = v.object({
  folder: v.pipe(v.string(), v.regex(/^builds\/[\w-]+$/)),
  pages: v.record(v.string(), pageSchema),
  notFound: pageSchema,
});

export type Page = v.InferOutput<typeof pageSchema>;

/** One build of the site: what it says of its pages, and every other file that there is. */
export interface Site {
  /** Where this build's pages lie; nothing in there changes any more. */
  directory: string;
  pages: ReadonlyMap<string, Page>;
  notFound: Page;
  /** The folder of each file that is no page, by the path that a browser asks for. */
  files: ReadonlyMap<string, string>;
  /** Pages and other texts of this build, by their path below its folder, with a slash before it. */
  inMemory: ReadonlyMap<string, MemoryFile>;
}

/** How long a build may go unnoticed. */
const checkEveryMs = 1000;

/** The site as it was built last, also when that happens while the server runs. */
export class SiteFolder {
  readonly #directory: string;
  readonly #onUnreadable: (error: unknown) => void;
  readonly #now: () => number;
  #site: Site | undefined;
  #version: string | undefined;
  #checked = 0;
  #checking: Promise<void> | undefined;

  /**
   * @param directory the build's folder, holding `site.json` and `builds/`.
   * @param onUnreadable hears why a later build was not taken; the one before is served on.
   * @param now milliseconds, from anywhere.
   */
  constructor(
    directory: string,
    onUnreadable: (error: unknown) => void,
    now: () => number = () => performance.now(),
  ) {
    this.#directory = directory;
    this.#onUnreadable = onUnreadable;
    this.#now = now;
  }

  /**
   * Reads the site for the first time.
   * @returns whether it is built.
   * @throws {StartUpError} when `site.json` is not what the build writes.
   */
  async open(): Promise<boolean> {
    this.#checked = this.#now();
    this.#version = await versionOf(this.#directory);
    this.#site = await readSite(this.#directory);
    return this.#site !== undefined;
  }

  /** The site; looks for a newer one at most once a second. */
  async current(): Promise<Site | undefined> {
    if (this.#checking === undefined && this.#now() - this.#checked >= checkEveryMs) {
      this.#checked = this.#now();
      this.#checking = this.#check().finally(() => {
        this.#checking = undefined;
      });
    }
    await this.#checking;
    return this.#site;
  }

  async #check(): Promise<void> {
    const version = await versionOf(this.#directory);
    if (version === undefined || version === this.#version) return;
    // Also when it cannot be read: that is said once, not every second.
    this.#version = version;
    try {
      this.#site = (await readSite(this.#directory)) ?? this.#site;
    } catch (error) {
      this.#onUnreadable(error);
    }
  }
}

/** Tells one `site.json` from another. */
async function versionOf(directory: string): Promise<string | undefined> {
  try {
    const { ino, mtimeMs, size } = await stat(path.join(directory, "site.json"));
    return `${ino} ${mtimeMs} ${size}`;
  } catch {
    return undefined;
  }
}

async function readSite(directory: string): Promise<Site | undefined> {
  const manifest = await readFile(path.join(directory, "site.json"), "utf8").catch(() => undefined);
  if (manifest === undefined) return undefined;
  let parsed: v.InferOutput<typeof siteSchema>;
  try {
    parsed = v.parse(siteSchema, JSON.parse(manifest));
  } catch {
    throw new StartUpError(
      `${path.join(directory, "site.json")} is not what the site's build writes. Run npm run build`,
    );
  }
  const client = path.join(directory, parsed.folder, "client");
  const files = new Map<string, string>();
  // Pages of the build before are still open in browsers, and have yet to fetch some of its assets.
  for (const other of await readdir(path.join(directory, "builds"))) {
    const folder = path.join(directory, "builds", other, "client");
    for (const file of await filesIn(folder)) {
      if (/^\/(?:assets|media)\//.test(file)) files.set(file, folder);
    }
  }
  for (const file of await filesIn(client)) files.set(file, client);
  const inMemory = new Map<string, MemoryFile>();
  const own = [...files].filter(([, folder]) => folder === client).map(([file]) => file);
  const pages = [...Object.values(parsed.pages), parsed.notFound].map(({ file }) => `/${file}`);
  for (const file of [...pages, ...own]) {
    const read = await MemoryFile.read(path.join(client, file));
    if (read !== undefined) inMemory.set(file, read);
  }
  return {
    directory: client,
    pages: new Map(Object.entries(parsed.pages)),
    notFound: parsed.notFound,
    files,
    inMemory,
  };
}

/** What lies below a folder and is no page, as a browser asks for it; nothing if it has gone. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && !/\.(?:html|br|gz|map)$/.test(entry.name))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => `/${file.split(path.sep).join("/")}`);
}
