import path from "node:path";

import type { Configuration } from "../configuration/configuration.ts";
import { FolderStorage } from "./folder-storage.ts";
import { S3Storage } from "./s3-storage.ts";
import type { FileOptions } from "./storage.ts";

/** Storage in a folder. Incoming files are written into a subfolder first. */
export function folderFiles(folder: string): FileOptions {
  return { storage: new FolderStorage(folder), draftFolder: path.join(folder, "arriving") };
}

/** The folder of visitors' files, if there is no bucket. */
export const uploadsFolder = (dataDirectory: string) => path.resolve(dataDirectory, "uploads");

/**
 * The configured storage of visitors' files: an S3 bucket, or a folder in the data folder. Incoming files are
 * written to the data folder in both cases.
 */
export function openFiles({ s3, dataDirectory }: Pick<Configuration, "s3" | "dataDirectory">) {
  const inFolder = folderFiles(uploadsFolder(dataDirectory));
  return s3 === undefined ? inFolder : { ...inFolder, storage: new S3Storage(s3) };
}
