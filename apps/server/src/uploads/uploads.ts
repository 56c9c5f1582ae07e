// Stores, finds and deletes visitors' files. http/uploads.ts receives and sends them.
import { randomUUID } from "node:crypto";
import { readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import type { Readable } from "node:stream";

import { uploadMaxBytes, uploadQuotaBytes, uploadQuotaFiles } from "@larkline/contract/limits";
import { and, eq, isNotNull, isNull, lt, type SQL, sql } from "drizzle-orm";

import type { Database } from "../database/query-interface.ts";
import { sessions, type StoredAttachment, uploads, uploadTotals } from "../database/schema.ts";
import { freeBytes } from "../folders/free-bytes.ts";
import { makeFolder } from "../folders/make-folder.ts";
import type { Logger } from "../logging/logging.ts";
import { hourMs } from "../timing/durations.ts";
import { FileBatches } from "./file-batches.ts";
import type { UploadStorage } from "./storage.ts";
import { UnusedFiles } from "./unused-files.ts";

/** Key of the advisory lock for uploads, which no other lock uses: the ASCII codes of 'up'. */
const quotaLock = 0x7570;

/** Age from which an incoming file that a killed process has left is deleted, in milliseconds. */
const draftMaxAgeMs = hourMs;

/** An incoming file: complete and checked, but not stored yet. */
export interface Draft extends Omit<StoredAttachment, "id"> {
  /** Its temporary path. */
  path: string;
}

/** Limits on the disk space of all visitors' files together. */
export interface UploadRoom {
  /** Maximum size of all stored files together, in bytes. */
  totalBytes: number;
  /** Free bytes required on the disk of incoming files. */
  keepFreeBytes: number;
}

/** Why a file was not stored: the visitor's quota, the total limit, or a deleted conversation. */
export type StoreRefusal = "over quota" | "no room" | "no session";

/** Stores visitors' files: a row for each in the database, with its owner, and its content in a storage. */
export class Uploads {
  readonly #database: Database;
  readonly #storage: UploadStorage;
  readonly #draftFolder: string;
  readonly #uploadRoom: UploadRoom;
  readonly #measureDisk: typeof freeBytes;
  readonly #log: Pick<Logger, "error">;
  /** Temporary paths that `draftPath` has reserved. */
  readonly #reserved = new Set<string>();
  readonly #stop = new AbortController();
  readonly #batches: FileBatches;
  readonly #unusedFiles: UnusedFiles;

  constructor(options: {
    database: Database;
    storage: UploadStorage;
    /** Folder for incoming files. If the storage is a folder, both must be on the same disk. */
    draftFolder: string;
    room: UploadRoom;
    /** Measures the free space on the disk of a folder; tests replace it. */
    measureDisk?: typeof freeBytes;
    log: Pick<Logger, "error">;
  }) {
    this.#database = options.database;
    this.#storage = options.storage;
    this.#draftFolder = options.draftFolder;
    this.#uploadRoom = options.room;
    this.#measureDisk = options.measureDisk ?? freeBytes;
    this.#log = options.log;
    this.#batches = new FileBatches(options.database, this.#stop.signal);
    this.#unusedFiles = new UnusedFiles(options.database, this.#batches);
  }

  /** Reserves a temporary path and disk space until `removeDraft`; undefined if too little space is free. */
  async draftPath(): Promise<string | undefined> {
    await makeFolder(this.#draftFolder);
    const free = await this.#measureDisk(this.#draftFolder);
    // Each incoming file may reach the largest size.
    const needed = (this.#reserved.size + 1) * uploadMaxBytes;
    if (free - needed < this.#uploadRoom.keepFreeBytes) return undefined;
    const draft = path.join(this.#draftFolder, randomUUID());
    this.#reserved.add(draft);
    return draft;
  }

  /** Releases a path that `draftPath` reserved, and deletes the file there. */
  async removeDraft(draft: string): Promise<void> {
    this.#reserved.delete(draft);
    await rm(draft, { force: true });
  }

  /** Deletes incoming files that a killed process has left. */
  async removeOldDrafts(now: number = Date.now()): Promise<void> {
    const names = await readdir(this.#draftFolder).catch(() => []);
    for (const name of names) {
      const file = path.join(this.#draftFolder, name);
      const found = await stat(file).catch(() => undefined);
      if (found !== undefined && now - found.mtimeMs > draftMaxAgeMs)
        await rm(file, { force: true });
    }
  }

  /** Detaches the files that no message uses (unused-files.ts), so that `removeDetached` deletes them. */
  detachUnused(now = Date.now()): Promise<void> {
    return this.#unusedFiles.detach(now);
  }

  /** Ends running searches and deletions after their current file or query. The next start continues them. */
  stop(): void {
    this.#stop.abort();
  }

  /**
   * The regular run: detaches unused files, and deletes detached ones and old incoming files. Logs failures and
   * does not throw.
   */
  async sweep(): Promise<void> {
    const logFailure = (error: unknown) =>
      this.#log.error({ err: error }, "Unused files could not be deleted");
    // First, because it needs no database and no storage, which may hang. The start alone is not enough: it keeps
    // incoming files younger than an hour.
    await this.removeOldDrafts().catch(logFailure);
    await this.detachUnused().catch(logFailure);
    // Also after a failure, because the files of deleted conversations are already detached.
    await this.removeDetached().catch(logFailure);
  }

  /** Deletes files that were uploaded before a moment. @returns The number of deleted files. */
  removeOlderThan(moment: Date): Promise<number> {
    return this.#remove(lt(uploads.createdAt, moment));
  }

  /**
   * Deletes files without a conversation: those of deleted conversations, and those that `detachUnused` or a
   * failed `store` has detached.
   *
   * @param visitorId Deletes only this visitor's files. Default: everybody's.
   */
  async removeDetached(visitorId?: string): Promise<void> {
    await this.#remove(
      and(
        isNull(uploads.sessionId),
        visitorId === undefined ? undefined : eq(uploads.visitorId, visitorId),
      ),
    );
  }

  /**
   * Deletes files and then their rows, so that a failed deletion is retried later. One failure does
   * not stop the others.
   */
  async #remove(condition: SQL | undefined): Promise<number> {
    let removed = 0;
    await this.#batches.forEach(condition, async (ids) => {
      for (const id of ids) {
        if (this.#stop.signal.aborted) return;
        if (await this.#removeFile(id)) removed += 1;
      }
    });
    return removed;
  }

  async #removeFile(id: string): Promise<boolean> {
    try {
      await this.#storage.remove(id);
    } catch (error) {
      this.#log.error(
        { err: error, file: id },
        "A file could not be deleted; the next run retries",
      );
      return false;
    }
    await this.#database.delete(uploads).where(eq(uploads.id, id));
    return true;
  }

  /**
   * Stores a file and its row, both or neither.
   *
   * @returns The stored file, or why it was not stored.
   */
  async store(
    visitorId: string,
    sessionId: string,
    { path: file, name, mediaType, size }: Draft,
  ): Promise<StoredAttachment | StoreRefusal> {
    const id = randomUUID();
    const refusal = await this.#database.transaction(async (transaction) => {
      // Without this lock, two uploads at the same time could both fit into the last free space.
      await transaction.execute(sql`select pg_advisory_xact_lock(${quotaLock})`);
      const [session] = await transaction
        .select({ id: sessions.id })
        .from(sessions)
        .where(eq(sessions.id, sessionId))
        .for("key share");
      // The conversation was deleted after the caller's check.
      if (session === undefined) return "no session";
      // The quota ignores detached files, which are deleted soon. Some of them were never stored.
      const [own = { files: 0, size: 0 }] = await transaction
        .select({
          files: sql`count(*)`.mapWith(Number),
          size: sql`coalesce(sum(${uploads.size}), 0)`.mapWith(Number),
        })
        .from(uploads)
        .where(and(eq(uploads.visitorId, visitorId), isNotNull(uploads.sessionId)));
      if (own.files >= uploadQuotaFiles || own.size + size > uploadQuotaBytes) return "over quota";
      const [all] = await transaction.select({ size: uploadTotals.size }).from(uploadTotals);
      if ((all?.size ?? 0) + size > this.#uploadRoom.totalBytes) return "no room";
      await transaction
        .insert(uploads)
        .values({ id, visitorId, sessionId, name, mediaType, size, createdAt: new Date() });
      return undefined;
    });
    if (refusal !== undefined) return refusal;
    try {
      await this.#storage.store(id, file);
    } catch (error) {
      // The storage may have kept the file in spite of its error. If it cannot be deleted now, its detached
      // row lets `removeDetached` retry. Size 0 leaves the row out of the limits.
      await this.#database
        .update(uploads)
        .set({ sessionId: null, size: 0 })
        .where(eq(uploads.id, id));
      await this.#removeFile(id);
      throw error;
    }
    // The conversation may have been deleted while the file was stored.
    if ((await this.find(visitorId, id)) === undefined) {
      await this.#storage.remove(id);
      await this.#database.delete(uploads).where(eq(uploads.id, id));
      return "no session";
    }
    return { id, name, mediaType, size };
  }

  /** The visitor's file; undefined if there is none with this id, or it belongs to another visitor. */
  async find(visitorId: string, id: string): Promise<StoredAttachment | undefined> {
    const [found] = await this.#database
      .select({
        id: uploads.id,
        name: uploads.name,
        mediaType: uploads.mediaType,
        size: uploads.size,
      })
      .from(uploads)
      .where(
        and(
          eq(uploads.id, id),
          eq(uploads.visitorId, visitorId),
          // Files of deleted conversations are not found, even before they are deleted themselves.
          isNotNull(uploads.sessionId),
        ),
      );
    return found;
  }

  /** A file's content; undefined if it is missing. */
  open(id: string): Promise<Readable | undefined> {
    return this.#storage.open(id);
  }
}
