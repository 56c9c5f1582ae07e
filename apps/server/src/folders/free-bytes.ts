import { statfs } from "node:fs/promises";

/** Free space in bytes on the disk of a folder, for a process without privileges. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
