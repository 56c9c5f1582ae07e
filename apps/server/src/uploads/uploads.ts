import { randomUUID } from "node:crypto";
import { readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import type { Readable } from "node:stream";

import { uploadQuotaBytes, uploadQuotaFiles } from "@larkline/contract/limits";
import { and, count, eq, lt, notExists, sql, sum } from "drizzle-orm";

import type { Database } from "../database/database.ts";
import { messages, type StoredAttachment, uploads } from "../database/schema.ts";
import { makeFolder } from "../make-folder.ts";
import type { UploadStorage } from "./storage.ts";

/** Any number that no other lock bears; the visitor's own follows it. */
const quotaLock = 0x7570;

/** A draft older than this was left by a process that died, in milliseconds: an hour. */
const draftMaxAgeMs = 60 * 60 * 1000;

/** A file that no message came with by then is not coming with one any more, in milliseconds: a day. */
export const unattachedMaxAgeMs = 24 * 60 * 60 * 1000;

/** A file as it arrived: complete, checked, and not yet kept. */
export interface Draft extends Omit<StoredAttachment, "id"> {
  /** Where it lies until it is kept. */
  path: string;
}

/** Files that visitors brought: whose they are, and where they lie. */
export class Uploads {
  readonly #database: Database;
  readonly #storage: UploadStorage;
  readonly #draftFolder: string;

  /** @param draftFolder for files on their way in; on the storage's disk where that is a folder. */
  constructor(database: Database, storage: UploadStorage, draftFolder: string) {
    this.#database = database;
    this.#storage = storage;
    this.#draftFolder = draftFolder;
  }

  /** A place for a file on its way in. */
  async draftPath(): Promise<string> {
    await makeFolder(this.#draftFolder);
    return path.join(this.#draftFolder, randomUUID());
  }

  /** Removes what a killed process left of files on their way in. */
  async removeOldDrafts(now: number = Date.now()): Promise<void> {
    const names = await readdir(this.#draftFolder).catch(() => []);
    for (const name of names) {
      const file = path.join(this.#draftFolder, name);
      const found = await stat(file).catch(() => undefined);
      if (found !== undefined && now - found.mtimeMs > draftMaxAgeMs)
        await rm(file, { force: true });
    }
  }

  /**
   * Removes files that no message of their conversation has, a day after they came: somebody chose
   * them and did not send, or a change of a message took away what followed it.
   * @param onFault told of a file that could not be removed; it is tried again the next time.
   */
  async removeUnattached(onFault: (error: unknown) => void, now = Date.now()): Promise<void> {
    const attached = this.#database
      .select({ one: sql`1` })
      .from(messages)
      .where(
        and(
          eq(messages.sessionId, uploads.sessionId),
          sql`${messages.attachments} @> jsonb_build_array(jsonb_build_object('id', ${uploads.id}::text))`,
        ),
      );
    const isLeft = and(
      lt(uploads.createdAt, new Date(now - unattachedMaxAgeMs)),
      notExists(attached),
    );
    const left = await this.#database.select({ id: uploads.id }).from(uploads).where(isLeft);
    for (const { id } of left) {
      try {
        await this.#database.transaction(async (transaction) => {
          // Asked once more: it may have been sent since.
          const [gone] = await transaction
            .delete(uploads)
            .where(and(eq(uploads.id, id), isLeft))
            .returning({ id: uploads.id });
          // The row stays where the file does.
          if (gone !== undefined) await this.#storage.remove(id);
        });
      } catch (error) {
        onFault(error);
      }
    }
  }

  /**
   * Keeps a file. All or nothing: a file without its row, or a row without its file, is removed.
   * @returns undefined when the visitor's files would be too many or too large together.
   */
  async keep(
    visitorId: string,
    sessionId: string,
    { path: file, name, mediaType, size }: Draft,
  ): Promise<StoredAttachment | undefined> {
    const id = randomUUID();
    const fits = await this.#database.transaction(async (transaction) => {
      // Two files at once must not both fit into the last place.
      await transaction.execute(
        sql`select pg_advisory_xact_lock(${quotaLock}, hashtext(${visitorId}))`,
      );
      const [used] = await transaction
        .select({ files: count(), bytes: sum(uploads.size).mapWith(Number) })
        .from(uploads)
        .where(eq(uploads.visitorId, visitorId));
      const { files = 0, bytes = 0 } = used ?? {};
      if (files >= uploadQuotaFiles || (bytes ?? 0) + size > uploadQuotaBytes) return false;
      await transaction
        .insert(uploads)
        .values({ id, visitorId, sessionId, name, mediaType, size, createdAt: new Date() });
      return true;
    });
    if (!fits) return undefined;
    try {
      await this.#storage.keep(id, file);
    } catch (error) {
      await this.#database.delete(uploads).where(eq(uploads.id, id));
      await this.#storage.remove(id).catch(() => undefined);
      throw error;
    }
    return { id, name, mediaType, size };
  }

  /** The visitor's own file; anybody else's does not exist. */
  async find(visitorId: string, id: string): Promise<StoredAttachment | undefined> {
    const [found] = await this.#database
      .select({
        id: uploads.id,
        name: uploads.name,
        mediaType: uploads.mediaType,
        size: uploads.size,
      })
      .from(uploads)
      .where(and(eq(uploads.id, id), eq(uploads.visitorId, visitorId)));
    return found;
  }

  /** A file's bytes; undefined when they are gone. */
  open(id: string): Promise<Readable | undefined> {
    return this.#storage.open(id);
  }
}
