import type { Readable } from "node:stream";

/** Where files lie: a folder, or a bucket. Their names there are ids of ours. */
export interface UploadStorage {
  /** For the start-up line; without a secret. */
  readonly description: string;
  /** Keeps the file that lies at `path`; afterwards it may be there or not. */
  keep(id: string, path: string): Promise<void>;
  /** The file's bytes; undefined when there is none of that name. */
  open(id: string): Promise<Readable | undefined>;
  /** Removes the file; one that is not there is fine. */
  remove(id: string): Promise<void>;
}

/** The place where files lie does not answer, or not as it should: nothing is known of the file. */
export class StorageError extends Error {
  override name = "StorageError";
}
