import { randomBytes } from "node:crypto";
import { readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";

import lockfile from "proper-lockfile";

import { errorCode } from "../errors/error-code.ts";
import { OperatorError } from "../errors/operator-error.ts";
import { makeFolder } from "../folders/make-folder.ts";
import { refuseUnwritable } from "../folders/refuse-unwritable.ts";

/**
 * Keys that sign cookies and tokens, newest first. The first signs; all verify, so that a key can
 * be replaced without logging anybody out.
 */
export type SessionSecrets = readonly [string, ...string[]];

/** Shortest secret, in characters: 32 random hexadecimal digits have 128 bits. */
export const secretMinLength = 32;

/** Length of a generated secret in bytes: 256 bits. */
const secretBytes = 32;

/** Age in milliseconds from which the lock of a process that died while generating the secret is ignored. */
const guardStaleMs = 5000;

/**
 * Reads the session secret from the data folder. The first start generates it and stores it in a file that
 * only its owner can read, so that visitors' cookies stay valid after restarts.
 *
 * With PostgreSQL, several processes may start at once with the same data folder: only a process that uses the
 * embedded database locks the folder. All processes get the same secret.
 *
 * @throws {OperatorError} if the file exists but cannot be read: a new secret would log everybody out.
 */
export async function loadSessionSecret(dataDirectory: string): Promise<string> {
  const file = path.join(dataDirectory, "session-secret");
  const stored = await readSessionSecret(dataDirectory);
  if (stored !== "") return stored;
  await makeFolder(dataDirectory);
  const releaseGuard = await lockfile
    .lock(dataDirectory, {
      lockfilePath: `${file}.lock`,
      stale: guardStaleMs,
      // About ten seconds. This exceeds `guardStaleMs`, after which the lock of a dead process is ignored.
      retries: { retries: 40, minTimeout: 50, maxTimeout: 250 },
    })
    .catch(refuseUnwritable(file));
  try {
    // Another process may have generated the secret before this one held the lock.
    const storedMeanwhile = await readSessionSecret(dataDirectory);
    if (storedMeanwhile !== "") return storedMeanwhile;
    const secret = randomBytes(secretBytes).toString("base64url");
    const draft = `${file}.new`;
    await rm(draft, { force: true })
      .then(() => writeFile(draft, `${secret}\n`, { mode: 0o600 }))
      // Renaming is atomic, so that no process reads an incomplete secret.
      .then(() => rename(draft, file))
      .catch(refuseUnwritable(file));
    return secret;
  } finally {
    await releaseGuard();
  }
}

/**
 * The stored secret; empty if there is none, or if a power failure left an empty file.
 *
 * @throws {OperatorError} if the file cannot be read, or was cut off or written by hand and is too short.
 */
export async function readSessionSecret(dataDirectory: string): Promise<string> {
  const file = path.resolve(dataDirectory, "session-secret");
  const text = await readFile(file, "utf8").catch((error: unknown) => {
    const code = errorCode(error);
    if (code === "ENOENT") return "";
    throw new OperatorError(`DATA_DIR: ${file} cannot be read (${code ?? String(error)})`, {
      cause: error,
    });
  });
  const secret = text.trim();
  if (secret !== "" && secret.length < secretMinLength) {
    throw new OperatorError(
      `DATA_DIR: ${file} must have at least ${secretMinLength} characters, got ${secret.length}. Restore it from a backup, or delete it: then everybody has to log in again, and visitors do not find their conversations`,
    );
  }
  return secret;
}
