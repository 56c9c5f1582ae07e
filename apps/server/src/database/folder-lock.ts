import { readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import path from "node:path";

import { brand } from "@larkline/content/brand";
import lockfile from "proper-lockfile";
import * as v from "valibot";

import { errorCode } from "../error-code.ts";
import { makeFolder } from "../make-folder.ts";
import { StartUpError } from "../start-up-error.ts";

/** The process that holds a folder. `started` distinguishes processes with the same number. */
const ownerSchema = v.object({ pid: v.number(), host: v.string(), started: v.string() });
type Owner = v.InferOutput<typeof ownerSchema>;

/**
 * Heartbeat interval of the holder. Only processes on other machines use it; on the same machine
 * the process is looked up.
 */
const heartbeatMs = 5000;
/** A holder on another machine without a heartbeat for this long counts as dead. */
const heartbeatTimeoutMs = 20_000;
/** How long a process that died while taking the lock blocks others. */
const guardStaleMs = 5000;

/**
 * Owner files of the folders that this process holds. Another file with this process' number is left
 * from a dead one: in a container, numbers are the same after each start.
 */
const heldFiles = new Set<string>();

/** A running process, perhaps this one, holds the folder. */
export class FolderInUseError extends StartUpError {}

/** When a process started: the id of the system's start and clock ticks since; empty without Linux' /proc. */
async function startOf(pid: number): Promise<string> {
  try {
    const [boot, status] = await Promise.all([
      readFile("/proc/sys/kernel/random/boot_id", "utf8"),
      readFile(`/proc/${pid}/stat`, "utf8"),
    ]);
    // The name in parentheses may contain spaces; field 22 (start time) is the 20th after it.
    const ticks = status.slice(status.lastIndexOf(")") + 2).split(" ")[19];
    return `${boot.trim()}/${ticks ?? ""}`;
  } catch {
    return "";
  }
}

function runs(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === "EPERM";
  }
}

async function lives(owner: Owner, ownerFile: string): Promise<boolean> {
  if (owner.host !== hostname()) {
    const { mtimeMs } = await stat(ownerFile);
    return Date.now() - mtimeMs < heartbeatTimeoutMs;
  }
  if (owner.pid === process.pid) return heldFiles.has(ownerFile);
  return runs(owner.pid) && (await startOf(owner.pid)) === owner.started;
}

async function readOwner(ownerFile: string): Promise<Owner | undefined> {
  try {
    return v.parse(ownerSchema, JSON.parse(await readFile(ownerFile, "utf8")));
  } catch {
    // Missing, or damaged by a failure of the machine: nobody holds the folder.
    return undefined;
  }
}

/**
 * Locks a folder for this process: two processes on one PGlite folder would lose data silently. A
 * killed holder is recognized by its process number and start time at once; one on another machine, by
 * its missing heartbeats.
 *
 * @returns A function that releases the folder.
 * @throws {FolderInUseError} if a process holds it; the message has its number.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  await makeFolder(folder);
  const ownerFile = path.join(path.resolve(folder), "owner.json");
  const leaveGuard = await lockfile.lock(folder, {
    lockfilePath: path.join(folder, "starting.lock"),
    stale: guardStaleMs,
    retries: { retries: 40, minTimeout: 50, maxTimeout: 250 },
  });
  try {
    const owner = await readOwner(ownerFile);
    if (owner !== undefined && (await lives(owner, ownerFile))) {
      const hostSuffix = owner.host === hostname() ? "" : ` on ${owner.host}`;
      throw new FolderInUseError(
        `${path.resolve(folder)} is in use by a running ${brand.name} (pid ${owner.pid}${hostSuffix}). Stop it, or set DATA_DIR to another folder`,
      );
    }
    const thisProcess: Owner = {
      pid: process.pid,
      host: hostname(),
      started: await startOf(process.pid),
    };
    await writeFile(`${ownerFile}.new`, JSON.stringify(thisProcess));
    await rename(`${ownerFile}.new`, ownerFile);
    heldFiles.add(ownerFile);
  } finally {
    await leaveGuard();
  }
  const heartbeat = setInterval(() => {
    const now = new Date();
    // A single missed heartbeat is harmless: the time limit is four intervals.
    utimes(ownerFile, now, now).catch(() => undefined);
  }, heartbeatMs);
  heartbeat.unref();
  return async () => {
    clearInterval(heartbeat);
    heldFiles.delete(ownerFile);
    await rm(ownerFile, { force: true });
  };
}
