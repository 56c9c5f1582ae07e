import { randomUUID } from "node:crypto";

import { eq } from "drizzle-orm";

import type { Database } from "../database/query-interface.ts";
import { messages, sessions } from "../database/schema.ts";

/**
 * Stores questions and answers in an existing, empty session.
 *
 * @param amount Number of messages.
 * @param content Returns the text of the message at a position, counted from 1.
 * @returns The messages' ids, in order.
 */
export async function fillConversation(
  database: Database,
  sessionId: string,
  amount: number,
  content = (position: number) => `Message ${position}`,
): Promise<string[]> {
  const rows = Array.from({ length: amount }, (_, index) => ({
    id: randomUUID(),
    sessionId,
    position: index + 1,
    role: index % 2 === 0 ? ("user" as const) : ("assistant" as const),
    content: content(index + 1),
    state: "complete" as const,
  }));
  await database.insert(messages).values(rows);
  await database
    .update(sessions)
    .set({ eventSeqReserved: amount })
    .where(eq(sessions.id, sessionId));
  return rows.map(({ id }) => id);
}
