import { and, asc, count, gt, inArray } from "drizzle-orm";
import * as v from "valibot";

import { lockAddress } from "../accounts/addresses.ts";
import { accountMails, accounts, accountSessions } from "../database/account-schema.ts";
import type { Database } from "../database/query-interface.ts";
import { messages, sessions, uploads } from "../database/schema.ts";
import type { Upkeep } from "../database/upkeep.ts";
import type { Uploads } from "../uploads/uploads.ts";
import type { Person } from "./person.ts";
import { type StoredData, storedDataSchema } from "./stored-data.ts";

/** What a deletion has deleted. */
export const deletionSchema = v.object({
  accounts: v.number(),
  /** Ids of the conversations. */
  conversations: v.array(v.string()),
  files: v.number(),
  /** Files that could not be deleted. Their records remain, so that the next deletion tries again. */
  remainingFiles: v.number(),
  /** Whether later backups contain none of the deleted texts. */
  isPurged: v.boolean(),
});
export type Deletion = v.InferOutput<typeof deletionSchema>;

/** Reads and deletes everything that is stored about a person. */
export class PersonalData {
  readonly #database: Database;
  readonly #uploads: Pick<Uploads, "removeDetached">;
  readonly #upkeep: Pick<Upkeep, "purge"> | undefined;

  /** @param upkeep That of the embedded database, whose backups are copies of its files. */
  constructor(
    database: Database,
    files: Pick<Uploads, "removeDetached">,
    upkeep?: Pick<Upkeep, "purge">,
  ) {
    this.#database = database;
    this.#uploads = files;
    this.#upkeep = upkeep;
  }

  /** Reads all of it, as it was at one moment. */
  async read({ addresses, visitorIds }: Person): Promise<StoredData> {
    const data = await this.#database.transaction(
      async (tx) => {
        const owned = await tx
          .select()
          .from(accounts)
          .where(inArray(accounts.email, addresses))
          .orderBy(asc(accounts.createdAt));
        const accountIds = owned.map(({ id }) => id);
        const logins = await tx
          .select()
          .from(accountSessions)
          .where(inArray(accountSessions.accountId, accountIds))
          .orderBy(asc(accountSessions.createdAt));
        const mails = await tx
          .select()
          .from(accountMails)
          .where(inArray(accountMails.accountId, accountIds))
          .orderBy(asc(accountMails.createdAt));
        const conversations = await tx
          .select()
          .from(sessions)
          .where(inArray(sessions.visitorId, visitorIds))
          .orderBy(asc(sessions.createdAt));
        const written = await tx
          .select()
          .from(messages)
          .where(
            inArray(
              messages.sessionId,
              conversations.map(({ id }) => id),
            ),
          )
          .orderBy(asc(messages.position));
        const files = await tx
          .select()
          .from(uploads)
          // Size 0 marks a file that was never stored.
          .where(and(inArray(uploads.visitorId, visitorIds), gt(uploads.size, 0)))
          .orderBy(asc(uploads.createdAt));
        return {
          accounts: owned.map((account) => ({
            ...account,
            logins: logins.filter(({ accountId }) => accountId === account.id),
            mails: mails.filter(({ accountId }) => accountId === account.id),
          })),
          conversations: conversations.map((conversation) => ({
            ...conversation,
            messages: written.filter(({ sessionId }) => sessionId === conversation.id),
          })),
          files,
        };
      },
      { isolationLevel: "repeatable read", accessMode: "read only" },
    );
    // As JSON, times are texts. The schema leaves out columns that are not the person's, such as hashes.
    return v.parse(storedDataSchema, JSON.parse(JSON.stringify(data)));
  }

  /**
   * Deletes all of it: the rows in one transaction, then the files. A running answer of a deleted conversation
   * ends. If files remain, or if the process ends before they are deleted, a second call deletes them. At last, the
   * texts are removed from the files of the embedded database.
   */
  async delete({ addresses, visitorIds }: Person): Promise<Deletion> {
    const ofVisitors = inArray(uploads.visitorId, visitorIds);
    const countFiles = async (database: Pick<Database, "select">) =>
      (await database.select({ files: count() }).from(uploads).where(ofVisitors))[0]?.files ?? 0;
    const { deletedAccounts, conversations, files } = await this.#database.transaction(
      async (tx) => {
        // In the same order in every process, so that no two wait for each other.
        for (const address of addresses.toSorted()) await lockAddress(tx, address);
        const removed = await tx
          .delete(accounts)
          .where(inArray(accounts.email, addresses))
          .returning({ id: accounts.id });
        const erased = await tx
          .delete(sessions)
          .where(inArray(sessions.visitorId, visitorIds))
          .returning({ id: sessions.id });
        return {
          deletedAccounts: removed.length,
          conversations: erased.map(({ id }) => id),
          files: await countFiles(tx),
        };
      },
    );
    for (const visitorId of visitorIds) await this.#uploads.removeDetached(visitorId);
    const remainingFiles = await countFiles(this.#database);
    // Fails if the disk is too full. The deletion is complete all the same.
    const isPurged = await Promise.resolve(this.#upkeep?.purge()).then(
      () => true,
      () => false,
    );
    return {
      accounts: deletedAccounts,
      conversations,
      files: Math.max(0, files - remainingFiles),
      remainingFiles,
      isPurged,
    };
  }
}
