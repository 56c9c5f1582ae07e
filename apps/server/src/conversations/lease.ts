import { and, eq, sql } from "drizzle-orm";

import type { Database } from "../database/query-interface.ts";
import { messages, sessions } from "../database/schema.ts";

/**
 * Duration of a lease in seconds: how long a running reply reserves its conversation without a renewal. The
 * lease expires if the process cannot renew it, for example after a crash or without a database connection.
 */
const leaseSeconds = 6;

/** Time between two renewals, in milliseconds: a quarter of the lease. */
export const renewIntervalMs = 1500;

/** Time between two searches for expired leases, in milliseconds. */
export const sweepIntervalMs = 1000;

/**
 * Expiry of a lease that starts or is renewed now, by the database's clock, because the clocks of processes
 * may differ.
 */
export const leaseFromNow = () =>
  sql`clock_timestamp() + make_interval(secs => ${leaseSeconds}::double precision)`;

/** SQL condition: the lease is valid. */
export const isLeaseValid = sql<boolean>`coalesce(${sessions.replyingUntil} > clock_timestamp(), false)`;

/**
 * SQL condition: the lease has expired. The start of the statement, because an index can find rows by it, but not by
 * `clock_timestamp()`, which changes during the search. For statements that do not wait for locks.
 */
export const isLeaseExpired = sql<boolean>`${sessions.replyingUntil} <= statement_timestamp()`;

/**
 * Closes the answer of a dead process: marks the answer as failed, or deletes it if it has no text and no
 * tools. Ends the lease.
 *
 * @returns The answer's id; undefined if there was none.
 */
export async function closeLostReply(
  store: Pick<Database, "delete" | "update">,
  sessionId: string,
): Promise<string | undefined> {
  const lost = and(eq(messages.sessionId, sessionId), eq(messages.state, "streaming"));
  const isEmpty = and(eq(messages.content, ""), sql`${messages.toolUses} = '[]'::jsonb`);
  const id = { id: messages.id };
  const removed = await store.delete(messages).where(and(lost, isEmpty)).returning(id);
  const failed = await store.update(messages).set({ state: "failed" }).where(lost).returning(id);
  await store.update(sessions).set({ replyingUntil: null }).where(eq(sessions.id, sessionId));
  return (failed[0] ?? removed[0])?.id;
}
