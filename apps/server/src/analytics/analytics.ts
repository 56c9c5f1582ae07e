import { pages } from "@larkline/content/pages";
import type { AnalyticsEvent } from "@larkline/contract/analytics";
import { problems } from "@larkline/contract/problems";
import { count, gte, max, min } from "drizzle-orm";

import type { Database } from "../database/database.ts";
import { analyticsEvents } from "../database/schema.ts";
import type { Totals } from "./totals.ts";

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

type Row = typeof analyticsEvents.$inferInsert;

/** What is kept of an event: what can be counted, and nothing that a person has written. */
function rowOf(event: AnalyticsEvent, day: string): Row {
  const row: Row = { day, event: event.event };
  switch (event.event) {
    case "page_view":
      return { ...row, path: Object.hasOwn(pages, event.path) ? event.path : noPage };
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

/** Stores what happens on the site, and counts it. */
export class Analytics {
  readonly #database: Database;
  readonly #now: () => Date;

  constructor(database: Database, now: () => Date = () => new Date()) {
    this.#database = database;
    this.#now = now;
  }

  /** Stores events, all or none. */
  async record(events: readonly AnalyticsEvent[]): Promise<void> {
    const day = dayOf(this.#now());
    await this.#database.insert(analyticsEvents).values(events.map((event) => rowOf(event, day)));
  }

  /** @param since the first day that counts; all days where none is given. */
  async totals(since?: string): Promise<Totals> {
    const { day, event, path, label, location, percent, reason } = analyticsEvents;
    const counted = since === undefined ? undefined : gte(day, since);
    const [days] = await this.#database
      .select({ from: min(day), to: max(day) })
      .from(analyticsEvents)
      .where(counted);
    const rows = await this.#database
      .select({ event, path, label, location, percent, reason, count: count() })
      .from(analyticsEvents)
      .where(counted)
      .groupBy(event, path, label, location, percent, reason);
    return { from: days?.from ?? null, to: days?.to ?? null, rows };
  }
}
