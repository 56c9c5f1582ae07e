import { randomBytes } from "node:crypto";
import { link, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";

import { makeFolder } from "./make-folder.ts";

/**
 * What signs cookies and tokens, newest first. The first one signs; what the others have signed is
 * still taken, so that a secret can be replaced without signing anybody out.
 */
export type SessionSecrets = readonly [string, ...string[]];

/** Bytes of a generated secret: 256 bits. */
const secretBytes = 32;

/**
 * The secret that signs cookies, kept in the data folder: made at the first start, readable by its
 * owner only, the same ever after, so that visitors stay known over restarts.
 */
export async function keptSessionSecret(dataDirectory: string): Promise<string> {
  const file = path.join(dataDirectory, "session-secret");
  const kept = await readFile(file, "utf8").catch(() => "");
  if (kept.trim() !== "") return kept.trim();
  await makeFolder(dataDirectory);
  const draft = `${file}.${process.pid}`;
  await rm(file, { force: true });
  await writeFile(draft, `${randomBytes(secretBytes).toString("base64url")}\n`, { mode: 0o600 });
  try {
    // A link appears whole or not at all, and never over another's file.
    await link(draft, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") throw error;
    });
  } finally {
    await rm(draft, { force: true });
  }
  return (await readFile(file, "utf8")).trim();
}
