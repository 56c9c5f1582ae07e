import { themes } from "@larkline/tokens";

/** The headings of a table's columns, one for each theme. */
export const ThemeHeadings = () =>
  themes.map((theme) => (
    <th key={theme} className="py-2 pe-3 text-start text-fine font-semibold">
      {theme}
    </th>
  ));
