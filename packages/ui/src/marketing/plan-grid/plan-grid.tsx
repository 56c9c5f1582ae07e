import { cva } from "class-variance-authority";
import { Children } from "react";
import type { ComponentPropsWithRef, ReactNode } from "react";

import { cordPath, MODULE } from "../../board/cord/cord-path.ts";
import { CordStrokes } from "../../board/cord/cord-strokes.tsx";
import { CordLayer } from "../../board/cord/cord.tsx";
import { JackField } from "../../board/jack-field/jack-field.tsx";
import { JackShape } from "../../board/jack/jack.tsx";

// Cords and jacks are outlined in `--color-page`, so the rail sets it to its own background color.
const railClasses = cva("@container relative bg-sunk [--color-page:var(--color-sunk)]", {
  variants: {
    tone: {
      default: "",
      blue: "[--ll-cord:var(--color-hue-blue)]",
      green: "[--ll-cord:var(--color-hue-green)]",
      plum: "[--ll-cord:var(--color-hue-plum)]",
    },
  },
});

const cellClasses = cva(
  "grid grid-cols-1 overflow-clip *:row-span-7 *:-ms-px *:grid-rows-subgrid *:rounded-none *:border-0 *:border-s *:border-t *:bg-transparent",
  {
    variants: {
      count: {
        1: "",
        2: "sm:grid-cols-2",
        3: "lg:grid-cols-3",
        4: "sm:grid-cols-2 lg:grid-cols-4",
      },
    },
  },
);

export interface PlanGridProps extends ComponentPropsWithRef<"div"> {
  /**
   * Color of the category's cord: blue receptionist, green custom agents, plum outbound.
   * @default "default"
   */
  tone?: "default" | "blue" | "green" | "plum" | undefined;
  /** Two to four full `PlanCard`s, the smallest plan first. Each plan includes the one before it. */
  children: ReactNode;
}

/**
 * A category's plans, joined by a cord because each plan includes the previous one. Rows of the
 * cards are aligned.
 */
export function PlanGrid({ tone = "default", className = "", children, ...props }: PlanGridProps) {
  // `Children.count` would also count conditional cards that are not rendered (`false`, `null`).
  const cardCount = Children.toArray(children).length;
  const count = cardCount > 3 ? 4 : cardCount === 3 ? 3 : cardCount === 2 ? 2 : 1;
  return (
    <div
      data-slot="plan-grid"
      data-tone={tone}
      {...props}
      // Each card has a line at its start and at its top. The first card of a row has its start line outside
      // the frame, which clips it.
      className={`overflow-clip rounded-stage border border-line bg-surface ${className}`}
    >
      <div data-slot="plan-rail" className={railClasses({ tone })}>
        {/* The cord's jacks lie over jacks of the field. The field therefore has as many columns as the
            `Rail`: with 7, an odd number, a jack is in its middle; with 14 and 24 a gap is there. */}
        <JackField className="[--field-shift:0px] [--module:calc(100cqi/7)] sm:[--field-shift:calc(var(--module)/2)] sm:[--module:calc(100cqi/14)] lg:[--module:calc(100cqi/24)]" />
        <Rail columns={7} count={count} className="sm:hidden" />
        <Rail columns={14} count={count} className="hidden sm:block lg:hidden" />
        <Rail columns={24} count={count} className="hidden lg:block" />
      </div>
      <div className={cellClasses({ count })}>{children}</div>
    </div>
  );
}

/**
 * The drawing above the cards: a jack for each plan, joined by a cord. From 1024 px each jack is above its
 * card.
 */
function Rail({
  columns,
  count,
  className,
}: {
  columns: 7 | 14 | 24;
  count: number;
  className: string;
}) {
  // Distance between two jacks, in modules.
  const step = columns === 24 ? 24 / count : Math.floor((columns - 1) / Math.max(1, count - 1));
  const jacks = Array.from({ length: count }, (_, index) => ({ x: index * step + 0.5, y: 0.5 }));
  const d = jacks
    .slice(1)
    .map((to) => cordPath("hang", { x: to.x - step, y: 0.5 }, to, 0.9))
    .join("");
  return (
    <CordLayer columns={columns} rows={2} className={`relative ${className}`}>
      <g className="ll-cord" data-state="rest">
        <CordStrokes d={d} />
        {jacks.map(({ x, y }) => (
          <JackShape key={x} state="plugged" transform={`translate(${x * MODULE} ${y * MODULE})`} />
        ))}
      </g>
    </CordLayer>
  );
}
