import { breakpoints, columns, containers, spacing } from "@larkline/tokens";

import { Rows } from "./rows.tsx";

const { sm, lg, xl } = breakpoints;

/** A table of the four layouts with their breakpoints, columns and margins, from the tokens. */
export function Breakpoints() {
  return (
    <Rows
      head={["Layout", "Window", "Class", "Columns of the board", "Beside the page", "Sections"]}
      rows={[
        [
          "Phone",
          `below ${sm} px`,
          "no prefix",
          columns.phone,
          `${spacing["gutter-phone"]} px`,
          `${spacing["section-phone"]} px above and below`,
        ],
        [
          "Tablet",
          `from ${sm} px`,
          <code key="sm">sm:</code>,
          columns.tablet,
          `${spacing.gutter} px`,
          `${spacing["section-phone"]} px above and below`,
        ],
        [
          "Desktop",
          `from ${lg} px`,
          <code key="lg">lg:</code>,
          columns.desktop,
          `${spacing.gutter} px`,
          `${spacing.section} px above and below`,
        ],
        [
          "Large desktop",
          `from ${xl} px`,
          <code key="xl">xl:</code>,
          columns.desktop,
          `the page stays ${containers.page} px wide`,
          `${spacing.section} px above and below`,
        ],
      ]}
    />
  );
}
