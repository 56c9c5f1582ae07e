import { randomUUID } from "node:crypto";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

import { afterEach, beforeEach, expect, it } from "vitest";

import type { DatabaseConnection } from "../database/database.ts";
import { sessions, uploads } from "../database/schema.ts";
import { openDatabaseInMemory } from "../testing/empty-database.ts";
import { openingTimeoutMs } from "../testing/opening.ts";
import { copyToBucket } from "./copy-to-bucket.ts";

let connection: DatabaseConnection;
let folder: string;
beforeEach(async () => {
  connection = await openDatabaseInMemory();
  folder = await mkdtemp(path.join(tmpdir(), "larkline-copy-"));
}, openingTimeoutMs);
afterEach(async () => {
  await connection.close();
  await rm(folder, { recursive: true, force: true });
});

it("copies the files of conversations by their ids, and counts those that are not in the folder", async () => {
  const { database } = connection;
  const visitorId = randomUUID();
  const sessionId = randomUUID();
  await database.insert(sessions).values({ id: sessionId, visitorId, title: "" });
  const row = { visitorId, sessionId, name: "a.txt", mediaType: "text/plain", size: 6 } as const;
  const ids = Array.from({ length: 20 }, () => randomUUID());
  const lost = randomUUID();
  const detached = randomUUID();
  await database.insert(uploads).values([...ids, lost].map((id) => ({ ...row, id })));
  await database.insert(uploads).values({ ...row, id: detached, sessionId: null });
  for (const id of [...ids, detached, "unknown"])
    await writeFile(path.join(folder, id), `of ${id}`);
  const before = await readdir(folder);

  const objects = new Map<string, string>();
  const bucket = {
    description: "a bucket",
    store: async (id: string, file: string) => void objects.set(id, await readFile(file, "utf8")),
    open: () => Promise.resolve(undefined),
    remove: () => Promise.resolve(),
  };
  expect(await copyToBucket(database, folder, bucket)).toEqual({ copied: 20, missing: 1 });
  expect(objects).toEqual(new Map(ids.map((id) => [id, `of ${id}`])));
  expect(await readdir(folder)).toEqual(before);
});
