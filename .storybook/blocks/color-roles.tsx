import { colors, roles, themes } from "@larkline/tokens";
import type { ColorRole, Ground } from "@larkline/tokens";

import { ThemeHeadings } from "./theme-headings.tsx";
import { Wide } from "./wide.tsx";

const isRole = (name: string): name is ColorRole => name in roles;
const names = Object.keys(roles).filter(isRole);

/** Every color role with its purpose, and its value in each theme on one ground. */
export function ColorRoles({ ground }: { ground: Ground }) {
  return (
    <Wide label={`Roles on the ${ground}`}>
      <table className="docs-stacked docs-themes w-full border-collapse text-small text-ink sm:min-w-[640px]">
        <thead>
          <tr className="border-b border-edge text-start">
            <th className="py-2 pe-6 text-start font-semibold">Role</th>
            <ThemeHeadings />
          </tr>
        </thead>
        <tbody>
          {names.map((role) => (
            <tr key={role} className="border-b border-line align-top">
              <th scope="row" className="max-w-80 py-3 pe-6 text-start font-normal">
                <code className="font-semibold">{role}</code>
                <br />
                <span className="text-fine text-ink-muted">{roles[role]}</span>
              </th>
              {themes.map((theme) => {
                const value = colors[theme][ground][role];
                return (
                  <td key={theme} data-label={theme} className="py-3 pe-3">
                    <div>
                      <Swatch value={value} />
                      <code className="text-fine text-ink-muted">{value}</code>
                    </div>
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

/**
 * A color sample, painted over a white rectangle with a gray triangle. Through a translucent color the
 * triangle is visible.
 */
export function Swatch({ value }: { value: string }) {
  return (
    <svg className="mb-1 block" width="56" height="32" role="presentation">
      <rect width="56" height="32" rx="4" fill="#fff" />
      <path d="M0 32 56 0v32Z" fill="#000" opacity=".25" />
      <rect x=".5" y=".5" width="55" height="31" rx="4" fill={value} stroke="#8888" />
    </svg>
  );
}
