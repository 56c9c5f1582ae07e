import { and, eq, sql } from "drizzle-orm";

import type { Database } from "../database/database.ts";
import { messages, sessions } from "../database/schema.ts";

/**
 * How long a running reply holds its conversation without a sign of life, in milliseconds. Only a
 * process that died without a word lets it run out; a living one renews it.
 */
const holdMs = 15_000;

/** Until when a conversation is held that is taken or held on to now. */
export function holdFromNow(): Date {
  return new Date(Date.now() + holdMs);
}

/** What a dead process had written of an answer stays; an answer not begun disappears. */
export async function closeLostReply(
  store: Pick<Database, "delete" | "update">,
  sessionId: string,
): Promise<void> {
  const lost = and(eq(messages.sessionId, sessionId), eq(messages.state, "streaming"));
  const nothing = and(eq(messages.content, ""), sql`${messages.toolUses} = '[]'::jsonb`);
  await store.delete(messages).where(and(lost, nothing));
  await store.update(messages).set({ state: "failed" }).where(lost);
  await store.update(sessions).set({ replyingUntil: null }).where(eq(sessions.id, sessionId));
}
