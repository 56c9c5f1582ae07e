// Copies all rows of the embedded database into PostgreSQL.
import { getTableName, sql } from "drizzle-orm";
import * as v from "valibot";

import { accountMails, accountRefreshTokens, accounts, accountSessions } from "./account-schema.ts";
import { migrationLock } from "./migrate.ts";
import type { Database } from "./query-interface.ts";
import { analyticsCounts, messages, sessions, uploads } from "./schema.ts";

/** All tables, each after those that it refers to; except `uploadTotals`, which the triggers of `uploads` fill. */
export const copiedTables = [
  accounts,
  accountMails,
  accountSessions,
  accountRefreshTokens,
  sessions,
  messages,
  uploads,
  analyticsCounts,
];
type Table = (typeof copiedTables)[number];

/** Rows that are read and stored by one statement. */
const pageSize = 1000;

const pageSchema = v.object({ rows: v.array(v.object({ row: v.string() })) });

/** The first table that contains rows; undefined if all are empty. */
export async function firstFilledTable(
  database: Pick<Database, "select">,
): Promise<string | undefined> {
  for (const table of copiedTables) {
    const rows = await database
      .select({ one: sql`1` })
      .from(table)
      .limit(1);
    if (rows.length > 0) return getTableName(table);
  }
  return undefined;
}

/**
 * Copies all rows in one transaction, so that an interruption leaves `target` empty. Both must have the tables of
 * this version. The tables of `target` are locked: a server that starts meanwhile waits, and no other program can
 * change them.
 *
 * @throws {Error} if `target` is not empty, if its tables are in use (PostgreSQL's code 55P03), or if a table did
 * not get all rows.
 */
export async function copyRows(source: Database, target: Database): Promise<void> {
  const lockedTables = sql.join(
    copiedTables.map((table) => sql`${table}`),
    sql`, `,
  );
  await target.transaction(async (to) => {
    await to.execute(sql`set local lock_timeout = '5s'`);
    await to.execute(sql`select pg_advisory_xact_lock(${migrationLock})`);
    await to.execute(sql`lock table ${lockedTables}`);
    const filled = await firstFilledTable(to);
    if (filled !== undefined) throw new Error(`${filled} is not empty`);
    await source.transaction(async (from) => {
      for (const table of copiedTables) await copyTable(table, from, to);
    });
  });
}

/**
 * Copies the rows of one table. A row is passed as the text of PostgreSQL's composite type, which is exact for every
 * type, as in a dump. Both tables have the same order of columns, because the same migrations made them.
 */
async function copyTable(
  table: Table,
  from: Pick<Database, "execute" | "$count">,
  to: Pick<Database, "execute" | "$count">,
): Promise<void> {
  // With a cursor each row is read once, whatever the table's key is.
  await from.execute(sql`declare copied cursor for select ${table}::text as row from ${table}`);
  for (;;) {
    const page = await from.execute(sql.raw(`fetch ${pageSize} from copied`));
    const rows = v.parse(pageSchema, page).rows.map(({ row }) => row);
    if (rows.length === 0) break;
    await to.execute(
      sql`insert into ${table} select * from unnest(${sql.param(rows)}::${table}[])`,
    );
  }
  await from.execute(sql`close copied`);
  const [expected, copied] = [await from.$count(table), await to.$count(table)];
  if (copied !== expected) {
    throw new Error(`${getTableName(table)} got ${copied} of ${expected} rows`);
  }
}
