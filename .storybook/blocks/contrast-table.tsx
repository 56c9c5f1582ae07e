import { colors, pairs, themes } from "@larkline/tokens";
import type { Theme } from "@larkline/tokens";
import { measure } from "@larkline/tokens/measure";
import type { Measured } from "@larkline/tokens/measure";

import { ThemeHeadings } from "./theme-headings.tsx";
import { Wide } from "./wide.tsx";

/** Contrasts of all pairs of color roles that the kit allows, with the kit's own colors. */
const ownRows = measure(pairs, colors);

/**
 * A pair may have several contrasts in a theme, on both grounds and on several backgrounds. Returns the lowest
 * in relation to its minimum.
 *
 * @param use What the pair is used for. It identifies the pair.
 */
function closestToMinimum(rows: readonly Measured[], use: string, theme: Theme) {
  return rows
    .filter((row) => row.use === use && row.theme === theme)
    .toSorted((a, b) => a.ratio / a.required - b.ratio / b.required)
    .at(0);
}

/**
 * Every use of two colors together. For each theme the table shows the contrast that is the lowest in
 * relation to its minimum.
 *
 * @param rows Measured contrasts. Default: the kit's own, computed on the page.
 */
export function ContrastTable({ rows = ownRows }: { rows?: readonly Measured[] }) {
  return (
    <Wide label="Measured contrasts">
      <table className="docs-stacked docs-themes w-full border-collapse text-small text-ink sm:min-w-[640px]">
        <thead>
          <tr className="border-b border-edge">
            <th className="py-2 pe-6 text-start font-semibold">Use</th>
            <ThemeHeadings />
          </tr>
        </thead>
        <tbody>
          {pairs.map(({ use }) => (
            <tr key={use} className="border-b border-line align-top">
              <th scope="row" className="max-w-72 py-3 pe-6 text-start font-normal">
                {use}
              </th>
              {themes.map((theme) => {
                const row = closestToMinimum(rows, use, theme);
                return (
                  <td key={theme} data-label={theme} className="py-3 pe-3">
                    {row ? (
                      <div>
                        <strong className="font-semibold">{row.ratio.toFixed(2)}</strong> of{" "}
                        {row.required}
                        <br />
                        <span className="text-fine text-ink-muted">
                          {row.foreground} on {row.background}
                        </span>
                      </div>
                    ) : null}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Wide>
  );
}
