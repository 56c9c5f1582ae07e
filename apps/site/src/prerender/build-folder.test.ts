import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, expect, test } from "vitest";

import { type SiteRecord, beginBuild } from "./build-folder.ts";

let dist: string;
beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), "larkline-dist-"));
});
afterEach(() => rm(dist, { recursive: true, force: true }));

const site = (hash: string): SiteRecord => ({
  publicUrl: "https://www.example.com",
  pages: {},
  notFound: { file: "404.html", status: 404, scriptHashes: [hash], styleHashes: [] },
});
const published = async () => JSON.parse(await readFile(join(dist, "site.json"), "utf8"));

/** Writes a page where the build does, below `client`. */
async function writePage(folder: string, words: string) {
  await mkdir(join(folder, "client"));
  await writeFile(join(folder, "client/404.html"), words);
}

/** Builds and publishes a site whose only page contains `words`. Returns the build's folder. */
async function build(words: string): Promise<string> {
  const folder = await beginBuild(dist);
  await writePage(folder.path, words);
  await folder.publish(site(`sha256-${words}`));
  return folder.path;
}

test("a running build does not change the published build", async () => {
  const first = await build("first");
  const before = await published();
  const second = await beginBuild(dist);
  await writePage(second.path, "second");

  expect(second.path).not.toBe(first);
  expect(await published()).toEqual(before);
  expect(await readFile(join(first, "client/404.html"), "utf8")).toBe("first");
});

test("site.json names the folder of the build whose hashes it contains", async () => {
  await build("first");
  await build("second");
  const { folder, notFound } = await published();
  expect(notFound.scriptHashes).toEqual(["sha256-second"]);
  expect(await readFile(join(dist, folder, "client", notFound.file), "utf8")).toBe("second");
});

test("the previous build is kept, older and unfinished ones are deleted", async () => {
  const first = await build("first");
  const unfinished = await beginBuild(dist);
  const second = await build("second");
  const third = await build("third");
  expect([first, unfinished.path, second, third].map((path) => existsSync(path))).toEqual([
    false,
    false,
    true,
    true,
  ]);
  expect((await readdir(dist)).toSorted()).toEqual(["builds", "current", "site.json"]);
  expect(await readFile(join(dist, "current/client/404.html"), "utf8")).toBe("third");
});
