import { randomUUID } from "node:crypto";
import { readdir, rm, stat, statfs } from "node:fs/promises";
import path from "node:path";
import type { Readable } from "node:stream";

import { uploadMaxBytes, uploadQuotaBytes, uploadQuotaFiles } from "@larkline/contract/limits";
import { and, eq, isNotNull, isNull, lt, notExists, type SQL, sql } from "drizzle-orm";

import type { Database } from "../database/database.ts";
import { messages, sessions, type StoredAttachment, uploads } from "../database/schema.ts";
import type { Logger } from "../logging.ts";
import { makeFolder } from "../make-folder.ts";
import type { UploadStorage } from "./storage.ts";

/** Any number that no other lock bears. */
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

/** How much all visitors' files together may take. */
export interface UploadRoom {
  /** Bytes of all that are kept. */
  totalBytes: number;
  /** Bytes that stay free on the disk that files arrive at. */
  keepFreeBytes: number;
}

/**
 * Why a file is not kept: its visitor has enough, nobody's fits any more, or its conversation is gone.
 */
export type NotKept = "over quota" | "no room" | "no session";

/** Files that visitors brought: whose they are, and where they lie. */
export class Uploads {
  readonly #database: Database;
  readonly #storage: UploadStorage;
  readonly #draftFolder: string;
  readonly #room: UploadRoom;
  readonly #log: Pick<Logger, "error">;
  /** Places that were given away. */
  readonly #arriving = new Set<string>();

  constructor(options: {
    database: Database;
    storage: UploadStorage;
    /** For files on their way in; on the storage's disk where that is a folder. */
    draftFolder: string;
    room: UploadRoom;
    log: Pick<Logger, "error">;
  }) {
    this.#database = options.database;
    this.#storage = options.storage;
    this.#draftFolder = options.draftFolder;
    this.#room = options.room;
    this.#log = options.log;
  }

  /** A place for a file on its way in, to be left again; undefined where the disk has no room. */
  async draftPath(): Promise<string | undefined> {
    await makeFolder(this.#draftFolder);
    const { bavail, bsize } = await statfs(this.#draftFolder);
    // Those that arrive may all be as large as a file may be.
    const needed = (this.#arriving.size + 1) * uploadMaxBytes;
    if (bavail * bsize - needed < this.#room.keepFreeBytes) return undefined;
    const draft = path.join(this.#draftFolder, randomUUID());
    this.#arriving.add(draft);
    return draft;
  }

  /** Leaves a place; what still lies there is removed. */
  async leave(draft: string): Promise<void> {
    this.#arriving.delete(draft);
    await rm(draft, { force: true });
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
   * Takes files from their conversation that none of its messages has, a day after they came: somebody
   * chose them and did not send, or a change of a message took away what followed it. Nobody can open
   * or send them any more; `removeForgotten` removes them.
   */
  async forgetUnattached(now = Date.now()): Promise<void> {
    const attached = this.#database
      .select({ one: sql`1` })
      .from(messages)
      .where(
        and(
          eq(messages.sessionId, uploads.sessionId),
          sql`${messages.attachments} @> jsonb_build_array(jsonb_build_object('id', ${uploads.id}::text))`,
        ),
      );
    await this.#database
      .update(uploads)
      .set({ sessionId: null })
      .where(and(lt(uploads.createdAt, new Date(now - unattachedMaxAgeMs)), notExists(attached)));
  }

  /** Removes files of before a moment. @returns how many. */
  removeOlderThan(moment: Date): Promise<number> {
    return this.#remove(lt(uploads.createdAt, moment));
  }

  /**
   * Removes files whose conversation is gone.
   * @param visitorId only this visitor's.
   */
  async removeForgotten(visitorId?: string): Promise<void> {
    await this.#remove(
      and(
        isNull(uploads.sessionId),
        visitorId === undefined ? undefined : eq(uploads.visitorId, visitorId),
      ),
    );
  }

  /**
   * A row stays as long as its file may be there, so that the next turn finds it again. A file that
   * cannot be removed keeps none of the others.
   */
  async #remove(condition: SQL | undefined): Promise<number> {
    const found = await this.#database.select({ id: uploads.id }).from(uploads).where(condition);
    let removed = 0;
    for (const { id } of found) {
      try {
        await this.#storage.remove(id);
      } catch (error) {
        this.#log.error({ err: error, file: id }, "A file that should go stays; it is tried again");
        continue;
      }
      await this.#database.delete(uploads).where(eq(uploads.id, id));
      removed += 1;
    }
    return removed;
  }

  /**
   * Keeps a file. All or nothing: a file without its row, or a row without its file, is removed.
   * @returns why not, where it does not fit, or where its conversation went meanwhile.
   */
  async keep(
    visitorId: string,
    sessionId: string,
    { path: file, name, mediaType, size }: Draft,
  ): Promise<StoredAttachment | NotKept> {
    const id = randomUUID();
    const refused = await this.#database.transaction(async (transaction) => {
      // Two files at once must not both fit into the last place.
      await transaction.execute(sql`select pg_advisory_xact_lock(${quotaLock})`);
      const [session] = await transaction
        .select({ id: sessions.id })
        .from(sessions)
        .where(eq(sessions.id, sessionId))
        .for("key share");
      // Erased since the caller looked.
      if (session === undefined) return "no session";
      const own = eq(uploads.visitorId, visitorId);
      const [used = { files: 0, own: 0, all: 0 }] = await transaction
        .select({
          files: sql`count(*) filter (where ${own})`.mapWith(Number),
          own: sql`coalesce(sum(${uploads.size}) filter (where ${own}), 0)`.mapWith(Number),
          all: sql`coalesce(sum(${uploads.size}), 0)`.mapWith(Number),
        })
        .from(uploads);
      if (used.files >= uploadQuotaFiles || used.own + size > uploadQuotaBytes) return "over quota";
      if (used.all + size > this.#room.totalBytes) return "no room";
      await transaction
        .insert(uploads)
        .values({ id, visitorId, sessionId, name, mediaType, size, createdAt: new Date() });
      return undefined;
    });
    if (refused !== undefined) return refused;
    try {
      await this.#storage.keep(id, file);
    } catch (error) {
      await this.#database.delete(uploads).where(eq(uploads.id, id));
      await this.#storage.remove(id).catch(() => undefined);
      throw error;
    }
    // Its conversation may have been erased while the file was stored; whoever did found no file.
    if ((await this.find(visitorId, id)) === undefined) {
      await this.#storage.remove(id);
      await this.#database.delete(uploads).where(eq(uploads.id, id));
      return "no session";
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
      .where(
        and(
          eq(uploads.id, id),
          eq(uploads.visitorId, visitorId),
          // Of an erased conversation nothing is shown, also while its file waits to be removed.
          isNotNull(uploads.sessionId),
        ),
      );
    return found;
  }

  /** A file's bytes; undefined when they are gone. */
  open(id: string): Promise<Readable | undefined> {
    return this.#storage.open(id);
  }
}
