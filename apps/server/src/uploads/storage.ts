import type { Readable } from "node:stream";

/** Storage of files: a folder or a bucket. Names are our own ids. */
export interface UploadStorage {
  /** For the start-up line, without secrets. */
  readonly description: string;
  /** Stores the file at `path`, and may move it. */
  store(id: string, path: string): Promise<void>;
  /** The file's content; undefined if there is none of that name. */
  open(id: string): Promise<Readable | undefined>;
  /** Deletes the file; a missing one is fine. */
  remove(id: string): Promise<void>;
}

/** The storage is unavailable or failed: the file's state is unknown. */
export class StorageError extends Error {
  override name = "StorageError";
}
