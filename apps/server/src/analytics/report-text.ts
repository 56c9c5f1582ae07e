import { brand } from "@larkline/content/brand";
import type { AnalyticsEventName } from "@larkline/contract/analytics";

import type { Totals } from "./totals.ts";

type Cell = string | number;

const number = new Intl.NumberFormat("en-US");
const share = new Intl.NumberFormat("en-US", { style: "percent", maximumFractionDigits: 1 });
const ratio = new Intl.NumberFormat("en-US", { maximumFractionDigits: 1 });

/** Formats a table. Each column is as wide as its widest cell; numbers are right-aligned. */
function table(heads: readonly string[], rows: readonly (readonly Cell[])[]): string[] {
  const cells = [heads, ...rows.map((row) => row.map((cell) => format(cell)))];
  const widths = heads.map((_, column) =>
    Math.max(...cells.map((row) => row[column]?.length ?? 0)),
  );
  const right = heads.map((_, column) => rows.every((row) => typeof row[column] === "number"));
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) =>
        right[column] && rows.length > 0
          ? cell.padStart(widths[column] ?? 0)
          : cell.padEnd(widths[column] ?? 0),
      )
      .join("  ")
      .trimEnd();
  const [head = [], ...body] = cells;
  return [line(head), line(widths.map((width) => "-".repeat(width))), ...body.map(line)];
}

function format(cell: Cell): string {
  return typeof cell === "number" ? number.format(cell) : cell;
}

/** Sorts by count, highest first; equal counts by name. */
function byCount(
  totals: Totals,
  event: AnalyticsEventName,
  subject: (row: Totals["rows"][number]) => readonly string[],
): [subject: readonly string[], count: number][] {
  return totals.rows
    .filter((row) => row.event === event)
    .map((row): [readonly string[], number] => [subject(row), row.count])
    .toSorted(
      ([a, most], [b, least]) => least - most || a.join("\n").localeCompare(b.join("\n"), "en"),
    );
}

function sum(totals: Totals, event: AnalyticsEventName, percent?: number): number {
  return totals.rows
    .filter((row) => row.event === event && (percent === undefined || row.percent === percent))
    .reduce((all, { count }) => all + count, 0);
}

function ofStepBefore(part: number, whole: number): string {
  return whole === 0 ? "" : share.format(part / whole);
}

/** Formats the funnel from page view to conversation for a terminal. */
export function reportText(totals: Totals): string {
  const { from, to } = totals;
  if (from === null || to === null) {
    return [
      `${brand.name}: no visits are counted in this time.`,
      "Open the site and click something. Browsers that ask not to be tracked are not counted.",
      "",
    ].join("\n");
  }
  const views = sum(totals, "page_view");
  const clicks = sum(totals, "cta_click");
  const opened = sum(totals, "chat_opened");
  const messages = sum(totals, "message_sent");
  const faults = byCount(totals, "connection_error", ({ reason }) => [reason ?? ""]);

  return [
    `${brand.name}, ${from === to ? from : `${from} to ${to}`} (days in UTC)`,
    "",
    ...table(
      ["Funnel", "Count", "Of the step before"],
      [
        ["Page views", views, ""],
        ["Calls to action", clicks, ofStepBefore(clicks, views)],
        ["Chats opened", opened, ofStepBefore(opened, clicks)],
        ["Messages", messages, opened === 0 ? "" : `${ratio.format(messages / opened)} a chat`],
      ],
    ),
    "",
    ...table(
      ["Page", "Views"],
      byCount(totals, "page_view", ({ path }) => [path ?? ""]).map(([names, count]) => [
        ...names,
        count,
      ]),
    ),
    "",
    ...table(
      ["Call to action", "Clicks", "On"],
      byCount(totals, "cta_click", ({ label, location }) => [label ?? "", location ?? ""]).map(
        ([[label = "", location = ""], count]) => [label, count, location],
      ),
    ),
    "",
    ...table(
      ["Besides", "Count"],
      [
        ...[25, 50, 75, 100].map((percent): Cell[] => [
          `Pages scrolled to ${percent}%`,
          sum(totals, "scroll_milestone", percent),
        ]),
        ["Chats closed", sum(totals, "chat_closed")],
        ["Support forms sent", sum(totals, "support_form_submitted")],
        ...faults.map(([names, count]): Cell[] => [`Connection failed: ${names.join()}`, count]),
      ],
    ),
    "",
  ].join("\n");
}
