import type { Readable } from "node:stream";

/** Storage of files: a folder or an S3 bucket. Files are named by ids that the server makes. */
export interface UploadStorage {
  /** Where the files are, for the start-up summary; contains no secrets. */
  readonly description: string;
  /** Stores the local file at `path` under the id. May move the file, so that `path` no longer exists. */
  store(id: string, path: string): Promise<void>;
  /** The file's content; undefined if there is no file with this id. */
  open(id: string): Promise<Readable | undefined>;
  /** Deletes the file. Does nothing if it is missing. */
  remove(id: string): Promise<void>;
}

/** Storage of visitors' files. */
export interface FileOptions {
  storage: UploadStorage;
  /**
   * Folder for incoming files. If the storage is a folder, both must be on the same disk, because files are
   * stored by renaming them.
   */
  draftFolder: string;
}

/**
 * The bucket is unavailable or failed, so the file's state is unknown. A folder storage throws errors of the
 * operating system instead.
 */
export class StorageError extends Error {
  override name = "StorageError";
}
