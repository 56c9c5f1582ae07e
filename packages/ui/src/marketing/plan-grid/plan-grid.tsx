import { Children, Fragment, isValidElement } from "react";
import type { ComponentPropsWithRef, PropsWithChildren, ReactNode } from "react";

import { cordPath, MODULE } from "../../board/cord/cord-path.ts";
import { CordStrokes } from "../../board/cord/cord-strokes.tsx";
import { CordLayer } from "../../board/cord/cord.tsx";
import { JackField } from "../../board/jack-field/jack-field.tsx";
import { JackShape } from "../../board/jack/jack.tsx";

/** Color of the cord, by the category's tone. */
const toneClasses = {
  default: "",
  blue: "[--ll-cord:var(--color-hue-blue)]",
  green: "[--ll-cord:var(--color-hue-green)]",
  plum: "[--ll-cord:var(--color-hue-plum)]",
} as const;

/** Columns by the number of cards. */
const columnClasses = {
  1: "",
  2: "sm:grid-cols-2",
  3: "lg:grid-cols-3",
  4: "sm:grid-cols-2 lg:grid-cols-4",
} as const;

export interface PlanGridProps extends ComponentPropsWithRef<"div"> {
  /**
   * Color of the category's cord: blue receptionist, green custom agents, plum outbound.
   * @default "default"
   */
  tone?: "default" | "blue" | "green" | "plum" | undefined;
  /** Two to four full `PlanCard`s, also in a fragment, the smallest plan first. Each plan includes the one before it. */
  children: ReactNode;
}

/**
 * A category's plans, joined by a cord because each plan includes the previous one. Rows of the
 * cards are aligned.
 *
 * A rail, which is a part of the board, lies above each row of cards. In several columns it has a jack above each
 * card. In one column it has the jacks of its card's plan and of the plans that this one includes.
 */
export function PlanGrid({ tone = "default", className = "", children, ...props }: PlanGridProps) {
  // Conditional cards that are not rendered (`false`, `null`) are left out. Cards may be in a fragment.
  const cards = Children.toArray(children).flatMap((child) =>
    isValidElement<PropsWithChildren>(child) && child.type === Fragment
      ? Children.toArray(child.props.children)
      : child,
  );
  const count = cards.length > 3 ? 4 : cards.length === 3 ? 3 : cards.length === 2 ? 2 : 1;
  const inPairs = count % 2 === 0;
  return (
    <div
      data-slot="plan-grid"
      data-tone={tone}
      {...props}
      className={`overflow-clip rounded-stage border border-line bg-surface ${className}`}
    >
      <div
        // Each cell has a line at its start and at its top. The first cells have these lines outside the frame,
        // which clips them.
        //
        // The cord's jacks lie over jacks of the field. The field therefore has as many columns as the drawing: with
        // 7, an odd number, a jack is in its middle; with 14 and 24 a gap is there.
        //
        // One long price makes all prices smaller, so that they have the same size.
        className={`-mt-px grid grid-cols-1 overflow-clip [--field-shift:0px] [--module:calc(100cqi/7)] *:row-span-7 *:-ms-px *:grid-rows-subgrid *:rounded-none *:border-0 *:border-s *:border-t has-data-long:[--price-size:13.5cqi] has-data-[long=xl]:[--price-size:9cqi] sm:[--field-shift:calc(var(--module)/2)] sm:[--module:calc(100cqi/14)] lg:[--module:calc(100cqi/24)] ${columnClasses[count]} ${toneClasses[tone]}`}
      >
        {cards.map((card, index) => (
          <Fragment key={index}>
            {index < count && (
              <div
                data-slot="plan-rail"
                // Cords and jacks are outlined in `--color-page`, so the rail sets it to its own background color.
                className={`@container relative col-span-full border-line bg-sunk [--color-page:var(--color-sunk)] print:hidden ${inPairs && index % 2 ? "sm:hidden" : index > 0 ? "lg:hidden" : ""}`}
              >
                <JackField />
                {drawing(7, 1, Math.floor(6 / (count - 1 || 1)), index + 1, "sm:hidden")}
                {inPairs
                  ? index % 2 === 0 && drawing(14, 2, 7, 2, "hidden sm:block lg:hidden")
                  : drawing(14, 1, 6, index + 1, "hidden sm:block lg:hidden")}
                {index === 0 && drawing(24, 2, 24 / count, count, "hidden lg:block")}
              </div>
            )}
            {card}
          </Fragment>
        ))}
      </div>
    </div>
  );
}

/**
 * Draws jacks from the start on, joined by a cord.
 *
 * @param columns Width in modules.
 * @param rows Height in modules.
 * @param step Distance between two jacks, in modules.
 * @param jacks Number of jacks.
 */
function drawing(columns: number, rows: 1 | 2, step: number, jacks: number, className: string) {
  const points = Array.from({ length: jacks }, (_, index) => ({ x: index * step + 0.5, y: 0.5 }));
  return (
    <CordLayer columns={columns} rows={rows} className={`relative ${className}`}>
      <g className="ll-cord" data-state="rest">
        <CordStrokes
          d={points
            .slice(1)
            .map((to, index) => cordPath("hang", points[index] ?? to, to, rows === 1 ? 0.3 : 0.9))
            .join("")}
        />
        {points.map(({ x, y }) => (
          <JackShape key={x} state="plugged" transform={`translate(${x * MODULE} ${y * MODULE})`} />
        ))}
      </g>
    </CordLayer>
  );
}
