import { sql } from "drizzle-orm";

import type { Transaction } from "./logins.ts";

/** The lower-case form in which an email address is stored, searched for and counted. */
export const addressKey = (email: string) => email.toLowerCase();

/** Locks an email address until the transaction ends: other requests and processes wait for it. */
export async function lockAddress(tx: Transaction, email: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`account ${email}`}, 0))`);
}
