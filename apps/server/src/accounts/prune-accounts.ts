import { and, inArray, isNull, lt, lte } from "drizzle-orm";

import { accountMails, accounts, accountSessions } from "../database/account-schema.ts";
import type { Database } from "../database/database.ts";

/** Mails that count against the number a day, and lead nowhere any more, are forgotten after so long. */
const mailDays = 30;
const dayMs = 24 * 60 * 60 * 1000;
/** Accounts that one turn removes. */
const batchSize = 1000;

/**
 * Forgets what has expired: logins, mails, and sign-ups that nobody confirmed.
 * @param unconfirmedBefore sign-ups from before that moment go; none where it is undefined.
 */
export async function pruneAccounts(
  database: Database,
  now: Date,
  unconfirmedBefore: Date | undefined,
): Promise<void> {
  const mailsBefore = new Date(now.getTime() - mailDays * dayMs);
  await database.delete(accountSessions).where(lte(accountSessions.expiresAt, now));
  await database.delete(accountMails).where(lt(accountMails.createdAt, mailsBefore));
  if (unconfirmedBefore === undefined) return;
  const old = database
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(isNull(accounts.emailConfirmedAt), lt(accounts.createdAt, unconfirmedBefore)))
    .limit(batchSize);
  await database.delete(accounts).where(inArray(accounts.id, old));
}
