import { colors, pairs, themes } from "@larkline/tokens";
import { measure } from "@larkline/tokens/measure";
import { Heading } from "@storybook/addon-docs/blocks";
import { evidence } from "virtual:kit-evidence";

import type { Evidence as Facts } from "../evidence-plugin.ts";
import { Wide } from "./wide.tsx";

const rows = measure(pairs, colors);

/** What has been measured of the component whose stories these are. Nothing on other pages. */
export function Evidence({ stories }: { stories: string }) {
  const facts = evidence[stories.replace(/^\.\//, "")];
  if (!facts) return null;
  return (
    <>
      <Heading>Evidence</Heading>
      <Bytes facts={facts} />
      <Contrasts facts={facts} />
    </>
  );
}

const command = "npm test -- --only=kit";

function Bytes({ facts: { name, bytes, measured, commit, changed } }: { facts: Facts }) {
  if (bytes === null || measured === null)
    return (
      <p className="sb-unstyled my-4 max-w-measure text-small text-ink">
        Not measured on this machine yet: <code>{command}</code> measures the bytes.
      </p>
    );
  return (
    <div className="sb-unstyled my-4 flex max-w-measure flex-col gap-2 text-small text-ink">
      <p>
        <strong className="font-semibold">{(bytes / 1000).toFixed(1)} kB</strong> for{" "}
        <code>@larkline/ui/{name}</code> with all it imports, minified and gzip, without React.
      </p>
      <p className="text-fine text-ink-muted">
        Measured <time dateTime={measured}>{measured.slice(0, 16).replace("T", ", ")} UTC</time>
        {commit === null ? "" : ` at ${commit}`}.
      </p>
      {changed !== null && (
        <p className="rounded-control bg-warning-tint px-3 py-2 text-ink">
          <strong className="font-semibold">Stale:</strong> <code>{changed}</code> has changed
          since. Run <code>{command}</code>.
        </p>
      )}
    </div>
  );
}

/** The pairs among the roles that the component's source names, and the page it may lie on. */
function pairsOf({ roles }: Facts) {
  const behind = new Set([...roles.behind, "page"]);
  const met = rows.filter(
    ({ foreground, background }) => roles.front.includes(foreground) && behind.has(background),
  );
  const byRoles = new Map<string, typeof met>();
  for (const row of met) {
    const name = `${row.foreground} on ${row.background}`;
    byRoles.set(name, [...(byRoles.get(name) ?? []), row]);
  }
  return [...byRoles];
}

function Contrasts({ facts }: { facts: Facts }) {
  const found = pairsOf(facts);
  if (found.length === 0) return null;
  return (
    <Wide label="Contrasts of the roles it names">
      <table className="w-full min-w-[560px] border-collapse text-small text-ink">
        <caption className="pb-2 text-start text-fine text-ink-muted">
          Color roles that its own source names, each pair that the kit allows, computed now: the
          lower ratio of page and board, and the least allowed.
        </caption>
        <thead>
          <tr className="border-b border-edge">
            <th className="py-2 pe-6 text-start font-semibold">Roles</th>
            {themes.map((theme) => (
              <th key={theme} className="py-2 pe-3 text-start text-fine font-semibold">
                {theme}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {found.map(([roles, measured]) => (
            <tr key={roles} className="border-b border-line">
              <th scope="row" className="py-2 pe-6 text-start font-normal">
                {roles}
              </th>
              {themes.map((theme) => {
                const lowest = measured
                  .filter((row) => row.theme === theme)
                  .toSorted((a, b) => a.ratio / a.required - b.ratio / b.required)
                  .at(0);
                return (
                  <td key={theme} className="py-2 pe-3">
                    {lowest && `${lowest.ratio.toFixed(2)} of ${lowest.required}`}
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
