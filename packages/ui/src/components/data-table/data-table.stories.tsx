import type { Meta, StoryObj } from "@storybook/react-vite";
import { StrictMode, useMemo, useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";

import { FilledBeforeHydration } from "../../../testing/filled-before-hydration.tsx";
import { press } from "../../../testing/press.ts";
import { Heading } from "../../foundations/heading/heading.tsx";
import { LabelsProvider } from "../../foundations/labels/labels.tsx";
import { Stack } from "../../layout/stack/stack.tsx";
import { Badge } from "../badge/badge.tsx";
import { Button } from "../button/button.tsx";
import { EmptyState } from "../empty-state/empty-state.tsx";
import { Pagination } from "../pagination/pagination.tsx";
import { DataTable } from "./data-table.tsx";
import type { DataTableColumn, DataTableProps, DataTableSort } from "./data-table.tsx";

interface Call {
  id: string;
  caller: string;
  about: string;
  /** Time of the call, as ISO 8601 in UTC. */
  at: string;
  seconds: number;
  booked: boolean;
}

const calls: readonly Call[] = [
  ["c1", "Dana Ruiz", "Burst pipe in the basement", "2026-03-12T02:14:00Z", 184, true],
  ["c2", "Erin Cole", "Moving a cleaning to Friday", "2026-03-12T07:31:00Z", 96, true],
  ["c3", "Marcus Webb", "Asks what a tune-up costs", "2026-03-12T08:05:00Z", 61, false],
  ["c4", "Priya Nair", "New patient, two children", "2026-03-12T08:47:00Z", 242, true],
  ["c5", "Tom Alder", "Wants to speak to billing", "2026-03-12T09:12:00Z", 38, false],
].map(([id, caller, about, at, seconds, booked]) => ({
  id: String(id),
  caller: String(caller),
  about: String(about),
  at: String(at),
  seconds: Number(seconds),
  booked: booked === true,
}));

const timeFormat = new Intl.DateTimeFormat("en-US", { timeStyle: "short", timeZone: "UTC" });
const formatDuration = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

const columns: readonly DataTableColumn<Call>[] = [
  { id: "caller", header: "Caller", value: ({ caller }) => caller, sortable: true },
  { id: "about", header: "About", value: ({ about }) => about },
  {
    id: "at",
    header: "Time",
    value: ({ at }) => new Date(at),
    cell: ({ at }) => timeFormat.format(new Date(at)),
    sortable: true,
    align: "end",
  },
  {
    id: "seconds",
    header: "Length",
    value: ({ seconds }) => seconds,
    cell: ({ seconds }) => formatDuration(seconds),
    sortable: true,
    align: "end",
  },
  {
    id: "outcome",
    header: "Outcome",
    value: ({ booked }) => (booked ? "Booked" : "Message taken"),
    cell: ({ booked }) =>
      booked ? <Badge variant="success">Booked</Badge> : <Badge>Message taken</Badge>,
  },
];

const rowId = ({ id }: Call) => id;

const meta = {
  title: "Components/Data table",
  component: DataTable<Call>,
  args: { caption: "Calls of March 12", columns, rows: calls, rowId },
  parameters: { layout: "padded" },
} satisfies Meta<typeof DataTable<Call>>;

export default meta;
type Story = StoryObj<typeof meta>;

const callers = (canvas: { getAllByRole: (role: "rowheader") => HTMLElement[] }) =>
  canvas.getAllByRole("rowheader").map((cell) => cell.textContent);

/** Pressing a column header sorts ascending, then descending, then restores the original order. */
export const Default: Story = {
  play: async ({ canvas, step }) => {
    await expect(canvas.getByRole("region", { name: "Calls of March 12" })).toBeVisible();
    await expect(canvas.getByRole("table", { name: "Calls of March 12" })).toBeVisible();
    const sortBy = canvas.getByRole("button", { name: "Length" });
    const head = canvas.getByRole("columnheader", { name: "Length" });
    await step("a click sorts in ascending order", async () => {
      await userEvent.click(sortBy);
      await expect(head).toHaveAttribute("aria-sort", "ascending");
      await expect(callers(canvas)[0]).toBe("Tom Alder");
    });
    await step(
      "Enter sorts in descending order, then Space restores the original order",
      async () => {
        await press("{Enter}");
        await expect(head).toHaveAttribute("aria-sort", "descending");
        await expect(callers(canvas)[0]).toBe("Priya Nair");
        await press(" ");
        await expect(head).not.toHaveAttribute("aria-sort");
        await expect(callers(canvas)[0]).toBe("Dana Ruiz");
      },
    );
    sortBy.blur();
  },
};

/** A heading above names the table, so there is no caption. */
export const NamedByHeading: Story = {
  tags: ["!visual"],
  render: () => (
    <Stack>
      <Heading level={2} size={3} id="calls">
        Calls of March 12
      </Heading>
      <DataTable aria-labelledby="calls" columns={columns} rows={calls} rowId={rowId} />
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("region", { name: "Calls of March 12" })).toBeVisible();
    await expect(canvas.getByRole("table", { name: "Calls of March 12" })).toBeVisible();
    await expect(canvasElement.querySelector("caption")).toBeNull();
  },
};

/** A tap up to 11 px beside a row's checkbox selects the row, because fingers are less exact than a mouse. */
export const RowTarget: Story = {
  tags: ["!visual"],
  args: { selectable: true },
  play: async ({ canvas }) => {
    const box = canvas.getByRole("checkbox", { name: "Select Dana Ruiz" });
    const { left, right, top, bottom } = box.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    for (const [atX, atY] of [
      [left - 11, y],
      [right + 11, y],
      [x, top - 11],
      [x, bottom + 11],
    ] as const)
      await expect(document.elementFromPoint(atX, atY)).toBe(box);
  },
};

/** Keyboard use of the scroll area, the sort buttons and the row checkboxes. */
export const Keyboard: Story = {
  tags: ["!visual"],
  args: { selectable: true, onSelectedChange: fn(), onSortChange: fn() },
  play: async ({ canvas, args, step }) => {
    const all = canvas.getByRole("checkbox", { name: "Select all rows" });
    const caller = canvas.getByRole("button", { name: "Caller" });
    const row = (name: string) => canvas.getByRole("checkbox", { name: `Select ${name}` });
    await step(
      "Tab: the scrollable table, then the checkbox of all rows, then the column headers",
      async () => {
        await press("{Tab}");
        await expect(canvas.getByRole("region", { name: "Calls of March 12" })).toHaveFocus();
        await press("{Tab}");
        await expect(all).toHaveFocus();
        await press("{Tab}");
        await expect(caller).toHaveFocus();
      },
    );
    await step("Enter, Space: sort by the column: ascending, descending, unsorted", async () => {
      await press("{Enter}");
      await expect(args.onSortChange).toHaveBeenLastCalledWith({
        column: "caller",
        direction: "ascending",
      });
      await press(" ");
      await expect(callers(canvas)[0]).toBe("Tom Alder");
      await press("{Enter}");
      await expect(args.onSortChange).toHaveBeenLastCalledWith(null);
    });
    await step("Space: selects a row; the checkbox of all rows is mixed", async () => {
      await press("{Tab}{Tab}{Tab}");
      await expect(row("Dana Ruiz")).toHaveFocus();
      await press(" ");
      await expect(row("Dana Ruiz")).toBeChecked();
      await expect(all).toBePartiallyChecked();
      await press("{Tab} ");
      await expect(args.onSelectedChange).toHaveBeenLastCalledWith(["c1", "c2"]);
    });
    await step("Space on the checkbox of all rows: selects all, then none", async () => {
      all.focus();
      await press(" ");
      await expect(all).toBeChecked();
      await expect(args.onSelectedChange).toHaveBeenLastCalledWith(["c1", "c2", "c3", "c4", "c5"]);
      await press(" ");
      await expect(all).not.toBeChecked();
      await expect(args.onSelectedChange).toHaveBeenLastCalledWith([]);
    });
    all.blur();
  },
};

const showName = fn((name: string) => name);
const names = ["Dana Ruiz", "Erin Cole"];
const nameColumns = [{ id: "name", header: "Name", value: (name: string) => name, cell: showName }];

/** Selecting a row renders no cell again, so that a table with many rows reacts at once. */
export const UnchangedCells: Story = {
  tags: ["!visual"],
  render: () => (
    <DataTable caption="Callers" columns={nameColumns} rows={names} rowId={String} selectable />
  ),
  play: async ({ canvas }) => {
    showName.mockClear();
    const checkbox = canvas.getByRole("checkbox", { name: /Erin Cole/ });
    await userEvent.click(checkbox);
    await expect(checkbox).toBeChecked();
    await expect(showName).not.toHaveBeenCalled();
  },
};

export const Playground: Story = {
  tags: ["!visual"],
  args: {
    selectable: true,
    loading: false,
    stickyHeader: false,
    showCaption: true,
    sorted: false,
  },
};

/** The checkbox in the header shows whether some, all or none of the rows are selected. */
export const Selection: Story = {
  args: { selectable: true, defaultSelected: ["c2"], onSelectedChange: fn() },
  play: async ({ canvas, args }) => {
    const all = canvas.getByRole("checkbox", { name: "Select all rows" });
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(all).toBeChecked();
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(["c1", "c2", "c3", "c4", "c5"]);
    const dana = canvas.getByRole("checkbox", { name: "Select Dana Ruiz" });
    dana.focus();
    await press(" ");
    await expect(dana).not.toBeChecked();
    await expect(all).toBePartiallyChecked();
    dana.blur();
    // The box grows with the text size, as its check mark does.
    document.documentElement.style.fontSize = "200%";
    const { width } = all.getBoundingClientRect();
    document.documentElement.style.fontSize = "";
    await expect(width).toBe(40);
  },
};

/** If the first column contains dates, each checkbox is named by date and time, formatted for the locale. */
export const SelectionByDate: Story = {
  tags: ["!visual"],
  args: {
    columns: [
      { id: "at", header: "Time", value: ({ at }) => new Date(at) },
      ...columns.slice(1, 2),
    ],
    selectable: true,
  },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole("checkbox", { name: /^Select \d/ });
    await expect(first).toHaveAccessibleName(/^Select 3\/12\/2026, 2:14:00\sAM$/);
  },
};

/** Controlled: the selection does not change until the application changes it. */
export const SelectionHeld: Story = {
  tags: ["!visual"],
  args: { selectable: true, selected: ["c2"], onSelectedChange: fn() },
  play: async ({ canvas, args }) => {
    const all = canvas.getByRole("checkbox", { name: "Select all rows" });
    await userEvent.click(all);
    await expect(args.onSelectedChange).toHaveBeenCalledOnce();
    await expect(all).toBePartiallyChecked();
    all.blur();
  },
};

/** A reset of a form around the table keeps the selection, and the next change is reported. */
export const SelectionInForm: Story = {
  tags: ["!visual"],
  args: { selectable: true, onSelectedChange: fn() },
  render: (args) => (
    <form aria-label="Export">
      <Stack>
        <DataTable {...args} caption="Calls to export" />
        <Button type="reset">Start Over</Button>
      </Stack>
    </form>
  ),
  play: async ({ canvas, args }) => {
    const row = (name: string) => canvas.getByRole("checkbox", { name: `Select ${name}` });
    await userEvent.click(row("Dana Ruiz"));
    const reset = canvas.getByRole("button", { name: "Start Over" });
    await userEvent.click(reset);
    await expect(row("Dana Ruiz")).toBeChecked();
    await expect(canvas.getByRole("checkbox", { name: "Select all rows" })).toBePartiallyChecked();
    await userEvent.click(row("Dana Ruiz"));
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith([]);
    await userEvent.click(reset);
    await expect(row("Dana Ruiz")).not.toBeChecked();
    reset.blur();
  },
};

const earlyHandler = fn();

/** Ticks the checkboxes at these places, of which the first selects all rows. */
const tick =
  (...places: number[]) =>
  (first: HTMLInputElement) => {
    const boxes = first.closest("table")?.querySelectorAll("input");
    for (const place of places) boxes?.item(place).click();
  };

function ControlledCalls(props: DataTableProps<Call>) {
  const [selected, setSelected] = useState<readonly string[]>(["c1"]);
  return (
    <DataTable
      {...props}
      caption="Controlled"
      selected={selected}
      onSelectedChange={(next) => {
        earlyHandler(next);
        setSelected(next);
      }}
    />
  );
}

/** Rows that the visitor selected before hydration are selected and reported. */
export const SelectedBeforeHydration: Story = {
  tags: ["!visual"],
  args: { selectable: true, onSelectedChange: fn() },
  render: (args) => (
    <Stack>
      <FilledBeforeHydration fill={tick(2, 3)}>
        <StrictMode>
          <DataTable {...args} caption="Two rows" />
        </StrictMode>
      </FilledBeforeHydration>
      <FilledBeforeHydration fill={tick(0, 2)}>
        <DataTable {...args} caption="All rows" onSelectedChange={earlyHandler} />
      </FilledBeforeHydration>
      <FilledBeforeHydration fill={tick(1, 2)}>
        <ControlledCalls {...args} />
      </FilledBeforeHydration>
    </Stack>
  ),
  beforeEach: () => {
    earlyHandler.mockClear();
  },
  play: async ({ canvas, args, step }) => {
    const checked = (caption: string) =>
      within(canvas.getByRole("table", { name: caption }))
        .getAllByRole<HTMLInputElement>("checkbox")
        .map((box) => (box.indeterminate ? "some" : box.checked));
    await step("each row is reported with those before it", async () => {
      await waitFor(() => expect(args.onSelectedChange).toHaveBeenCalledTimes(2));
      await expect(args.onSelectedChange).toHaveBeenLastCalledWith(["c2", "c3"]);
      await expect(checked("Two rows")).toEqual(["some", false, true, true, false, false]);
    });
    await step("all rows are reported once", async () => {
      await waitFor(() =>
        expect(checked("All rows")).toEqual([true, true, true, true, true, true]),
      );
      await expect(earlyHandler).toHaveBeenCalledWith(["c1", "c2", "c3", "c4", "c5"]);
    });
    await step("the application gets rows that were selected or removed", async () => {
      await waitFor(() =>
        expect(checked("Controlled")).toEqual(["some", false, true, false, false, false]),
      );
      await expect(earlyHandler.mock.calls).toEqual(
        expect.arrayContaining([[["c1", "c2", "c3", "c4", "c5"]], [[]], [["c2"]]]),
      );
      await expect(earlyHandler).toHaveBeenCalledTimes(3);
    });
  },
};

/** While rows load, placeholders are shown and the loading state is announced. */
export const Loading: Story = {
  args: { rows: [], loading: true, selectable: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Loading");
    await expect(canvas.getByRole("table")).toHaveAttribute("aria-busy", "true");
  },
};

/** The table is as high while its rows load as afterwards, so that the page below it does not move. */
export const HeightWhileLoading: Story = {
  tags: ["!visual"],
  render: (args) => (
    <Stack>
      <DataTable {...args} caption="Loading" rows={[]} loading />
      <DataTable {...args} caption="Loaded" selectable />
      <DataTable {...args} caption="Texts" columns={columns.slice(0, 4)} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const heights = canvas
      .getAllByRole("row")
      .map((row) => Math.round(row.getBoundingClientRect().height));
    const [header = 0, ...others] = new Set(heights);
    await expect(header).toBeGreaterThan(0);
    await expect(others.length).toBeLessThanOrEqual(1);
  },
};

/** Without rows: an `EmptyState` in their place. */
export const Empty: Story = {
  args: {
    rows: [],
    empty: (
      <EmptyState title="No calls today" headingLevel={3}>
        Calls that come in are listed here as soon as they are answered.
      </EmptyState>
    ),
  },
};

const manyCalls = Array.from({ length: 24 }, (_, index): Call => {
  const call = calls[index % calls.length] ?? calls[0];
  if (!call) throw new Error("There are no calls.");
  return { ...call, id: `m${index}`, seconds: call.seconds + index };
});

/** The header stays in view while the rows scroll. */
export const StickyHeader: Story = {
  args: { rows: manyCalls, stickyHeader: true },
  play: async ({ canvas }) => {
    const region = canvas.getByRole("region");
    region.scrollTop = 200;
    await expect(region.scrollTop).toBe(200);
    const head = canvas.getByRole("columnheader", { name: "About" }).getBoundingClientRect();
    // At most the region's border is above the header.
    const distance = Math.round(head.top - region.getBoundingClientRect().top);
    await expect(distance).toBeGreaterThanOrEqual(0);
    await expect(distance).toBeLessThanOrEqual(1);
    region.scrollTop = 0;
  },
};

/** The header does not cover a control that gets the focus. */
export const StickyHeaderFocus: Story = {
  tags: ["!visual"],
  args: { rows: manyCalls, stickyHeader: true, selectable: true },
  play: async ({ canvas }) => {
    const region = canvas.getByRole("region");
    const [all, ...rows] = canvas.getAllByRole("checkbox");
    rows.at(-1)?.focus();
    // As far as Tab leads: back to the first row.
    for (const box of rows.toReversed().slice(1)) {
      await press("{Shift>}{Tab}{/Shift}");
      await expect(box).toHaveFocus();
      const head = all?.closest("thead")?.getBoundingClientRect();
      await expect(box.getBoundingClientRect().top).toBeGreaterThanOrEqual(head?.bottom ?? 0);
    }
    rows[0]?.blur();
    region.scrollTop = 0;
  },
};

/**
 * The value by which the simulated server sorts. It sorts callers by their last names; the table itself would
 * sort them by their full names, which begin with the first name.
 */
const serverSortValue = (call: Call, column: DataTableColumn<Call>) =>
  column.id === "caller" ? call.caller.split(" ").at(-1) : column.value(call);

/** All calls in a sort order, as a server returns them. */
function sortCalls(sort: DataTableSort | null): readonly Call[] {
  const column = columns.find(({ id }) => id === sort?.column);
  if (!sort || !column) return manyCalls;
  const ascending = manyCalls.toSorted((a, b) => {
    const [first, second] = [serverSortValue(a, column) ?? "", serverSortValue(b, column) ?? ""];
    return first < second ? -1 : first > second ? 1 : 0;
  });
  return sort.direction === "ascending" ? ascending : ascending.toReversed();
}

function CallPages() {
  const [page, setPage] = useState(1);
  const [sort, setSort] = useState<DataTableSort | null>(null);
  const rows = sortCalls(sort).slice((page - 1) * 5, page * 5);
  return (
    <div className="grid grid-cols-1 gap-3">
      <DataTable
        caption={`Calls, page ${page}`}
        columns={columns}
        rows={rows}
        rowId={rowId}
        sorted
        sort={sort}
        onSortChange={setSort}
      />
      <Pagination pageCount={5} page={page} onPageChange={setPage} />
    </div>
  );
}

/**
 * Paginated: the application sorts all rows and passes those of one page. `sorted` keeps the table from
 * sorting them.
 */
export const Pages: Story = {
  render: () => <CallPages />,
  play: async ({ canvas }) => {
    const sortBy = canvas.getByRole("button", { name: "Caller" });
    await userEvent.click(sortBy);
    await expect(callers(canvas)).toEqual([...Array(4).fill("Tom Alder"), "Erin Cole"]);
    await userEvent.click(canvas.getByRole("button", { name: "Next" }));
    await expect(canvas.getByRole("table", { name: "Calls, page 2" })).toBeVisible();
    await expect(callers(canvas)).toEqual([...Array(4).fill("Erin Cole"), "Priya Nair"]);
    // Back to the original order.
    await userEvent.click(sortBy);
    await userEvent.click(sortBy);
    sortBy.blur();
  },
};

const callsByAbout = calls.toSorted((a, b) => (a.about < b.about ? -1 : 1));

/**
 * By a column that is not `sortable`, the table does not sort, and no header says that it does. If the
 * application has sorted the rows (`sorted`), the header says so.
 */
export const NotSortable: Story = {
  tags: ["!visual"],
  args: { defaultSort: { column: "about", direction: "ascending" } },
  render: (args) => (
    <Stack>
      <DataTable {...args} caption="Calls as received" />
      <DataTable {...args} caption="Calls by what they are about" rows={callsByAbout} sorted />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const received = within(canvas.getByRole("table", { name: "Calls as received" }));
    await expect(callers(received)[0]).toBe("Dana Ruiz");
    await expect(received.getByRole("columnheader", { name: "About" })).not.toHaveAttribute(
      "aria-sort",
    );
    const byAbout = within(canvas.getByRole("table", { name: "Calls by what they are about" }));
    await expect(callers(byAbout)[0]).toBe("Marcus Webb");
    await expect(byAbout.getByRole("columnheader", { name: "About" })).toHaveAttribute(
      "aria-sort",
      "ascending",
    );
  },
};

interface Supplier {
  name: string;
  dollars: number;
  euros: number;
}

const suppliers: readonly Supplier[] = [
  { name: "Åberg", dollars: 10, euros: 30 },
  { name: "Dahl", dollars: 20, euros: 20 },
  { name: "Zetterlund", dollars: 30, euros: 10 },
];
const supplierName = ({ name }: Supplier) => name;

function SupplierPrices() {
  const [currency, setCurrency] = useState<"dollars" | "euros">("dollars");
  const priceColumns = useMemo(
    (): readonly DataTableColumn<Supplier>[] => [
      { id: "name", header: "Supplier", value: supplierName },
      { id: "price", header: "Price", value: (row) => row[currency], sortable: true },
    ],
    [currency],
  );
  return (
    <Stack>
      <Button onClick={() => setCurrency("euros")}>Show Euros</Button>
      <DataTable
        caption="Prices"
        columns={priceColumns}
        rows={suppliers}
        rowId={supplierName}
        defaultSort={{ column: "price", direction: "ascending" }}
      />
    </Stack>
  );
}

/** If other columns show other values of the same rows, the rows are sorted by the values that are shown. */
export const OtherValues: Story = {
  tags: ["!visual"],
  render: () => <SupplierPrices />,
  play: async ({ canvas }) => {
    await expect(callers(canvas)).toEqual(["Åberg", "Dahl", "Zetterlund"]);
    await userEvent.click(canvas.getByRole("button", { name: "Show Euros" }));
    await expect(callers(canvas)).toEqual(["Zetterlund", "Dahl", "Åberg"]);
  },
};

const supplierColumns: readonly DataTableColumn<Supplier>[] = [
  { id: "name", header: "Supplier", value: supplierName, sortable: true },
];

function SupplierNames() {
  const [locale, setLocale] = useState("de");
  return (
    <Stack>
      <Button onClick={() => setLocale("sv")}>Svenska</Button>
      <LabelsProvider locale={locale} labels={{}}>
        <DataTable
          caption="Suppliers"
          columns={supplierColumns}
          rows={suppliers}
          rowId={supplierName}
          defaultSort={{ column: "name", direction: "ascending" }}
        />
      </LabelsProvider>
    </Stack>
  );
}

/** Texts are sorted by the alphabet of the shown language: Å is a kind of A in German, and after Z in Swedish. */
export const OtherLanguage: Story = {
  tags: ["!visual"],
  render: () => <SupplierNames />,
  play: async ({ canvas }) => {
    await expect(callers(canvas)).toEqual(["Åberg", "Dahl", "Zetterlund"]);
    await userEvent.click(canvas.getByRole("button", { name: "Svenska" }));
    await expect(callers(canvas)).toEqual(["Dahl", "Zetterlund", "Åberg"]);
  },
};

/** Sorted and selected, on the page and on the board. */
export const Matrix: Story = {
  render: (args) => (
    <div className="grid grid-cols-1 gap-6">
      {([undefined, "board"] as const).map((ground) => (
        <div
          key={ground ?? "page"}
          data-ground={ground}
          className="min-w-0 rounded-panel bg-page p-4"
        >
          <DataTable
            {...args}
            caption={ground ? "Calls on the board" : "Calls on the page"}
            showCaption
            selectable
            defaultSelected={["c1", "c4"]}
            defaultSort={{ column: "seconds", direction: "descending" }}
          />
        </div>
      ))}
    </div>
  ),
};

/** Too wide for its container, with long words: it scrolls horizontally, also by keyboard. */
export const Stress: Story = {
  args: {
    rows: calls.map((call) => ({
      ...call,
      caller: `${call.caller} of Rechtsschutzversicherungsgesellschaften`,
    })),
  },
  render: (args) => (
    <div className="max-w-96">
      <DataTable {...args} />
    </div>
  ),
};

const incomplete: readonly DataTableColumn<Call>[] = [
  { id: "caller", header: "Caller", value: ({ caller }) => caller },
  {
    id: "at",
    header: "Day",
    value: ({ id, at }) => new Date(id === "1" ? "unknown" : at),
    sortable: true,
  },
  {
    id: "seconds",
    header: "Length",
    value: ({ id, seconds }) => (id === "1" ? Number.NaN : seconds),
    sortable: true,
  },
];

/** NaN and invalid dates are missing values: not shown, and after the others in ascending order. */
export const InvalidValues: Story = {
  tags: ["!visual"],
  args: {
    columns: incomplete,
    rows: [3, 1, 2].map((seconds, index): Call => {
      const [call] = calls;
      if (!call) throw new Error("There are no calls.");
      const at = `2026-03-${10 + seconds}T12:00:00Z`;
      return { ...call, id: String(index), caller: `Line ${seconds}`, at, seconds };
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/NaN|Invalid/)).toBeNull();
    for (const name of ["Day", "Length"]) {
      const sortBy = canvas.getByRole("button", { name });
      await userEvent.click(sortBy);
      await expect(callers(canvas)).toEqual(["Line 2", "Line 3", "Line 1"]);
      sortBy.blur();
    }
  },
};
