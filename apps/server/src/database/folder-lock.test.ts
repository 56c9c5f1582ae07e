import { mkdtemp, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { hostname, tmpdir } from "node:os";
import path from "node:path";

import { afterEach, beforeEach, expect, it } from "vitest";

import { FolderInUseError, lockFolder } from "./folder-lock.ts";

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
/** A container with the host's network has its name, but its own process numbers. */
const otherContainer = { host: hostname(), numbering: "pid:[1]" };

it.each([
  ["on another host", otherHost],
  ["in another container with the same host name", otherContainer],
])("does not lock the folder of a running process %s", async (_, owner) => {
  await writeOwner(owner, 3);
  const heartbeat = setInterval(() => {
    const now = new Date();
    void utimes(ownerFile, now, now);
  }, 50);
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError);
  clearInterval(heartbeat);
  expect(JSON.parse(await readFile(ownerFile, "utf8"))).toMatchObject(owner);
});

it.each([
  ["on another host", otherHost],
  ["in another container with the same host name", otherContainer],
])(
  "waits for the time limit of a killed process %s, and then locks its folder",
  async (_, owner) => {
    await writeOwner(owner, 19.9);
    const release = await lockFolder(folder);
    expect(JSON.parse(await readFile(ownerFile, "utf8"))).toMatchObject({
      pid: process.pid,
      host: hostname(),
    });
    await release();
  },
);

it("locks the folder of a process of this container that was killed, at once", async () => {
  await writeOwner({ host: hostname() }, 0);
  const release = await lockFolder(folder);
  await release();
});
