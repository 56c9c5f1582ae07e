// The lock of the data folder, so that only one process opens the embedded database.
import {
  access,
  constants,
  readFile,
  readlink,
  rename,
  rm,
  stat,
  utimes,
  writeFile,
} from "node:fs/promises";
import { hostname } from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";

import { brand } from "@larkline/content/brand";
import lockfile from "proper-lockfile";
import * as v from "valibot";

import { errorCode } from "../errors/error-code.ts";
import { OperatorError } from "../errors/operator-error.ts";
import { makeFolder } from "../folders/make-folder.ts";
import { refuseUnwritable } from "../folders/refuse-unwritable.ts";

/**
 * Content of a folder's `owner.json`: the process that has locked the folder. `started` distinguishes
 * processes with the same number. `numbering` consists of the id of the system's boot and the namespace of
 * process numbers. Each container has a namespace of its own, even if it has the host's name.
 */
const ownerSchema = v.object({
  pid: v.number(),
  host: v.string(),
  numbering: v.optional(v.string()),
  started: v.string(),
});
type Owner = v.InferOutput<typeof ownerSchema>;

/**
 * How often the owner renews the time of its file, in milliseconds. Only processes on other hosts and in other
 * containers need this heartbeat; on the same host the owner's process is looked up.
 */
const heartbeatMs = 5000;
/** An owner on another host or in another container without a heartbeat for this long counts as dead, in ms. */
const heartbeatTimeoutMs = 20_000;
/** How often a starting process looks for a heartbeat, in milliseconds. */
const pollMs = 250;
/** Age in milliseconds from which `starting.lock` is ignored: its process died while it locked the folder. */
const guardStaleMs = 5000;

/**
 * Owner files of the folders that this process has locked. Any other file with this process' number and
 * numbering was written by a dead process.
 */
const heldFiles = new Set<string>();

/** A running process, possibly this one, has locked the folder: a server, or a command such as a backup. */
export class FolderInUseError extends OperatorError {
  /** The process that has locked the folder, such as `process 4711`. */
  readonly owner: string;

  constructor(folder: string, { pid, host }: Owner) {
    const hostSuffix = host === hostname() ? "" : ` on ${host}`;
    super(
      `${path.resolve(folder)} is in use by a running ${brand.name} (pid ${pid}${hostSuffix}). Stop it, or set DATA_DIR to another folder`,
    );
    this.owner = `process ${pid}${hostSuffix}`;
  }
}

const bootId = async () => (await readFile("/proc/sys/kernel/random/boot_id", "utf8")).trim();

/** When a process started: the id of the boot and clock ticks since then. Empty on systems without /proc. */
async function startOf(pid: number): Promise<string> {
  try {
    const [boot, status] = await Promise.all([bootId(), readFile(`/proc/${pid}/stat`, "utf8")]);
    // proc(5): the process' name, in parentheses, may contain spaces. `starttime` is the 20th field after it.
    const ticks = status.slice(status.lastIndexOf(")") + 2).split(" ")[19];
    return `${boot}/${ticks ?? ""}`;
  } catch {
    return "";
  }
}

/** The `numbering` of this process (`ownerSchema`). Undefined on systems without /proc. */
async function numberingOfThisProcess(): Promise<string | undefined> {
  try {
    const [boot, namespace] = await Promise.all([bootId(), readlink("/proc/self/ns/pid")]);
    return `${boot}/${namespace}`;
  } catch {
    return undefined;
  }
}

function isRunning(pid: number): boolean {
  try {
    // Signal 0 only checks that the process exists. EPERM: it exists, and belongs to another user.
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === "EPERM";
  }
}

/** Time of the last heartbeat, in milliseconds since 1970. Undefined if the owner has unlocked the folder. */
async function heartbeatOf(ownerFile: string): Promise<number | undefined> {
  return stat(ownerFile).then(
    ({ mtimeMs }) => mtimeMs,
    () => undefined,
  );
}

/**
 * Whether the owner renews its file. Waits for the next heartbeat until `heartbeatTimeoutMs` have passed since the
 * last one. If the other host's clock is ahead, the time since this call counts instead.
 */
async function hasHeartbeat(ownerFile: string): Promise<boolean> {
  const beganAt = Date.now();
  const first = await heartbeatOf(ownerFile);
  let last = first;
  while (last !== undefined && last === first) {
    if (Date.now() - Math.min(last, beganAt) >= heartbeatTimeoutMs) return false;
    await setTimeout(pollMs);
    last = await heartbeatOf(ownerFile);
  }
  return last !== undefined;
}

async function isAlive(owner: Owner, ownerFile: string): Promise<boolean> {
  // Older versions of the server and systems without /proc write no `numbering`. Then the owner is assumed to
  // have the same one as this process.
  const { host, pid, numbering = await numberingOfThisProcess() } = owner;
  if (host !== hostname() || numbering !== (await numberingOfThisProcess()))
    return hasHeartbeat(ownerFile);
  if (pid === process.pid) return heldFiles.has(ownerFile);
  return isRunning(pid) && (await startOf(pid)) === owner.started;
}

async function readOwner(ownerFile: string): Promise<Owner | undefined> {
  try {
    return v.parse(ownerSchema, JSON.parse(await readFile(ownerFile, "utf8")));
  } catch {
    // The file is missing, or was damaged by a power failure: the folder counts as unlocked.
    return undefined;
  }
}

/**
 * Locks a folder for this process: two processes on one PGlite folder would lose data silently. A dead
 * owner on this host is detected at once, by its process number and start time. A dead owner on another host,
 * or in another container, is detected by its missing heartbeats.
 *
 * @returns A function that unlocks the folder.
 * @throws {FolderInUseError} if a running process has locked it; the message contains its number.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  await makeFolder(folder).catch(refuseUnwritable(folder));
  const ownerFile = path.join(path.resolve(folder), "owner.json");
  // A folder that cannot be written gives a clear error at once, not after the retries below.
  await access(folder, constants.W_OK).catch(refuseUnwritable(folder));
  // Guards reading and writing `owner.json`, so that of several starting processes only one writes it.
  const releaseGuard = await lockfile
    .lock(folder, {
      lockfilePath: path.join(folder, "starting.lock"),
      stale: guardStaleMs,
      // About 35 seconds: longer than another starting process waits for a heartbeat while it has the guard,
      // and longer than `guardStaleMs`.
      retries: { retries: 140, minTimeout: 50, maxTimeout: 250 },
    })
    .catch((error: unknown) => {
      if (errorCode(error) !== "ELOCKED") refuseUnwritable(folder)(error);
      throw new OperatorError(
        `Another process is locking ${path.resolve(folder)}. Try again later`,
      );
    });
  try {
    const owner = await readOwner(ownerFile);
    if (owner !== undefined && (await isAlive(owner, ownerFile))) {
      throw new FolderInUseError(folder, owner);
    }
    const thisProcess: Owner = {
      pid: process.pid,
      host: hostname(),
      numbering: await numberingOfThisProcess(),
      started: await startOf(process.pid),
    };
    await writeFile(`${ownerFile}.new`, JSON.stringify(thisProcess))
      .then(() => rename(`${ownerFile}.new`, ownerFile))
      .catch(refuseUnwritable(folder));
    heldFiles.add(ownerFile);
  } finally {
    await releaseGuard();
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

/** The number of the user to whom a file belongs. Undefined if there is no such file. */
async function userOf(file: string): Promise<number | undefined> {
  return stat(file).then(
    ({ uid }) => uid,
    () => undefined,
  );
}

/**
 * Checks that the database in a folder that this process has locked belongs to this process' user. Files that
 * another user creates in it, such as root in a backup, make the database unusable for its own user. If there is no
 * database yet, root may not create one in another user's folder.
 *
 * @throws {OperatorError} if it belongs to another user.
 */
export async function requireSameOwner(
  folder: string,
  ownerOf: (file: string) => Promise<number | undefined> = userOf,
): Promise<void> {
  const database = path.join(path.resolve(folder), "database");
  // Compared with a file that this process has just written: a shared disk may assign files to another user.
  const thisUser = await ownerOf(path.join(folder, "owner.json"));
  let place = database;
  let user = await ownerOf(database);
  // Users other than root can only write in another user's folder if it is meant for them as well, such as a
  // volume in Kubernetes, which belongs to root and to the group of the server.
  if (user === undefined && thisUser === 0) {
    place = path.resolve(folder);
    user = await ownerOf(folder);
  }
  if (user === undefined || user === thisUser) return;
  throw new OperatorError(
    `${place} belongs to another user (number ${user}), and files of two users would make the database unusable. Run this as that user; or, if the server runs as this user, give it the folder: chown -R ${thisUser} ${path.resolve(folder)}`,
  );
}
