import { mkdir, mkdtemp, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { hostname, tmpdir } from "node:os";
import path from "node:path";

import { afterEach, beforeEach, expect, it } from "vitest";

import { OperatorError } from "../errors/operator-error.ts";
import { FolderInUseError, lockFolder, requireSameOwner } from "./folder-lock.ts";

let folder: string;
let ownerFile: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "folder-lock-"));
  ownerFile = path.join(folder, "owner.json");
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

/** Writes the file of an owner whose last heartbeat was some seconds ago. */
async function writeOwner(owner: { host: string; numbering?: string }, secondsAgo: number) {
  await writeFile(ownerFile, JSON.stringify({ pid: process.pid, started: "", ...owner }));
  const time = new Date(Date.now() - secondsAgo * 1000);
  await utimes(ownerFile, time, time);
}

const otherHost = { host: "another-host" };
/** A container that shares the host's network has the host's name, but process numbers of its own. */
const otherContainer = { host: hostname(), numbering: "pid:[1]" };

/** Renews the owner's file as a running process does, until the returned function is called. */
function beat(): () => void {
  const timer = setInterval(() => {
    const now = new Date();
    utimes(ownerFile, now, now).catch(() => undefined);
  }, 50);
  return () => clearInterval(timer);
}

const otherOwners = [
  ["on another host", otherHost],
  ["in another container with the same host name", otherContainer],
] as const;

it.each(otherOwners)("does not lock the folder of a running process %s", async (_, owner) => {
  await writeOwner(owner, 3);
  const stop = beat();
  try {
    await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError);
  } finally {
    stop();
  }
  expect(JSON.parse(await readFile(ownerFile, "utf8"))).toMatchObject(owner);
});

it.each(otherOwners)(
  "locks the folder of a killed process %s 20 s after its last heartbeat",
  async (_, owner) => {
    await writeOwner(owner, 19);
    const { mtimeMs } = await stat(ownerFile);
    const release = await lockFolder(folder);
    expect(Date.now() - mtimeMs).toBeGreaterThanOrEqual(20_000);
    expect(JSON.parse(await readFile(ownerFile, "utf8"))).toMatchObject({
      pid: process.pid,
      host: hostname(),
    });
    await release();
  },
);

it("reports a folder in which its file cannot be written, in one line", async () => {
  await mkdir(`${ownerFile}.new`);
  await expect(lockFolder(folder)).rejects.toThrow(
    new OperatorError(`DATA_DIR: ${folder} cannot be written (EISDIR)`),
  );
});

it("locks the folder of a process on another host that unlocks it meanwhile", async () => {
  await writeOwner(otherHost, 0);
  const locking = lockFolder(folder);
  await rm(ownerFile);
  const release = await locking;
  await release();
});

it("does not wait for the heartbeat of a dead process with the number of this one", async () => {
  const releaseFirst = await lockFolder(folder);
  const content = await readFile(ownerFile);
  await releaseFirst();
  await writeFile(ownerFile, content);
  const stop = beat();
  try {
    const release = await lockFolder(folder);
    await release();
  } finally {
    stop();
  }
});

it("accepts a new folder and a database of this process' user", async () => {
  const release = await lockFolder(folder);
  await requireSameOwner(folder);
  await mkdir(path.join(folder, "database"));
  await requireSameOwner(folder);
  await release();
});

/** Checks the folder as a process of one user; `owners` has the owners of its database and of the folder itself. */
const checkAs = (thisUser: number, owners: { database?: number; folder: number }) =>
  requireSameOwner(folder, (file) =>
    Promise.resolve(
      { "owner.json": thisUser, database: owners.database }[path.basename(file)] ??
        (file === folder ? owners.folder : undefined),
    ),
  );
const refusal = (place: string, user: number, thisUser: number) =>
  new OperatorError(
    `${place} belongs to another user (number ${user}), and files of two users would make the database unusable. Run this as that user; or, if the server runs as this user, give it the folder: chown -R ${thisUser} ${folder}`,
  );

it("refuses a database of another user, whose own processes could not use it afterwards", async () => {
  const database = path.join(folder, "database");
  await expect(checkAs(0, { database: 998, folder: 998 })).rejects.toThrow(
    refusal(database, 998, 0),
  );
  await expect(checkAs(998, { database: 0, folder: 998 })).rejects.toThrow(
    refusal(database, 0, 998),
  );
});

it("refuses root in another user's folder without a database, but not a user in a folder of root", async () => {
  await expect(checkAs(0, { folder: 998 })).rejects.toThrow(refusal(folder, 998, 0));
  await checkAs(1000, { folder: 0 });
});
