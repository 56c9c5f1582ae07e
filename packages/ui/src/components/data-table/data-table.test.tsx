import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, it, vi } from "vitest";

import { LabelsProvider } from "../../foundations/labels/labels.tsx";
import { DataTable } from "./data-table.tsx";
import type { DataTableColumn } from "./data-table.tsx";

interface Call {
  id: string;
  at: Date;
  seconds: number;
}

const rowCount = 500;
const calls = Array.from({ length: rowCount }, (_, index): Call => ({
  id: `call-${index}`,
  at: new Date(Date.UTC(2026, 0, 1, 12, index)),
  seconds: 1000 + index,
}));
const columns: readonly DataTableColumn<Call>[] = [
  { id: "at", header: "At", value: (call) => call.at },
  { id: "until", header: "Until", value: (call) => call.at },
  { id: "seconds", header: "Seconds", value: (call) => call.seconds },
];

const render = (rows: readonly Call[], selected: readonly string[] = []) =>
  renderToStaticMarkup(
    <DataTable
      caption="Calls"
      columns={columns}
      rows={rows}
      rowId={(call) => call.id}
      selectable
      selected={selected}
    />,
  );

afterEach(() => {
  vi.restoreAllMocks();
});

it("shows dates and numbers in the locale, and names rows by date and time", () => {
  const markup = render(calls.slice(0, 1));
  expect(markup).toContain(">1/1/2026<");
  expect(markup).toContain(">1,000<");
  expect(markup).toMatch(/aria-label="[^"]*1\/1\/2026, 12:00:00\sPM[^"]*"/);
});

it("shows dates and numbers in the locale of the LabelsProvider", () => {
  const markup = renderToStaticMarkup(
    <LabelsProvider labels={{}} locale="de">
      <DataTable
        caption="Calls"
        columns={columns}
        rows={calls.slice(0, 1)}
        rowId={(call) => call.id}
      />
    </LabelsProvider>,
  );
  expect(markup).toContain(">1.1.2026<");
  expect(markup).toContain(">1.000<");
});

it("names a row with an invalid date", () => {
  expect(render([{ id: "call", at: new Date(Number.NaN), seconds: 1 }])).toContain("Invalid Date");
});

it("sorts texts by the numbers in them", () => {
  const markup = renderToStaticMarkup(
    <DataTable
      caption="Lines"
      columns={[{ id: "line", header: "Line", value: (line) => line, sortable: true }]}
      rows={["Line 10", "Line 2"]}
      rowId={(line) => line}
      defaultSort={{ column: "line", direction: "ascending" }}
    />,
  );
  expect(markup.match(/Line \d+/g)).toEqual(["Line 2", "Line 10"]);
});

it("keeps the order of rows with missing values", () => {
  for (const direction of ["ascending", "descending"] as const) {
    const markup = renderToStaticMarkup(
      <DataTable
        caption="Lines"
        columns={[
          { id: "line", header: "Name", value: (line) => line },
          { id: "calls", header: "Calls", value: () => null, sortable: true },
        ]}
        rows={["Line 1", "Line 2", "Line 3"]}
        rowId={(line) => line}
        defaultSort={{ column: "calls", direction }}
      />,
    );
    expect(markup.match(/Line \d/g)).toEqual(["Line 1", "Line 2", "Line 3"]);
  }
});

it("shows the text of an empty table across all columns, with that of the checkboxes", () => {
  expect(render([])).toContain(`colSpan="${columns.length + 1}"`);
});

it("disables the selection of all rows while there are none", () => {
  expect(render([])).toMatch(/<input[^>]* disabled=""/);
  expect(render(calls.slice(0, 1))).not.toContain('disabled=""');
});

it("makes no new format for each cell", () => {
  // Each call of these methods with options makes a format, which is slow.
  const methods = [
    vi.spyOn(Date.prototype, "toLocaleString"),
    vi.spyOn(Date.prototype, "toLocaleDateString"),
    vi.spyOn(Number.prototype, "toLocaleString"),
  ];
  render(calls);
  for (const method of methods) expect(method).not.toHaveBeenCalled();
});

it("does not search the whole selection for each row", () => {
  let reads = 0;
  const ids = calls.map((call) => call.id);
  const selected = new Proxy(ids, {
    get: (target, key, receiver): unknown => {
      reads += 1;
      return Reflect.get(target, key, receiver);
    },
  });
  expect(render(calls, selected)).toContain('data-state="selected"');
  expect(reads).toBeLessThan(10 * rowCount);
});
