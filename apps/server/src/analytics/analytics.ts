import { pages } from "@larkline/content/pages";
import { articlePath, posts } from "@larkline/content/posts";
import type { AnalyticsEvent } from "@larkline/contract/analytics";
import { problems } from "@larkline/contract/problems";
import { gte, lt, max, min, sql, sum } from "drizzle-orm";

import type { Database } from "../database/database.ts";
import { analyticsCounts } from "../database/schema.ts";
import type { Totals } from "./totals.ts";

/** Every address that shows a page of ours. */
const knownPaths: ReadonlySet<string> = new Set([
  ...Object.keys(pages),
  ...posts.map(({ slug }) => articlePath(slug)),
]);

/** Stands for every address that is no page of ours: what people type there is theirs. */
const noPage = "(no page)";
/** Stands for every reason that is none of the known ones. */
const otherReason = "other";

/** Why a connection fails: our own texts, and those of Socket.IO's client. Others are not kept. */
const knownReasons: ReadonlySet<string> = new Set([
  ...Object.values(problems),
  "xhr poll error",
  "xhr post error",
  "websocket error",
  "server error",
  "parse error",
  "transport close",
  "transport error",
  "ping timeout",
  "io server disconnect",
]);

/** The day of a moment, in UTC: `2026-11-20`. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

type Row = Omit<typeof analyticsCounts.$inferInsert, "count">;

/** What is kept of an event: what can be counted, and nothing that a person has written. */
function rowOf(event: AnalyticsEvent, day: string): Row {
  const row: Row = { day, event: event.event };
  switch (event.event) {
    case "page_view":
      return { ...row, path: knownPaths.has(event.path) ? event.path : noPage };
    case "cta_click":
      return { ...row, label: event.label, location: event.location };
    case "scroll_milestone":
      return { ...row, percent: event.percent };
    case "message_sent":
      return { ...row, length: event.length };
    case "connection_error":
      return { ...row, reason: knownReasons.has(event.message) ? event.message : otherReason };
    default:
      return row;
  }
}

const { day, event, path, label, location, percent, reason } = analyticsCounts;
/** What is counted together. */
const kind = [day, event, path, label, location, percent, reason];

/** Rows of the same kind as one, in an order that is the same for everybody: no two wait for each other. */
function counted(rows: readonly Row[]): (typeof analyticsCounts.$inferInsert)[] {
  const byKind = new Map<string, typeof analyticsCounts.$inferInsert>();
  for (const row of rows) {
    const key = JSON.stringify([
      row.day,
      row.event,
      row.path,
      row.label,
      row.location,
      row.percent,
      row.reason,
    ]);
    const { count = 0, length = 0 } = byKind.get(key) ?? {};
    byKind.set(key, { ...row, count: count + 1, length: length + (row.length ?? 0) });
  }
  return [...byKind].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
}

/** Counts what happens on the site, by day. */
export class Analytics {
  readonly #database: Database;
  readonly #now: () => Date;

  constructor(database: Database, now: () => Date = () => new Date()) {
    this.#database = database;
    this.#now = now;
  }

  /** Counts events, all or none. */
  async record(events: readonly AnalyticsEvent[]): Promise<void> {
    const today = dayOf(this.#now());
    await this.#database
      .insert(analyticsCounts)
      .values(counted(events.map((each) => rowOf(each, today))))
      .onConflictDoUpdate({
        target: kind,
        set: {
          count: sql`${analyticsCounts.count} + excluded.count`,
          length: sql`${analyticsCounts.length} + excluded.length`,
        },
      });
  }

  /** @param since the first day that counts; all days where none is given. */
  async totals(since?: string): Promise<Totals> {
    const isCounted = since === undefined ? undefined : gte(day, since);
    const [days] = await this.#database
      .select({ from: min(day), to: max(day) })
      .from(analyticsCounts)
      .where(isCounted);
    const rows = await this.#database
      .select({
        event,
        path,
        label,
        location,
        percent,
        reason,
        count: sum(analyticsCounts.count).mapWith(Number),
      })
      .from(analyticsCounts)
      .where(isCounted)
      .groupBy(event, path, label, location, percent, reason);
    return {
      from: days?.from ?? null,
      to: days?.to ?? null,
      rows: rows.map((row) => ({ ...row, count: row.count ?? 0 })),
    };
  }

  /** Forgets what was counted before a day. */
  async forgetBefore(firstKept: string): Promise<void> {
    await this.#database.delete(analyticsCounts).where(lt(day, firstKept));
  }
}
