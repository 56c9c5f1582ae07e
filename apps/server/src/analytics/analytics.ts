// Counts analytics events per day in the database, without data about persons.
import { pages } from "@larkline/content/pages";
import { articlePath, posts } from "@larkline/content/posts";
import type { AnalyticsEvent } from "@larkline/contract/analytics";
import { connectionProblems, problems } from "@larkline/contract/problems";
import { gte, lt, max, min, sql, sum } from "drizzle-orm";

import type { Database } from "../database/query-interface.ts";
import { analyticsCounts } from "../database/schema.ts";
import type { Totals } from "./totals.ts";

/** Paths of the site's pages. */
const knownPaths: ReadonlySet<string> = new Set([
  ...Object.keys(pages),
  ...posts.map(({ slug }) => articlePath(slug)),
]);

/** Stored in place of a path that is not one of our pages: it may contain text that a person typed. */
const noPage = "(no page)";
/** Stored if the reason of a connection error is unknown or missing. */
const otherReason = "other";

/** Known reasons of a failed connection: our own texts and those of Socket.IO's client. */
const knownReasons: ReadonlySet<string> = new Set([
  ...Object.values(problems),
  ...Object.values(connectionProblems),
  "xhr post error",
  "server error",
  "parse error",
]);

/** The day of a moment, in UTC: `2026-11-20`. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

type Row = Omit<typeof analyticsCounts.$inferInsert, "count">;

/** The reason of a connection error that is stored. */
const reasonOf = (message = otherReason) => (knownReasons.has(message) ? message : otherReason);

/** The values of an event that are stored. They contain nothing that a person has written. */
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
      return { ...row, reason: reasonOf(event.message) };
    default:
      return row;
  }
}

const { day, event, path, label, location, percent, reason } = analyticsCounts;
/** Columns of the key by which events are counted. */
const keyColumns = [day, event, path, label, location, percent, reason];

/** Adds up rows with the same key. Sorts them by key, so that concurrent statements do not deadlock. */
function countRows(rows: readonly Row[]): (typeof analyticsCounts.$inferInsert)[] {
  const byKey = new Map<string, typeof analyticsCounts.$inferInsert>();
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
    const { count = 0, length = 0 } = byKey.get(key) ?? {};
    byKey.set(key, { ...row, count: count + 1, length: length + (row.length ?? 0) });
  }
  return [...byKey].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}

/** Stores how often each event occurred per day, and reads these counts for the report. */
export class Analytics {
  readonly #database: Database;
  readonly #now: () => Date;

  constructor(database: Database, now: () => Date = () => new Date()) {
    this.#database = database;
    this.#now = now;
  }

  /** Counts events: all of them, or none if the database fails. */
  async record(events: readonly AnalyticsEvent[]): Promise<void> {
    const today = dayOf(this.#now());
    await this.#database
      .insert(analyticsCounts)
      .values(countRows(events.map((each) => rowOf(each, today))))
      .onConflictDoUpdate({
        target: keyColumns,
        set: {
          count: sql`${analyticsCounts.count} + excluded.count`,
          length: sql`${analyticsCounts.length} + excluded.length`,
        },
      });
  }

  /** Reads the counts. @param since The first day to include (`2026-11-20`). Default: all days. */
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

  /** Deletes the counts of all days before `firstDayToKeep` (`2026-11-20`). */
  async deleteBefore(firstDayToKeep: string): Promise<void> {
    await this.#database.delete(analyticsCounts).where(lt(day, firstDayToKeep));
  }
}
