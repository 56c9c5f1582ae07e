"use client";

import { cva } from "class-variance-authority";
import type { ComponentPropsWithRef } from "react";

import { fillPlural } from "../../foundations/labels/fill.ts";
import { useLabels, useLocale } from "../../foundations/labels/labels.tsx";
import { callDotsLabels } from "../../labels.ts";

// The maximum width keeps the rings small, so that they do not look like jacks.
const dots = cva("block h-auto w-full max-w-80 ll-mirrored ll-call-dots", {
  variants: {
    tone: {
      default: "fill-cord",
      blue: "fill-hue-blue",
      green: "fill-hue-green",
      plum: "fill-hue-plum",
    },
  },
});

/** Side of the square cell around a ring, in drawing units. */
const CELL_SIZE = 12;
/** Number of calls that one ring represents. */
const CALLS_PER_RING = 10;
/**
 * Height of the drawing in rows, for plans without a number of calls. `custom` is one row of open rings.
 */
const ROWS_WITHOUT_NUMBER = { unlimited: 6, custom: 1 };

/** The area of the cells as one path: full rows, then the last row. */
function cellsPath(rings: number, columns: number) {
  const rows = Math.floor(rings / columns);
  const remainder = rings % columns;
  const fullRows = rows > 0 ? `M0 0H${columns * CELL_SIZE}V${rows * CELL_SIZE}H0Z` : "";
  const lastRow =
    remainder > 0 ? `M0 ${rows * CELL_SIZE}h${remainder * CELL_SIZE}v${CELL_SIZE}H0Z` : "";
  return { d: fullRows + lastRow, rows: rows + (remainder > 0 ? 1 : 0) };
}

export interface CallDotsProps extends Omit<ComponentPropsWithRef<"svg">, "children"> {
  /**
   * Calls a month. `unlimited` draws six full rows. `custom`, for a number that is agreed individually,
   * draws one row of open rings.
   */
  calls: number | "unlimited" | "custom";
  /**
   * Color by the plan's category: blue receptionist, green custom agents, plum outbound. `default` is the
   * color of cords.
   * @default "default"
   */
  tone?: "default" | "blue" | "green" | "plum" | undefined;
  /**
   * `single` has 20 rings per row. `double` has 40 rings of half the size, for a thousand calls and more.
   * Use the same scale for plans that are compared.
   * @default "single"
   */
  scale?: "single" | "double" | undefined;
  /**
   * Accessible name; `null` makes it decorative, if the text next to it has the number.
   * @default "200 calls a month", "Unlimited calls" or "Calls by agreement"
   */
  label?: string | null | undefined;
}

/**
 * The calls per month of a plan as rings: one for every ten calls, rounded up, and at least one.
 * For plan cards and comparisons.
 */
export function CallDots({
  calls,
  tone = "default",
  scale = "single",
  label: labelOverride,
  className,
  ...props
}: CallDotsProps) {
  const labels = useLabels("callDots", callDotsLabels);
  const locale = useLocale();
  const defaultLabel =
    typeof calls === "number" ? fillPlural(labels.counted, calls, locale) : labels[calls];
  const label = labelOverride === undefined ? defaultLabel : labelOverride;
  const columns = scale === "single" ? 20 : 40;
  // For plans without a number the path is taller (99 units) than the drawing, which cuts it off.
  const { d, rows } =
    typeof calls === "number"
      ? cellsPath(Math.max(1, Math.ceil(calls / CALLS_PER_RING)), columns)
      : { d: `M0 0H${columns * CELL_SIZE}V99H0Z`, rows: ROWS_WITHOUT_NUMBER[calls] };
  return (
    <svg
      data-slot="call-dots"
      data-state={typeof calls === "number" ? "counted" : calls}
      data-scale={scale}
      viewBox={`0 0 ${columns * CELL_SIZE} ${rows * CELL_SIZE}`}
      {...(label === null ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
      {...props}
      className={dots({ tone, className })}
    >
      <path d={d} />
    </svg>
  );
}
