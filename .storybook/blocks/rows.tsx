import type { ReactNode } from "react";

/** A small table on a docs page; each row's first cell is what the row is about. */
export function Rows({
  head,
  rows,
}: {
  head: readonly string[];
  rows: readonly (readonly ReactNode[])[];
}) {
  return (
    <table className="sb-unstyled my-6 w-full border-collapse text-start text-small text-ink">
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
        {rows.map(([first, ...rest], row) => (
          // Rows and cells have no identity but their place.
          <tr key={row} className="border-b border-line align-top">
            <th scope="row" className="py-3 pe-6 text-start font-semibold">
              {first}
            </th>
            {rest.map((cell, column) => (
              <td key={column} className="py-3 pe-6 last:pe-0">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
