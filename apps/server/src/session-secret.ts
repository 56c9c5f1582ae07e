import { randomBytes } from "node:crypto";
import { link, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";

import { makeFolder } from "./make-folder.ts";

/**
 * Keys that sign cookies and tokens, newest first. The first signs; all verify, so that a key can
 * be replaced without logging anybody out.
 */
export type SessionSecrets = readonly [string, ...string[]];

/** Bytes of a generated secret: 256 bits. */
const secretBytes = 32;

/**
 * Reads the key from the data folder. The first start generates it, readable by its owner only. It is stored,
 * so that visitors' cookies stay valid after restarts.
 */
export async function keptSessionSecret(dataDirectory: string): Promise<string> {
  const file = path.join(dataDirectory, "session-secret");
  const stored = await readFile(file, "utf8").catch(() => "");
  if (stored.trim() !== "") return stored.trim();
  await makeFolder(dataDirectory);
  const draft = `${file}.${process.pid}`;
  // An empty or unreadable file would make the link below fail.
  await rm(file, { force: true });
  await writeFile(draft, `${randomBytes(secretBytes).toString("base64url")}\n`, { mode: 0o600 });
  try {
    // Linking is atomic and never overwrites an existing file.
    await link(draft, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") throw error;
    });
  } finally {
    await rm(draft, { force: true });
  }
  return (await readFile(file, "utf8")).trim();
}
