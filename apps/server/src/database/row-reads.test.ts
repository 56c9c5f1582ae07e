import { sql } from "drizzle-orm";
import { expect, it } from "vitest";

import { openDatabaseInMemory } from "../testing/empty-database.ts";
import { describeRowReads } from "../testing/row-reads-suite.ts";
import { hourMs } from "../timing/durations.ts";
import { FileBatches } from "../uploads/file-batches.ts";
import { UnusedFiles } from "../uploads/unused-files.ts";
import { sessions, uploads } from "./schema.ts";

describeRowReads("the embedded database", openDatabaseInMemory);

it("a search for unused files reads no file of unchanged conversations, after the hourly upkeep", async () => {
  const { database, upkeep, close } = await openDatabaseInMemory();
  const now = Date.parse("2026-11-22T12:00:00Z");
  const lastWeek = sql`${new Date(now - 7 * 24 * hourMs).toISOString()}::timestamptz`;
  const { signal } = new AbortController();
  const files = new UnusedFiles(database, new FileBatches(database, signal));
  // The first search covers all files, so it takes place before there are any.
  await files.detach(now);
  await database.execute(
    sql`insert into ${sessions} (id, visitor_id, title, updated_at)
      select gen_random_uuid(), gen_random_uuid(), '', ${lastWeek} from generate_series(1, 5000)`,
  );
  await database.execute(
    sql`insert into ${uploads} (id, visitor_id, session_id, name, media_type, size, created_at)
      select gen_random_uuid(), visitor_id, id, '', 'text/plain', 1, ${lastWeek} from ${sessions}`,
  );
  // One conversation has changed. Its file is unused, so the search finds it.
  await database.execute(
    sql`update ${sessions} set updated_at = ${new Date(now).toISOString()}
      where id = (select id from ${sessions} limit 1)`,
  );
  await upkeep?.vacuum();
  const filesRead = async () => {
    // The counts of ended transactions are published at most once a second, unless this requests it.
    await database.execute(sql`select pg_stat_force_next_flush()`);
    const [row] = await database
      .select({ count: sql<number>`(seq_tup_read + idx_tup_fetch)::int` })
      .from(sql`pg_stat_user_tables`)
      .where(sql`relname = 'chat_uploads'`);
    return row?.count ?? Number.NaN;
  };
  const before = await filesRead();
  await files.detach(now + hourMs);
  // That file is read when it is found, and when it is detached.
  expect((await filesRead()) - before).toBe(2);
  await close();
});
