import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, open, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";

import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, it } from "vitest";

import { OperatorError } from "../errors/operator-error.ts";
import { openingTimeoutMs } from "../testing/opening.ts";
import { openPGlite } from "./database.ts";
import { buildEmptyDatabase, builtEmptyDatabase, versionOfPGlite } from "./empty-database.ts";
import { analyticsCounts } from "./schema.ts";
import { unpackInChild } from "./unpack-database.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "larkline-empty-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it(
  "the archive of an empty database replaces those of other PGlite versions, and opens with our settings and tables",
  { timeout: openingTimeoutMs },
  async () => {
    await writeFile(path.join(folder, "empty-database-0.0.1.tar.gz"), "of another version");
    // A file of another step of the build, which must stay.
    await writeFile(path.join(folder, "intents.bin"), "of another step");
    await buildEmptyDatabase(folder);
    const version = await versionOfPGlite();
    expect((await readdir(folder)).toSorted()).toEqual([
      `empty-database-${version}.tar.gz`,
      "intents.bin",
    ]);

    const data = path.join(folder, "data");
    const database = path.join(data, "database");
    const archive = (await builtEmptyDatabase(folder)) ?? "";
    // The state after a crash during the first start.
    await mkdir(`${database}.incomplete/base`, { recursive: true });
    await unpackInChild(archive, database);
    expect(await readdir(data)).toEqual(["database"]);
    const first = await openPGlite(data);
    expect(await first.database.execute(sql`show shared_buffers`)).toMatchObject({
      rows: [{ shared_buffers: "16MB" }],
    });
    // Opening migrates it. (Other tests open a database that is already migrated, testing/empty-database.ts.)
    expect(await first.database.execute(sql`select * from ${analyticsCounts}`)).toMatchObject({
      rows: [],
    });
    await first.database.execute(sql`create table existing (word text)`);
    await first.close();

    // An existing database is not changed.
    await unpackInChild(archive, database);
    const second = await openPGlite(data);
    await second.database.execute(sql`select word from existing`);
    await second.close();
  },
);

it("the archive's path is undefined before the first build", async () => {
  await mkdir(path.join(folder, "dist"));
  expect(await builtEmptyDatabase(path.join(folder, "dist"))).toBeUndefined();
  expect(await builtEmptyDatabase(path.join(folder, "nowhere"))).toBeUndefined();
});

it("an archive that cannot be unpacked stops the start with a one-line error", async () => {
  const archive = path.join(folder, "empty-database-1.tar.gz");
  await writeFile(archive, "no archive");
  const unpacking = unpackInChild(archive, path.join(folder, "data/database"));
  await expect(unpacking).rejects.toThrow(OperatorError);
  await expect(unpacking).rejects.toThrow(
    /^DATA_DIR: .*could not be unpacked \(incorrect header check\)$/,
  );
});

it("goes on unpacking after Ctrl+C, which a terminal also sends to the server's child processes", async () => {
  const archive = path.join(folder, "archive");
  execFileSync("mkfifo", [archive]);
  const program = path.join(import.meta.dirname, "unpack-database.child.ts");
  const child = spawn(process.execPath, [program, archive, path.join(folder, "database")]);
  const end = once(child, "exit");
  // Resolves when the child process reads the archive.
  const archiveFile = await open(archive, "w");
  child.kill("SIGINT");
  await archiveFile.writeFile("no archive");
  await archiveFile.close();
  expect(await end).toEqual([1, null]);
});

it("deletes no files in a folder that is not a database", async () => {
  const archive = path.join(folder, "empty-database-1.tar.gz");
  await writeFile(archive, gzipSync(Buffer.alloc(1024)));
  const data = path.join(folder, "data");
  const file = path.join(data, "database/of-another-program.sql");
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, "kept");
  await expect(unpackInChild(archive, path.dirname(file))).rejects.toThrow(
    /^DATA_DIR: .* could not be unpacked \(it exists, and is neither a database nor an empty folder\. .*\)$/,
  );
  expect(await readFile(file, "utf8")).toBe("kept");
  expect(await readdir(data)).toEqual(["database"]);
});

it("a database that PostgreSQL cannot read stops the start with a one-line error", async () => {
  await mkdir(path.join(folder, "database"));
  await writeFile(path.join(folder, "database/PG_VERSION"), "99");
  const opening = openPGlite(folder);
  await expect(opening).rejects.toThrow(OperatorError);
  await expect(opening).rejects.toThrow(/^DATA_DIR: the database in .* cannot be opened \([^\n]+$/);
});
