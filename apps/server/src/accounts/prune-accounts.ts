// Deletes outdated rows about accounts, in batches. retention.ts runs this once a day.
//
// Each `delete` with a subquery repeats the subquery's condition: after waiting for a row's lock, PostgreSQL checks the
// condition of the `delete` again, but not the subquery that selected the row.
import { verificationLinkHours } from "@larkline/contract/timings";
import { and, inArray, isNull, lt, lte, or } from "drizzle-orm";

import {
  accountMails,
  accountRefreshTokens,
  accounts,
  accountSessions,
} from "../database/account-schema.ts";
import type { Database } from "../database/query-interface.ts";
import { dayMs, hourMs } from "../timing/durations.ts";
import { sessionDays } from "./logins.ts";

/**
 * Age in days from which records of mails are deleted. By then no daily limit counts them, and their links
 * have expired.
 */
const mailDays = 30;

/** Deletes expired logins, with their tokens. @returns How many, at most `limit`. */
export async function deleteExpiredLogins(
  database: Database,
  now: Date,
  limit: number,
): Promise<number> {
  const { id } = accountSessions;
  const isOutdated = lte(accountSessions.expiresAt, now);
  const batch = database.select({ id }).from(accountSessions).where(isOutdated).limit(limit);
  const deleted = await database
    .delete(accountSessions)
    .where(and(inArray(id, batch), isOutdated))
    .returning({ id });
  return deleted.length;
}

/**
 * Deletes the tokens that were used at least `sessionDays` ago. Whoever uses one of them again
 * is refused, but the login no longer ends. Without this, a login that is renewed for years keeps every token.
 *
 * Call in a transaction.
 *
 * @returns How many, at most `limit`.
 */
export async function deleteUsedTokens(
  database: Database,
  now: Date,
  limit: number,
): Promise<number> {
  const { tokenHash, usedAt } = accountRefreshTokens;
  // A logout deletes tokens of its login in another order. Waiting for them could be a deadlock, so they are skipped.
  const batch = await database
    .select({ tokenHash })
    .from(accountRefreshTokens)
    .where(lte(usedAt, new Date(now.getTime() - sessionDays * dayMs)))
    .limit(limit)
    .for("update", { skipLocked: true });
  const hashes = batch.map((token) => token.tokenHash);
  if (hashes.length > 0)
    await database.delete(accountRefreshTokens).where(inArray(tokenHash, hashes));
  return hashes.length;
}

/** Deletes records of old mails. @returns How many, at most `limit`. */
export async function deleteOldMails(
  database: Database,
  now: Date,
  limit: number,
): Promise<number> {
  const { id } = accountMails;
  const isOutdated = lt(accountMails.createdAt, new Date(now.getTime() - mailDays * dayMs));
  const batch = database.select({ id }).from(accountMails).where(isOutdated).limit(limit);
  const deleted = await database
    .delete(accountMails)
    .where(and(inArray(id, batch), isOutdated))
    .returning({ id });
  return deleted.length;
}

/**
 * Deletes unconfirmed sign-ups that were created before `before`, unless one of their links is still valid.
 *
 * @returns How many, at most `limit`.
 */
export async function deleteUnconfirmedSignUps(
  database: Database,
  { now, before, limit }: { now: Date; before: Date; limit: number },
): Promise<number> {
  const { id, resentAt } = accounts;
  const linksBefore = new Date(now.getTime() - verificationLinkHours * hourMs);
  const isOutdated = and(
    isNull(accounts.emailConfirmedAt),
    lt(accounts.createdAt, before),
    lt(accounts.createdAt, linksBefore),
    or(isNull(resentAt), lt(resentAt, linksBefore)),
  );
  const batch = database.select({ id }).from(accounts).where(isOutdated).limit(limit);
  const deleted = await database
    .delete(accounts)
    .where(and(inArray(id, batch), isOutdated))
    .returning({ id });
  return deleted.length;
}
