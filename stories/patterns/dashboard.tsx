/**
 * Pattern: a dashboard with figures of the period, and a table of calls to search, sort and act on.
 */
import { Badge } from "@larkline/ui/badge";
import type { BadgeProps } from "@larkline/ui/badge";
import { Button } from "@larkline/ui/button";
import { Container } from "@larkline/ui/container";
import { DataTable } from "@larkline/ui/data-table";
import type { DataTableColumn, DataTableSort } from "@larkline/ui/data-table";
import { EmptyState } from "@larkline/ui/empty-state";
import { Heading } from "@larkline/ui/heading";
import { CheckIcon, ChevronDownIcon, DownloadIcon } from "@larkline/ui/icon";
import { Menu, MenuItem, MenuSeparator } from "@larkline/ui/menu";
import { Pagination } from "@larkline/ui/pagination";
import { SearchField } from "@larkline/ui/search-field";
import { Section } from "@larkline/ui/section";
import { Segment, SegmentedControl } from "@larkline/ui/segmented-control";
import { Split } from "@larkline/ui/split";
import { Stack } from "@larkline/ui/stack";
import { StatGroup } from "@larkline/ui/stat-group";
import type { Stat } from "@larkline/ui/stat-group";
import { Text } from "@larkline/ui/text";
import { useId, useMemo, useRef, useState } from "react";

import { calls, today } from "./dashboard-calls.ts";
import type { Call, Outcome } from "./dashboard-calls.ts";

const timeFormat = new Intl.DateTimeFormat("en-US", {
  weekday: "short",
  hour: "numeric",
  minute: "2-digit",
  timeZone: "UTC",
});

/** A duration as minutes and seconds: "1:59". */
const formatLength = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

const unitFormat = (unit: "minute" | "second") =>
  new Intl.NumberFormat("en-US", { style: "unit", unit, unitDisplay: "long" });
const minuteFormat = unitFormat("minute");
const secondFormat = unitFormat("second");

/** A duration in words, for screen readers: "1 minute 59 seconds". */
const spokenLength = (seconds: number) =>
  `${minuteFormat.format(Math.floor(seconds / 60))} ${secondFormat.format(seconds % 60)}`;

/** A call, and whether somebody has followed it up. */
interface Row extends Call {
  followedUp: boolean;
}

const variantOfOutcome: Record<Outcome, NonNullable<BadgeProps["variant"]>> = {
  Booked: "success",
  Forwarded: "info",
  "Message taken": "warning",
  Answered: "neutral",
};

const columns: readonly DataTableColumn<Row>[] = [
  { id: "caller", header: "Caller", value: ({ caller }) => caller, sortable: true },
  { id: "about", header: "About", value: ({ about }) => about },
  {
    id: "at",
    header: "Time",
    value: ({ at }) => at,
    cell: ({ at }) => <time dateTime={at.toISOString()}>{timeFormat.format(at)}</time>,
    sortable: true,
    align: "end",
  },
  {
    id: "seconds",
    header: "Length",
    value: ({ seconds }) => seconds,
    cell: ({ seconds }) => formatLength(seconds),
    sortable: true,
    align: "end",
  },
  {
    id: "outcome",
    header: "Outcome",
    value: ({ outcome }) => outcome,
    cell: ({ outcome, followedUp }) => (
      <Badge variant={followedUp ? "neutral" : variantOfOutcome[outcome]}>
        {followedUp ? "Followed up" : outcome}
      </Badge>
    ),
  },
];

const rowId = ({ id }: Row) => id;

/** Comparison functions for ascending order, by column. */
const ascending: Record<string, (first: Row, second: Row) => number> = {
  caller: (first, second) => first.caller.localeCompare(second.caller, "en"),
  at: (first, second) => first.at.getTime() - second.at.getTime(),
  seconds: (first, second) => first.seconds - second.seconds,
};

/** Sorts the rows of all pages, because the table would sort only the rows of one page. */
function sortedRows(rows: readonly Row[], sort: DataTableSort | null): readonly Row[] {
  const compare = sort && ascending[sort.column];
  if (!compare) return rows;
  return rows.toSorted((first, second) =>
    sort.direction === "ascending" ? compare(first, second) : compare(second, first),
  );
}

/** The figures above the table, for the calls of the period. */
function statsOf(rows: readonly Call[]): readonly Stat[] {
  const totalSeconds = rows.reduce((sum, { seconds }) => sum + seconds, 0);
  const average = rows.length === 0 ? 0 : Math.round(totalSeconds / rows.length);
  const booked = rows.filter(({ outcome }) => outcome === "Booked").length;
  const forwarded = rows.filter(({ outcome }) => outcome === "Forwarded").length;
  return [
    { value: String(rows.length), label: "calls answered" },
    { value: String(booked), label: "visits booked" },
    { value: String(forwarded), label: "forwarded to your crew" },
    {
      value: formatLength(average),
      label: "average length",
      spoken: spokenLength(average),
    },
  ];
}

const rowsPerPage = 6;

/**
 * The start page of an account. As an application would, it keeps the table's sort order and selection and the
 * page number in its own state.
 */
export function Dashboard() {
  const [period, setPeriod] = useState("week");
  const [query, setQuery] = useState("");
  const [sort, setSort] = useState<DataTableSort | null>(null);
  const [selected, setSelected] = useState<readonly string[]>([]);
  const [followedUp, setFollowedUp] = useState<readonly string[]>([]);
  const [page, setPage] = useState(1);
  const searchField = useRef<HTMLInputElement>(null);
  const overview = useId();

  const inPeriod = useMemo(
    () => calls.filter(({ at }) => period === "week" || at >= today),
    [period],
  );
  const foundRows = useMemo(() => {
    const searched = query.trim().toLowerCase();
    return inPeriod
      .filter(({ caller, about }) => `${caller} ${about}`.toLowerCase().includes(searched))
      .map((call): Row => ({ ...call, followedUp: followedUp.includes(call.id) }));
  }, [inPeriod, query, followedUp]);
  const rows = useMemo(
    () => sortedRows(foundRows, sort).slice((page - 1) * rowsPerPage, page * rowsPerPage),
    [foundRows, sort, page],
  );
  const pageCount = Math.ceil(foundRows.length / rowsPerPage);

  const search = (text: string) => {
    setQuery(text);
    setPage(1);
  };

  return (
    <>
      <Section ground="board" space="compact" aria-labelledby={overview}>
        <Container>
          <Stack gap="lg">
            <Stack direction="responsive" justify="between" align="baseline" wrap>
              <Stack gap="sm">
                <Heading level={1} id={overview}>
                  Calls
                </Heading>
                <Text tone="muted">Alder Plumbing, answered on (503) 555-0142</Text>
              </Stack>
              <SegmentedControl
                label="Period"
                value={period}
                onValueChange={(next) => {
                  setPeriod(next);
                  setSelected([]);
                  setPage(1);
                }}
              >
                <Segment value="today">Today</Segment>
                <Segment value="week">This week</Segment>
              </SegmentedControl>
            </Stack>
            <StatGroup stats={statsOf(inPeriod)} />
          </Stack>
        </Container>
      </Section>
      <Section space="compact">
        <Container>
          <Stack gap="lg">
            <Heading level={2} size={2}>
              {period === "week" ? "Calls of this week" : "Calls of today"}
            </Heading>
            <Split
              align="end"
              first={
                <SearchField
                  ref={searchField}
                  label="Search calls"
                  placeholder="Caller or subject"
                  value={query}
                  onChange={(event) => search(event.currentTarget.value)}
                />
              }
              second={
                <Stack direction="row" justify="between" align="center">
                  <output>
                    <Text as="span" size="small" tone="muted">
                      {foundRows.length} {foundRows.length === 1 ? "call" : "calls"}
                      {selected.length > 0 && `, ${selected.length} selected`}
                    </Text>
                  </output>
                  <Menu
                    label="What to do with the selected calls"
                    trigger={
                      <Button variant="outline" trailingIcon={<ChevronDownIcon />}>
                        Actions
                      </Button>
                    }
                  >
                    <MenuItem
                      icon={<CheckIcon />}
                      disabled={selected.length === 0}
                      onSelect={() => setFollowedUp([...followedUp, ...selected])}
                    >
                      Mark as Followed Up
                    </MenuItem>
                    <MenuItem icon={<DownloadIcon />} disabled={selected.length === 0}>
                      Download Recordings
                    </MenuItem>
                    <MenuSeparator />
                    <MenuItem disabled={selected.length === 0} onSelect={() => setSelected([])}>
                      Clear Selection
                    </MenuItem>
                  </Menu>
                </Stack>
              }
            />
            <DataTable
              caption={period === "week" ? "Calls of this week" : "Calls of today"}
              columns={columns}
              rows={rows}
              rowId={rowId}
              sorted
              sort={sort}
              onSortChange={(next) => {
                setSort(next);
                setPage(1);
              }}
              selectable
              selected={selected}
              onSelectedChange={setSelected}
              empty={
                <EmptyState
                  title="No calls found"
                  action={
                    <Button
                      variant="secondary"
                      onClick={() => {
                        search("");
                        // The button disappears with the empty state, so the focus moves to the
                        // search field.
                        searchField.current?.focus();
                      }}
                    >
                      Clear Search
                    </Button>
                  }
                >
                  Try a caller’s name, or a word of what it was about.
                </EmptyState>
              }
            />
            {pageCount > 1 && (
              <Pagination pageCount={pageCount} page={page} onPageChange={setPage} />
            )}
          </Stack>
        </Container>
      </Section>
    </>
  );
}
