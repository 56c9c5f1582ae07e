import type { ReactNode } from "react";

import { Wide } from "./wide.tsx";

interface RowsProps {
  /** Names of the columns. */
  head: readonly string[];
  /** The cells of each row. The first cell is the row's header. */
  rows: readonly (readonly ReactNode[])[];
}

/**
 * A small table on a docs page, with row headers. On a phone, tables with three or more columns show each row
 * as a block, and each cell with the name of its column. Tables with four or more columns scroll horizontally
 * if they are wider than the page.
 */
export function Rows({ head, rows }: RowsProps) {
  if (head.length < 4)
    return (
      <Table head={head} rows={rows} className={head.length < 3 ? "my-6" : "docs-stacked my-6"} />
    );
  return (
    <Wide label={head.join(", ")}>
      <Table head={head} rows={rows} className="docs-stacked sm:min-w-[40rem]" />
    </Wide>
  );
}

function Table({ head, rows, className }: RowsProps & { className: string }) {
  return (
    <table
      className={`sb-unstyled w-full border-collapse text-start text-small text-ink ${className}`}
    >
      <thead>
        <tr className="border-b border-edge">
          {head.map((each) => (
            <th key={each} className="py-2 pe-6 text-start font-semibold last:pe-0">
              {each}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([header, ...cells], row) => (
          // Rows and cells have no id, so the index is the key.
          <tr key={row} className="border-b border-line align-top">
            <th scope="row" className="py-3 pe-6 text-start font-semibold">
              {header}
            </th>
            {cells.map((cell, column) => (
              <td key={column} data-label={head[column + 1]} className="py-3 pe-6 last:pe-0">
                <div>{cell}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
