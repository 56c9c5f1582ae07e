import { brand } from "@larkline/content/brand";
import type { AnalyticsEventName } from "@larkline/contract/analytics";

import type { Totals } from "./totals.ts";

type Cell = string | number;

const numberFormat = new Intl.NumberFormat("en-US");
const percentFormat = new Intl.NumberFormat("en-US", {
  style: "percent",
  maximumFractionDigits: 1,
});
const ratioFormat = new Intl.NumberFormat("en-US", { maximumFractionDigits: 1 });

/** Formats a table. Each column is as wide as its widest cell; numbers are right-aligned. */
function table(heads: readonly string[], rows: readonly (readonly Cell[])[]): string[] {
  const cells = [heads, ...rows.map((row) => row.map((cell) => format(cell)))];
  const widths = heads.map((_, column) =>
    Math.max(...cells.map((row) => row[column]?.length ?? 0)),
  );
  const isNumeric = heads.map((_, column) => rows.every((row) => typeof row[column] === "number"));
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) =>
        isNumeric[column] && rows.length > 0
          ? cell.padStart(widths[column] ?? 0)
          : cell.padEnd(widths[column] ?? 0),
      )
      .join("  ")
      .trimEnd();
  const [head = [], ...body] = cells;
  return [line(head), line(widths.map((width) => "-".repeat(width))), ...body.map(line)];
}

function format(cell: Cell): string {
  return typeof cell === "number" ? numberFormat.format(cell) : cell;
}

/**
 * The rows of an event, each as the texts of its columns and its count. Sorted by count, highest first, and
 * then by the texts.
 */
function byCount(
  totals: Totals,
  event: AnalyticsEventName,
  columnsOf: (row: Totals["rows"][number]) => readonly string[],
): [columns: readonly string[], count: number][] {
  return totals.rows
    .filter((row) => row.event === event)
    .map((row): [readonly string[], number] => [columnsOf(row), row.count])
    .toSorted(
      ([a, countOfA], [b, countOfB]) =>
        countOfB - countOfA || a.join("\n").localeCompare(b.join("\n"), "en"),
    );
}

/** How often an event occurred. `percent` selects one milestone of scrolling. */
function countOf(totals: Totals, event: AnalyticsEventName, percent?: number): number {
  return totals.rows
    .filter((row) => row.event === event && (percent === undefined || row.percent === percent))
    .reduce((total, { count }) => total + count, 0);
}

function percentOf(part: number, whole: number): string {
  return whole === 0 ? "" : percentFormat.format(part / whole);
}

/**
 * Formats the output of `npm run report`: the funnel, the pages, the calls to action and all other events, as
 * tables for a terminal.
 */
export function reportText(totals: Totals): string {
  // The first and the last day with an event, not the requested period.
  const { from, to } = totals;
  if (from === null || to === null) {
    return [
      `${brand.name}: no events were recorded in this period.`,
      "Open the site and click something. Browsers that ask not to be tracked are not counted.",
      "",
    ].join("\n");
  }
  const views = countOf(totals, "page_view");
  const clicks = countOf(totals, "cta_click");
  const opened = countOf(totals, "chat_opened");
  const messages = countOf(totals, "message_sent");
  const connectionErrors = byCount(totals, "connection_error", ({ reason }) => [reason ?? ""]);

  return [
    `${brand.name}, ${from === to ? from : `${from} to ${to}`} (days in UTC)`,
    "",
    ...table(
      ["Funnel", "Count", "Of the step before"],
      [
        ["Page views", views, ""],
        ["Calls to action", clicks, percentOf(clicks, views)],
        ["Chats opened", opened, percentOf(opened, clicks)],
        [
          "Messages",
          messages,
          opened === 0 ? "" : `${ratioFormat.format(messages / opened)} per chat`,
        ],
      ],
    ),
    "",
    ...table(
      ["Page", "Views"],
      byCount(totals, "page_view", ({ path }) => [path ?? ""]).map(([columns, count]) => [
        ...columns,
        count,
      ]),
    ),
    "",
    ...table(
      ["Call to action", "Clicks", "Location"],
      byCount(totals, "cta_click", ({ label, location }) => [label ?? "", location ?? ""]).map(
        ([[label = "", location = ""], count]) => [label, count, location],
      ),
    ),
    "",
    ...table(
      ["Other events", "Count"],
      [
        ...[25, 50, 75, 100].map((percent): Cell[] => [
          `Pages scrolled to ${percent}%`,
          countOf(totals, "scroll_milestone", percent),
        ]),
        ["Chats closed", countOf(totals, "chat_closed")],
        ["Support forms sent", countOf(totals, "support_form_submitted")],
        ...connectionErrors.map(([reasons, count]): Cell[] => [
          `Connection failed: ${reasons.join()}`,
          count,
        ]),
      ],
    ),
    "",
  ].join("\n");
}
