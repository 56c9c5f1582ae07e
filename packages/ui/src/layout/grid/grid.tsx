import { cva } from "class-variance-authority";
import { createElement } from "react";
import type { ComponentPropsWithRef } from "react";

const grid = cva("grid", {
  variants: {
    columns: {
      1: "grid-cols-1",
      2: "grid-cols-1 sm:grid-cols-2",
      3: "grid-cols-1 sm:grid-cols-2 lg:grid-cols-3",
      4: "grid-cols-1 sm:grid-cols-2 lg:grid-cols-4",
    },
    minItemWidth: {
      sm: "grid-cols-[repeat(auto-fit,minmax(min(100%,12rem),1fr))]",
      md: "grid-cols-[repeat(auto-fit,minmax(min(100%,16rem),1fr))]",
      lg: "grid-cols-[repeat(auto-fit,minmax(min(100%,22rem),1fr))]",
    },
    gap: { none: "gap-0", sm: "gap-2", md: "gap-4", lg: "gap-6", xl: "gap-12" },
    align: { start: "items-start", center: "items-center", end: "items-end", stretch: "" },
  },
});

interface GridBase extends ComponentPropsWithRef<"div"> {
  /**
   * Element to render.
   * @default "div"
   */
  as?: "div" | "ul" | "ol" | "dl" | undefined;
  /**
   * Gap between the cells: 0, 8, 16, 24 or 48 px.
   * @default "lg"
   */
  gap?: "none" | "sm" | "md" | "lg" | "xl" | undefined;
  /**
   * Vertical alignment of the cells in a row.
   * @default "stretch"
   */
  align?: "start" | "center" | "end" | "stretch" | undefined;
}

interface GridByColumns extends GridBase {
  /**
   * Number of columns from 1024 px. From 600 px there are at most two columns, in narrower windows one.
   * @default 3
   */
  columns?: 1 | 2 | 3 | 4 | undefined;
  minItemWidth?: undefined;
}

interface GridByWidth extends GridBase {
  columns?: undefined;
  /**
   * As many equal columns as fit, each at least 12, 16 or 22 rem wide, for containers of unknown
   * width. In a narrower container there is one column, as wide as the container.
   */
  minItemWidth: "sm" | "md" | "lg";
}

export type GridProps = GridByColumns | GridByWidth;

/** A grid of equal cells, by the number of columns or by the minimum width of a cell. */
export function Grid({
  as = "div",
  columns,
  minItemWidth,
  gap = "lg",
  align = "stretch",
  className,
  ...props
}: GridProps) {
  return createElement(as, {
    "data-slot": "grid",
    ...props,
    className: grid({
      columns: minItemWidth === undefined ? (columns ?? 3) : undefined,
      minItemWidth,
      gap,
      align,
      className,
    }),
  });
}
