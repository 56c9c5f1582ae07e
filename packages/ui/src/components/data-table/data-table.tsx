"use client";

import {
  createSortedRowModel,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import type { ColumnDef } from "@tanstack/react-table";
import { useLayoutEffect, useId, useMemo, useRef } from "react";
import type { ComponentPropsWithRef, ReactNode } from "react";

import { ArrowDownIcon, ArrowUpIcon, Icon } from "../../foundations/icon/icon.tsx";
import { fill } from "../../foundations/labels/fill.ts";
import { useLabels, useLocale } from "../../foundations/labels/labels.tsx";
import type { KitLabels } from "../../foundations/labels/labels.tsx";
import { useControlled } from "../../foundations/state/use-controlled.ts";
import { dataTableLabels } from "../../labels.ts";
import { Skeleton } from "../skeleton/skeleton.tsx";

/** A value that a column can be sorted by. */
export type DataTableValue = string | number | boolean | Date | null | undefined;

export interface DataTableColumn<Row> {
  /** Identifies the column. */
  id: string;
  /** The header: "Caller". */
  header: string;
  /**
   * The value of a row in this column, used for sorting. Without `cell` it is shown as well, unless it
   * is a boolean; a date is shown as a day in UTC. The first column's value names the row's checkbox.
   */
  value: (row: Row) => DataTableValue;
  /** Renders the column's cells, if they show something other than the value: a badge, a link, an amount. */
  cell?: ((row: Row) => ReactNode) | undefined;
  /**
   * Alignment of the text; `end` for numbers.
   * @default "start"
   */
  align?: "start" | "end" | undefined;
  /**
   * Whether pressing the header sorts by this column.
   * @default false
   */
  sortable?: boolean | undefined;
}

/** By which column the rows are sorted, and in which direction. */
export interface DataTableSort {
  column: string;
  direction: "ascending" | "descending";
}

interface CaptionedProps {
  /**
   * What the table lists: "Calls of today". The accessible name of the table and of its scroll
   * area. If a heading above the table says the same, omit the caption and pass the heading's id
   * as `aria-labelledby`.
   */
  caption: string;
  /**
   * Whether the caption is visible; screen readers read it in any case.
   * @default false
   */
  showCaption?: boolean | undefined;
  /** Id of an element that names the scroll area in place of the caption. The table keeps its caption. */
  "aria-labelledby"?: string | undefined;
}

interface NamedByHeadingProps {
  caption?: undefined;
  showCaption?: undefined;
  /** Id of the heading that says what the table lists, in place of `caption`. */
  "aria-labelledby": string;
}

interface TableProps<Row> extends Omit<
  ComponentPropsWithRef<"section">,
  "children" | "aria-labelledby"
> {
  /** The columns. The first one is the row header. Define them outside the component or memoize them. */
  columns: readonly DataTableColumn<Row>[];
  /** The rows; of a paginated list, those of the current page. Memoize them as well. */
  rows: readonly Row[];
  /** Returns a row's unique id, as used in `selected`. */
  rowId: (row: Row) => string;
  /** The sort order, if controlled; `null` keeps the order of `rows`. Use with `onSortChange`. */
  sort?: DataTableSort | null | undefined;
  /**
   * The initial sort order, if uncontrolled.
   * @default null
   */
  defaultSort?: DataTableSort | null | undefined;
  /** Called with the requested sort order; `null` for the order of `rows`. */
  onSortChange?: ((sort: DataTableSort | null) => void) | undefined;
  /**
   * Whether `rows` are in the order of `sort` already, so that the table does not sort them. For
   * paginated lists, which only the server can sort.
   * @default false
   */
  sorted?: boolean | undefined;
  /**
   * Whether rows can be selected.
   * @default false
   */
  selectable?: boolean | undefined;
  /** The selected rows' ids, if controlled. Use with `onSelectedChange`. */
  selected?: readonly string[] | undefined;
  /**
   * Ids of the rows selected at first, if uncontrolled.
   * @default []
   */
  defaultSelected?: readonly string[] | undefined;
  /** Called with the ids of the selected rows. */
  onSelectedChange?: ((selected: readonly string[]) => void) | undefined;
  /**
   * Whether rows are loading. Present rows stay; if there are none, placeholders are shown.
   * @default false
   */
  loading?: boolean | undefined;
  /** Shown if there are no rows: a sentence or an `EmptyState`. */
  empty?: ReactNode;
  /**
   * Keeps the header in view while the rows scroll. Limits the table's height to 70 % of the window's.
   * @default false
   */
  stickyHeader?: boolean | undefined;
  /** Labels that override the `LabelsProvider`'s. */
  labels?: Partial<KitLabels["dataTable"]> | undefined;
}

export type DataTableProps<Row> = TableProps<Row> & (CaptionedProps | NamedByHeadingProps);

const features = tableFeatures({
  rowSortingFeature,
  rowSelectionFeature,
  sortedRowModel: createSortedRowModel(),
});

const noneSelected: readonly string[] = [];

/** A number or a text; null for a missing value, to which NaN and invalid dates belong. */
const toComparable = (value: DataTableValue) => {
  const comparable = typeof value === "string" ? value : Number(value ?? Number.NaN);
  return Number.isNaN(comparable) ? null : comparable;
};

/**
 * Makes a function that compares two values in ascending order, with missing values last. For descending
 * order the table reverses the result, so missing values come first.
 */
function createComparator(locale: string) {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  return (first: DataTableValue, second: DataTableValue): number => {
    const [a, b] = [toComparable(first), toComparable(second)];
    if (typeof a === "number" && typeof b === "number") return a - b;
    if (a === null) return b === null ? 0 : 1;
    if (b === null) return -1;
    return compare(String(a), String(b));
  };
}

/**
 * A table whose rows can be sorted and selected. A table wider than its container scrolls, also by
 * keyboard.
 * Pattern: https://www.w3.org/WAI/ARIA/apg/patterns/table/examples/sortable-table/
 */
export function DataTable<Row>({
  caption,
  showCaption = false,
  "aria-labelledby": headingId,
  columns,
  rows,
  rowId,
  sort: controlledSort,
  defaultSort = null,
  onSortChange,
  sorted = false,
  selectable = false,
  selected: controlledSelected,
  defaultSelected = noneSelected,
  onSelectedChange,
  loading = false,
  empty,
  stickyHeader = false,
  labels: labelOverrides,
  className = "",
  ...props
}: DataTableProps<Row>) {
  const labels = useLabels("dataTable", dataTableLabels, labelOverrides);
  const locale = useLocale();
  const formats = useMemo(() => createFormats(locale), [locale]);
  const id = useId();
  const [sort, setSort] = useControlled(controlledSort, defaultSort, onSortChange);
  const [selected, select] = useControlled(controlledSelected, defaultSelected, onSelectedChange);

  const definitions = useMemo(() => {
    const compare = createComparator(locale);
    return columns.map(
      ({ id: column, value, sortable = false }): ColumnDef<typeof features, NonNullable<Row>> => ({
        id: column,
        accessorFn: value,
        enableSorting: sortable,
        sortFn: (first, second) =>
          compare(first.getValue<DataTableValue>(column), second.getValue<DataTableValue>(column)),
      }),
    );
  }, [columns, locale]);
  const sorting = useMemo(
    () => (sort ? [{ id: sort.column, desc: sort.direction === "descending" }] : []),
    [sort],
  );
  const rowSelection = useMemo(
    () => Object.fromEntries(selected.map((each) => [each, true as const])),
    [selected],
  );
  // The types of TanStack Table exclude rows that are null or undefined.
  const data = useMemo(
    () => rows.filter((row): row is NonNullable<Row> => row != null),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- TanStack Table keeps values and order with the same `data`
    [rows, definitions],
  );
  const table = useTable({
    features,
    columns: definitions,
    data,
    getRowId: rowId,
    state: { sorting, rowSelection },
    manualSorting: sorted,
  });

  const sortBy = (column: string) => {
    const isSorted = sort?.column === column;
    const next: DataTableSort | null = !isSorted
      ? { column, direction: "ascending" }
      : sort.direction === "ascending"
        ? { column, direction: "descending" }
        : null;
    setSort(next);
  };
  const shownRows = table.getRowModel().rows;
  // React does not render an element again that is the same object. A selection changes only the checkboxes, so
  // without this the cells of all rows would be rendered at each one.
  const cells = useMemo(
    () =>
      shownRows.map((row) =>
        columns.map(({ id: column, value, cell, align = "start" }, index) => {
          const content = cell ? cell(row.original) : formatValue(value(row.original), formats);
          const classes = `${cellClasses} data-[align=end]:text-end data-[align=end]:tabular-nums`;
          return index === 0 ? (
            <th key={column} scope="row" data-align={align} className={`${classes} font-semibold`}>
              {content}
            </th>
          ) : (
            <td key={column} data-align={align} className={classes}>
              {content}
            </td>
          );
        }),
      ),
    [columns, formats, shownRows],
  );
  const shownIds = shownRows.map((row) => row.id);
  const shownSelectedCount = shownRows.filter((row) => row.getIsSelected()).length;
  const columnCount = columns.length + (selectable ? 1 : 0);

  return (
    <section
      data-slot="data-table"
      data-state={loading ? "loading" : shownRows.length === 0 ? "empty" : "ready"}
      aria-labelledby={headingId ?? id}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll area must be reachable by keyboard
      tabIndex={0}
      {...props}
      className={`relative overflow-x-auto overscroll-x-contain rounded-panel border border-line bg-surface font-text text-small/[1.4] text-ink ${stickyHeader ? "max-h-[70svh] scroll-pt-14 overflow-y-auto print:max-h-none" : ""} ${className}`}
    >
      <table
        aria-labelledby={caption === undefined ? headingId : undefined}
        aria-busy={loading || undefined}
        className="w-full min-w-max border-separate border-spacing-0 text-start"
      >
        {caption !== undefined && (
          <caption
            id={id}
            className={
              showCaption
                ? "px-5 pt-5 pb-3 text-start font-display text-heading-4 font-semibold"
                : "sr-only"
            }
          >
            {caption}
          </caption>
        )}
        <thead className={stickyHeader ? "sticky top-0 z-1" : undefined}>
          <tr>
            {selectable && (
              <th scope="col" className={`${headerClasses} w-px`}>
                <SelectCheckbox
                  label={labels.selectAll}
                  checked={shownSelectedCount > 0 && shownSelectedCount === shownIds.length}
                  mixed={shownSelectedCount > 0 && shownSelectedCount < shownIds.length}
                  disabled={shownIds.length === 0}
                  onCheckedChange={(checked) => {
                    const shown = new Set(shownIds);
                    const selectedOnOtherPages = selected.filter((each) => !shown.has(each));
                    select(checked ? [...selectedOnOtherPages, ...shownIds] : selectedOnOtherPages);
                  }}
                />
              </th>
            )}
            {columns.map(({ id: column, header, align = "start", sortable = false }) => {
              const direction = sort?.column === column ? sort.direction : undefined;
              return (
                <th
                  key={column}
                  scope="col"
                  aria-sort={sortable || sorted ? direction : undefined}
                  data-align={align}
                  className={`${headerClasses} data-[align=end]:text-end`}
                >
                  {sortable ? (
                    <button
                      type="button"
                      data-slot="data-table-sort"
                      data-state={direction ?? "none"}
                      onClick={() => sortBy(column)}
                      className={`group/sort -mx-2 inline-flex min-h-8 items-center gap-1.5 rounded-plate px-2 hover:text-ink ${direction ? "text-ink" : ""} ${align === "end" ? "flex-row-reverse" : ""}`}
                    >
                      {header}
                      {direction === "descending" && <ArrowDownIcon size="sm" />}
                      {direction === "ascending" && <ArrowUpIcon size="sm" />}
                      {!direction && (
                        <Icon
                          size="sm"
                          className="opacity-70 group-hover/sort:opacity-100 group-focus-visible/sort:opacity-100"
                        >
                          <path d="m8 9.5 4-4 4 4M8 14.5l4 4 4-4" />
                        </Icon>
                      )}
                    </button>
                  ) : (
                    <span className="inline-flex min-h-8 items-center">{header}</span>
                  )}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody className={loading ? "opacity-60" : undefined}>
          {shownRows.map((row, index) => {
            const isSelected = row.getIsSelected();
            const firstValue = columns[0]?.value(row.original);
            return (
              <tr
                key={row.id}
                data-slot="data-table-row"
                data-state={selectable ? (isSelected ? "selected" : "unselected") : undefined}
                className="hover:*:bg-page data-[state=selected]:*:bg-page"
              >
                {selectable && (
                  <td className={`${cellClasses} w-px`}>
                    <SelectCheckbox
                      label={fill(
                        labels.select,
                        {
                          // With the time, because several rows may be of one day.
                          row:
                            firstValue instanceof Date && toComparable(firstValue) !== null
                              ? formats.dateAndTime.format(firstValue)
                              : String(firstValue ?? row.id),
                        },
                        locale,
                      )}
                      checked={isSelected}
                      onCheckedChange={(checked) =>
                        select(
                          checked
                            ? [...selected, row.id]
                            : selected.filter((each) => each !== row.id),
                        )
                      }
                    />
                  </td>
                )}
                {cells[index]}
              </tr>
            );
          })}
          {shownRows.length === 0 &&
            (loading ? (
              [0, 1, 2, 3, 4].map((row) => (
                <tr key={row} aria-hidden="true">
                  {Array.from({ length: columnCount }, (_, column) => (
                    <td key={column} className={cellClasses}>
                      <Skeleton lines={1} label={null} className="-my-1" />
                    </td>
                  ))}
                </tr>
              ))
            ) : (
              <tr>
                <td
                  colSpan={columnCount}
                  className={`${cellClasses} py-12 text-center text-ink-muted`}
                >
                  {empty ?? labels.empty}
                </td>
              </tr>
            ))}
        </tbody>
      </table>
      <output className="sr-only">{loading && labels.loading}</output>
    </section>
  );
}

const headerClasses =
  "border-b border-line bg-surface px-5 py-2 text-start align-middle font-plate text-plate font-semibold text-ink-muted";

// At least a module (48 px) and the line high, so that rows of text, of badges and of placeholders are equally high,
// and the table does not move when its rows are loaded.
const cellClasses =
  "h-[3.0625rem] border-b border-line px-5 py-3 text-start align-middle font-normal transition-colors in-[tr:last-child]:border-b-0";

/**
 * The formats of a locale. Made once for all cells, because making one takes several times as long as rendering a
 * row. Dates are in UTC, so that server and browser render the same text.
 */
const createFormats = (locale: string) => ({
  number: new Intl.NumberFormat(locale),
  date: new Intl.DateTimeFormat(locale, { timeZone: "UTC" }),
  dateAndTime: new Intl.DateTimeFormat(locale, {
    timeZone: "UTC",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  }),
});

/** Formats a value as text, for columns without `cell`. Booleans show nothing. */
function formatValue(value: DataTableValue, formats: ReturnType<typeof createFormats>): ReactNode {
  if (toComparable(value) === null) return null;
  if (value instanceof Date) return formats.date.format(value);
  if (typeof value === "number") return formats.number.format(value);
  return typeof value === "boolean" ? null : value;
}

interface SelectCheckboxProps {
  label: string;
  checked: boolean;
  /** Whether only some of the rows are selected. */
  mixed?: boolean | undefined;
  disabled?: boolean | undefined;
  onCheckedChange: (checked: boolean) => void;
}

/** A native checkbox, named by `aria-label`, that selects a row or, in the header, all rows. */
function SelectCheckbox({
  label,
  checked,
  mixed = false,
  disabled,
  onCheckedChange,
}: SelectCheckboxProps) {
  const checkbox = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const box = checkbox.current;
    if (!box) return;
    // `indeterminate` is a DOM property without an attribute, so React has no prop for it.
    box.indeterminate = mixed;
    // What a reset of the form restores. React sets it only for an uncontrolled input.
    box.defaultChecked = checked;
    // They differ only during hydration, if the visitor made a choice before. A click on the unchanged checkbox reports
    // the choice. In a microtask, when all refs of the application are set. A choice of all rows, reported before, may
    // include this one.
    if (box.checked === checked) return;
    box.checked = checked;
    queueMicrotask(() => {
      if (box.checked === checked) box.click();
    });
  }, [mixed, checked]);
  return (
    <input
      ref={checkbox}
      type="checkbox"
      data-slot="data-table-select"
      data-state={mixed ? "indeterminate" : checked ? "checked" : "unchecked"}
      aria-label={label}
      checked={checked}
      disabled={disabled}
      onChange={(event) => {
        // The click has set `indeterminate` to false, but the application may keep the selection.
        event.currentTarget.indeterminate = mixed;
        onCheckedChange(event.currentTarget.checked);
      }}
      className="ll-row-box size-[1.25rem] cursor-pointer appearance-none rounded-plate border-(length:--width-edge) border-edge bg-surface checked:border-action checked:bg-action indeterminate:border-action indeterminate:bg-action hover:not-checked:border-ink disabled:cursor-not-allowed disabled:border-line disabled:bg-sunk forced-colors:appearance-auto"
    />
  );
}
