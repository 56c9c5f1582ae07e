import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

import { sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { openingTimeoutMs } from "../testing/opening.ts";
import { openPGlite, type DatabaseConnection } from "./database.ts";
import { keepUp, type Upkeep } from "./upkeep.ts";

describe("the files of the embedded database", () => {
  let folder: string;
  let connection: DatabaseConnection;
  let freeBytes: number;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "upkeep-"));
    freeBytes = 1e9;
    connection = await openPGlite(folder, { measureDisk: async () => freeBytes });
    await connection.database.execute(sql`create table notes (id int primary key, text text)`);
  }, openingTimeoutMs);
  afterEach(async () => {
    await connection.close();
    await rm(folder, { recursive: true });
  });

  /** The paths of all files, and of those of the log only. */
  const files = async (part = "") => {
    const place = path.join(folder, "database", part);
    const entries = await readdir(place, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name));
  };
  /** How many files contain the text. */
  const holding = async (text: string) => {
    const contents = await Promise.all((await files()).map((file) => readFile(file)));
    return contents.filter((content) => content.includes(text)).length;
  };
  const logSize = async () => {
    const sizes = (await files("pg_wal")).map(async (file) => (await stat(file)).size);
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  };
  const fill = (rows: number) =>
    connection.database.execute(
      sql`insert into notes select n, repeat(md5(n::text), 30) from generate_series(1, ${rows}::int) as n`,
    );

  it("keep a log of at most 64 MB after a checkpoint", async () => {
    await fill(50_000);
    await connection.database.execute(sql`update notes set text = text || '.'`);
    expect(await logSize()).toBeGreaterThan(100e6);
    await connection.upkeep?.checkpoint();
    expect(await logSize()).toBeLessThanOrEqual(64 * 2 ** 20);
  });

  it("use the space of deleted rows again after `vacuum`", async () => {
    const size = async () => {
      const [row] = await connection.database
        .select({ bytes: sql<number>`pg_relation_size('notes')::int` })
        .from(sql`(select 1) as one`);
      return row?.bytes;
    };
    await fill(10_000);
    const before = await size();
    await connection.database.execute(sql`delete from notes`);
    await connection.upkeep?.vacuum();
    await fill(10_000);
    expect(await size()).toBe(before);
  });

  it("are left as they are by `vacuum` if it could fill the disk", async () => {
    await fill(10_000);
    // The table has about 10 MB.
    freeBytes = 80 * 2 ** 20;
    await expect(connection.upkeep?.vacuum()).rejects.toThrow(/^public\.notes needs \d+ MB/);
  });

  it("contain no deleted text after a purge", async () => {
    await connection.database.execute(
      sql`insert into notes values (1, 'a quokka'), (2, 'a wombat')`,
    );
    await connection.upkeep?.vacuum();
    await connection.upkeep?.checkpoint();
    await connection.database.execute(sql`delete from notes where id = 1`);
    expect(await holding("a quokka")).toBeGreaterThan(0);
    await connection.upkeep?.purge();
    expect(await holding("a quokka")).toBe(0);
    expect(await holding("a wombat")).toBeGreaterThan(0);
    const left = await connection.database.select({ text: sql<string>`text` }).from(sql`notes`);
    expect(left).toEqual([{ text: "a wombat" }]);
  });
});

describe("the regular upkeep", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("runs a checkpoint every five minutes and `vacuum` every hour, also after a failure", async () => {
    const upkeep = {
      checkpoint: vi.fn(async () => undefined),
      vacuum: vi.fn(async () => undefined),
      purge: vi.fn(async () => undefined),
    } satisfies Upkeep;
    const log = { error: vi.fn() };
    upkeep.checkpoint.mockRejectedValueOnce(new Error("The disk is full"));
    const stop = keepUp(upkeep, log);
    await vi.advanceTimersByTimeAsync(59 * 60_000);
    expect(log.error).toHaveBeenCalledTimes(1);
    expect(upkeep.checkpoint).toHaveBeenCalledTimes(11);
    expect(upkeep.vacuum).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(upkeep.vacuum).toHaveBeenCalledTimes(1);
    await stop();
    await vi.advanceTimersByTimeAsync(60 * 60_000);
    expect(upkeep.checkpoint).toHaveBeenCalledTimes(12);
    expect(upkeep.purge).not.toHaveBeenCalled();
  });
});
