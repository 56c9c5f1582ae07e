import { breakpoints, layers, radii, spacing, widths } from "@larkline/tokens";
import type { ReactNode } from "react";

type Row = {
  /** Name of the token. */
  name: string;
  /** In pixels. */
  value: number;
  /** What the value is used for. */
  use: string;
};

/** A list of values with a drawing of each, rendered by `children`. */
function Scale({ rows, children }: { rows: readonly Row[]; children: (row: Row) => ReactNode }) {
  return (
    <dl className="sb-unstyled my-6 text-small text-ink">
      {rows.map((row) => (
        <div
          key={row.name}
          className="flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-line py-3"
        >
          <dt className="w-40">
            <code className="font-semibold">{row.name}</code>
            <br />
            <span className="text-fine text-ink-muted">{row.use}</span>
          </dt>
          <dd className="w-14 tabular-nums">{row.value} px</dd>
          <dd className="w-full sm:w-auto">{children(row)}</dd>
        </div>
      ))}
    </dl>
  );
}

const rowsOf = (
  values: Readonly<Record<string, number>>,
  meanings: Readonly<Record<string, string>>,
): Row[] =>
  Object.entries(values).map(([name, value]) => ({ name, value, use: meanings[name] ?? "" }));

/** The distances that have a name. */
export function Spaces() {
  const meanings = {
    unit: "p-1, gap-1",
    module: "from one jack to the next",
    section: "above and below a section",
    "section-phone": `the same below ${breakpoints.lg} px`,
    gutter: "at both sides of the page",
    "gutter-phone": `the same below ${breakpoints.sm} px`,
  };
  return (
    <Scale rows={rowsOf(spacing, meanings)}>
      {({ value }) => (
        <svg width={value} height="16" role="presentation" className="text-cord">
          <rect width={value} height="16" fill="currentColor" />
        </svg>
      )}
    </Scale>
  );
}

/** The corner radii. */
export function Radii() {
  const meanings = {
    plate: "plates, tags",
    control: "buttons, fields",
    panel: "cards, bubbles",
    stage: "large panels",
  };
  return (
    <Scale rows={rowsOf(radii, meanings)}>
      {({ value }) => (
        <svg width="96" height="48" role="presentation" className="text-edge">
          <rect
            x="1"
            y="1"
            width="94"
            height="46"
            rx={value}
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
          />
        </svg>
      )}
    </Scale>
  );
}

/** The stroke widths. */
export function Strokes() {
  const meanings = {
    hairline: "separators",
    edge: "outlines of controls",
    cord: "cords",
    casing: "stroke under a cord, in the color of the ground",
  };
  return (
    <Scale rows={rowsOf(widths, meanings)}>
      {({ value }) => (
        <svg width="160" height="16" role="presentation" className="text-cord">
          <path d="M0 8H160" stroke="currentColor" strokeWidth={value} />
        </svg>
      )}
    </Scale>
  );
}

/** The browser's top layer and the z-index layers, topmost first, drawn as overlapping sheets. */
export function Layers() {
  const meanings: Readonly<Record<keyof typeof layers, string>> = {
    toast: "an application’s own brief messages",
    "skip-link": "the link past the header, while it has the focus",
    floating: "elements fixed at the window’s edge, and the list of hidden breadcrumbs",
    header: "the sticky header",
    "under-header": "elements that slide out from behind the header",
  };
  const rows = Object.entries(meanings);
  const topLayer = ["top layer", "dialogs, sheets, menus, popovers, tooltips, toasts"] as const;
  return (
    <ol className="sb-unstyled my-6 text-small text-ink">
      {[topLayer, ...rows].map(([name, meaning], index) => (
        <li
          key={name}
          className={`relative max-w-112 rounded-control border border-edge bg-surface px-4 pt-6 pb-3 shadow-float not-first:-mt-3 ${indents[index] ?? ""}`}
        >
          <span className="flex items-baseline justify-between gap-4">
            <code className="font-semibold">
              {Object.hasOwn(layers, name) ? `--layer-${name}` : name}
            </code>
            <span className="tabular-nums">{valueOf(name)}</span>
          </span>
          <span className="block text-fine text-ink-muted">{meaning}</span>
        </li>
      ))}
    </ol>
  );
}

const valueOf = (name: string) => Object.entries(layers).find(([each]) => each === name)?.[1];

/** Classes of the sheets, topmost first. Each sheet lies below the previous one and is indented further. */
const indents = [
  "z-[6]",
  "z-[5] ms-3 sm:ms-6",
  "z-[4] ms-6 sm:ms-12",
  "z-[3] ms-9 sm:ms-18",
  "z-[2] ms-12 sm:ms-24",
  "z-[1] ms-15 sm:ms-30",
];
