import { cva } from "class-variance-authority";
import { createElement } from "react";
import type { ComponentPropsWithRef } from "react";

const panel = cva("min-w-0 rounded-stage text-ink forced-colors:border", {
  variants: {
    ground: {
      surface: "border border-line bg-surface",
      board: "bg-page",
    },
    room: { md: "p-5 sm:p-8", lg: "p-5 sm:p-10" },
  },
});

export interface PanelProps extends ComponentPropsWithRef<"div"> {
  /**
   * Element to render: `section` if a heading names it, `aside` for complementary content.
   * @default "div"
   */
  as?: "div" | "section" | "aside" | undefined;
  /**
   * Background: `surface` has a border and keeps the surrounding ground's colors; `board`, for live
   * calls and proof, makes the panel a board, which changes every color role inside.
   * @default "surface"
   */
  ground?: "surface" | "board" | undefined;
  /**
   * Padding: 32 px for `md`, 40 px for `lg`. Below 600 px it is 20 px for both.
   * @default "lg"
   */
  room?: "md" | "lg" | undefined;
}

/** A panel for a form, a step, or an aside. */
export function Panel({
  as = "div",
  ground = "surface",
  room = "lg",
  className,
  ...props
}: PanelProps) {
  return createElement(as, {
    "data-slot": "panel",
    "data-ground": ground === "board" ? "board" : undefined,
    ...props,
    className: panel({ ground, room, className }),
  });
}
