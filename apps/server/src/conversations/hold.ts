import { and, eq, sql } from "drizzle-orm";

import type { Database } from "../database/database.ts";
import { messages, sessions } from "../database/schema.ts";

/**
 * How long a running reply holds its conversation without a sign of life, in seconds. Only a process
 * that died without a word, or lost its database, lets it run out; a living one renews it.
 */
const holdSeconds = 6;

/** Time between two renewals, in milliseconds: a quarter of what a hold lasts. */
export const renewIntervalMs = 1500;

/** Time between two looks for holds that ran out, in milliseconds. */
export const sweepIntervalMs = 1000;

/**
 * Until when a conversation is held that is taken or held on to now. By the database's clock, like
 * everything about holds: those of the processes may differ.
 */
export const holdFromNow = () =>
  sql`clock_timestamp() + make_interval(secs => ${holdSeconds}::double precision)`;

/** A hold that somebody keeps up. */
export const isHeldNow = sql<boolean>`coalesce(${sessions.replyingUntil} > clock_timestamp(), false)`;

/** A hold that nobody keeps up any more. */
export const hasRunOut = sql<boolean>`${sessions.replyingUntil} <= clock_timestamp()`;

/**
 * What a dead process had written of an answer stays; an answer not begun disappears.
 * @returns the answer's id; undefined where there was none.
 */
export async function closeLostReply(
  store: Pick<Database, "delete" | "update">,
  sessionId: string,
): Promise<string | undefined> {
  const lost = and(eq(messages.sessionId, sessionId), eq(messages.state, "streaming"));
  const nothing = and(eq(messages.content, ""), sql`${messages.toolUses} = '[]'::jsonb`);
  const id = { id: messages.id };
  const removed = await store.delete(messages).where(and(lost, nothing)).returning(id);
  const failed = await store.update(messages).set({ state: "failed" }).where(lost).returning(id);
  await store.update(sessions).set({ replyingUntil: null }).where(eq(sessions.id, sessionId));
  return (failed[0] ?? removed[0])?.id;
}
