// Reads the built site for site.ts, also when it is built again while the server runs.
import { existsSync } from "node:fs";
import { readdir, readFile, stat } from "node:fs/promises";
import path from "node:path";

import * as v from "valibot";

import { OperatorError } from "../errors/operator-error.ts";
import { MemoryFile } from "./memory-file.ts";

const hashSchema = v.pipe(v.string(), v.regex(/^sha(?:256|384|512)-[\d+/A-Za-z]+={0,2}$/));
const pageSchema = v.object({
  file: v.string(),
  status: v.number(),
  scriptHashes: v.array(hashSchema),
  styleHashes: v.array(hashSchema),
});
/** `site.json`, which the site's build writes: the folder of the current build, and its pages. */
const siteSchema = v.object({
  folder: v.pipe(v.string(), v.regex(/^builds\/[\w-]+$/)),
  pages: v.record(v.string(), pageSchema),
  notFound: pageSchema,
  publicUrl: v.optional(v.pipe(v.string(), v.url())),
});

/** A page in `site.json`: its file and status, and the hashes for its policy. */
export type Page = v.InferOutput<typeof pageSchema>;

/** One build of the site: its pages and its other files. */
export interface Site {
  /** The public address in its pages, from PUBLIC_URL at the build. */
  publicUrl: string | undefined;
  /** The build's folder, whose content does not change. */
  directory: string;
  pages: ReadonlyMap<string, Page>;
  notFound: Page;
  /** The folder that contains each file other than pages, by the file's URL path. */
  files: ReadonlyMap<string, string>;
  /** Pages and other text files in memory, by their path in `directory` with a leading slash. */
  inMemory: ReadonlyMap<string, MemoryFile>;
}

/** Minimum time between two checks for a new build, in milliseconds. */
const checkEveryMs = 1000;

/** Reads the current build of the site, and reads the next one when `site.json` changes. */
export class SiteFolder {
  readonly #directory: string;
  readonly #onUnreadable: (error: unknown) => void;
  readonly #now: () => number;
  #site: Site | undefined;
  #version: string | undefined;
  #checkedAt = 0;
  #checking: Promise<void> | undefined;

  /**
   * @param directory The folder with `site.json` and `builds/`.
   * @param onUnreadable Called when a new build cannot be read; the previous one stays.
   * @param now Clock in milliseconds.
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
   *
   * @returns Whether it is built.
   * @throws {OperatorError} if `site.json` is invalid, or the folder of its build is missing.
   */
  async open(): Promise<boolean> {
    this.#checkedAt = this.#now();
    this.#version = await versionOf(this.#directory);
    this.#site = await readSite(this.#directory);
    return this.#site !== undefined;
  }

  /** The public address for which the site was built. */
  get publicUrl(): string | undefined {
    return this.#site?.publicUrl;
  }

  /** The current build; checks for a new one at most once a second. */
  async current(): Promise<Site | undefined> {
    if (this.#checking === undefined && this.#now() - this.#checkedAt >= checkEveryMs) {
      this.#checkedAt = this.#now();
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
    // Set before the build is read, so that a failure is reported once and not every second.
    this.#version = version;
    try {
      this.#site = (await readSite(this.#directory)) ?? this.#site;
    } catch (error) {
      this.#onUnreadable(error);
    }
  }
}

/** Identifies a version of `site.json` by its inode, time and size; undefined if it is missing or inaccessible. */
async function versionOf(directory: string): Promise<string | undefined> {
  try {
    const { ino, mtimeMs, size } = await stat(path.join(directory, "site.json"));
    return `${ino} ${mtimeMs} ${size}`;
  } catch {
    return undefined;
  }
}

/** Reads the build that `site.json` names; undefined if `site.json` is missing or cannot be read. */
async function readSite(directory: string): Promise<Site | undefined> {
  const manifest = await readFile(path.join(directory, "site.json"), "utf8").catch(() => undefined);
  if (manifest === undefined) return undefined;
  let parsed: v.InferOutput<typeof siteSchema>;
  try {
    parsed = v.parse(siteSchema, JSON.parse(manifest));
  } catch {
    throw new OperatorError(
      `${path.join(directory, "site.json")} is damaged, or was not written by the site's build. Run npm run build`,
    );
  }
  const client = path.join(directory, parsed.folder, "client");
  if (!existsSync(client)) {
    throw new OperatorError(
      `${client} is missing, although ${path.join(directory, "site.json")} names it. Run npm run build`,
    );
  }
  const files = new Map<string, string>();
  // Open pages of the previous build may still request its assets.
  for (const build of await readdir(path.join(directory, "builds"))) {
    const folder = path.join(directory, "builds", build, "client");
    for (const file of await filesIn(folder)) {
      if (/^\/(?:assets|media)\//.test(file)) files.set(file, folder);
    }
  }
  for (const file of await filesIn(client)) files.set(file, client);
  const inMemory = new Map<string, MemoryFile>();
  const buildFiles = [...files].filter(([, folder]) => folder === client).map(([file]) => file);
  const pages = [...Object.values(parsed.pages), parsed.notFound].map(({ file }) => `/${file}`);
  for (const file of [...pages, ...buildFiles]) {
    const memoryFile = await MemoryFile.read(path.join(client, file));
    if (memoryFile !== undefined) inMemory.set(file, memoryFile);
  }
  return {
    publicUrl: parsed.publicUrl,
    directory: client,
    pages: new Map(Object.entries(parsed.pages)),
    notFound: parsed.notFound,
    files,
    inMemory,
  };
}

/** URL paths of a folder's files except pages, compressed variants and source maps; empty if it is missing. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && !/\.(?:html|br|gz|map)$/.test(entry.name))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => `/${file.split(path.sep).join("/")}`);
}
