import { cva } from "class-variance-authority";
import { createElement } from "react";
import type { ComponentPropsWithRef } from "react";

const stack = cva("flex", {
  variants: {
    direction: {
      column: "flex-col",
      row: "flex-row",
      responsive: "flex-col sm:flex-row",
    },
    gap: {
      none: "gap-0",
      xs: "gap-1",
      sm: "gap-2",
      md: "gap-4",
      lg: "gap-6",
      xl: "gap-10",
      "2xl": "gap-16",
    },
    // Items that are not stretched would otherwise be as wide as their longest word. A class of an item may set another
    // maximum, because the selector has no specificity.
    align: {
      start: "items-start [:where(&>*)]:max-w-full",
      center: "items-center [:where(&>*)]:max-w-full",
      end: "items-end [:where(&>*)]:max-w-full",
      baseline: "items-baseline [:where(&>*)]:max-w-full",
      stretch: "items-stretch",
    },
    justify: {
      start: "justify-start",
      center: "justify-center",
      end: "justify-end",
      between: "justify-between",
    },
    wrap: { true: "flex-wrap", false: "" },
    // Buttons keep their natural width unless `fullWidth` or `align="stretch"` is set. The selector uses
    // the class `group/button` of `Button`, because a button's `data-slot` may be overridden. `~=` matches
    // only whole class names. With `*=` a nested stack would match too, because the class of the stack
    // contains the text `group/button`.
    buttons: {
      natural: "[:where(&>[class~='group/button'])]:self-start",
      stretched: "",
    },
    divided: {
      true: "border-t border-line text-pretty *:border-b *:border-line *:py-3",
      false: "",
    },
  },
});

export interface StackProps extends ComponentPropsWithRef<"div"> {
  /**
   * Element to render.
   * @default "div"
   */
  as?:
    | "div"
    | "ul"
    | "ol"
    | "li"
    | "nav"
    | "header"
    | "footer"
    | "form"
    | "article"
    | "aside"
    | "span"
    | undefined;
  /**
   * `responsive` is a column on a phone and a row from 600 px.
   * @default "column"
   */
  direction?: "column" | "row" | "responsive" | undefined;
  /**
   * Gap between the items: 0, 4, 8, 16, 24, 40 or 64 px.
   * @default "md"; "none" if `divided`
   */
  gap?: "none" | "xs" | "sm" | "md" | "lg" | "xl" | "2xl" | undefined;
  /**
   * Alignment across the direction. By default items are stretched, except the buttons of a column,
   * which keep their width unless they are `fullWidth`.
   * @default "stretch"
   */
  align?: "start" | "center" | "end" | "baseline" | "stretch" | undefined;
  /**
   * Alignment along the direction.
   * @default "start"
   */
  justify?: "start" | "center" | "end" | "between" | undefined;
  /**
   * Wraps items that do not fit.
   * @default false; true for a row
   */
  wrap?: boolean | undefined;
  /**
   * Draws hairlines above, between and below the items of a column.
   * @default false
   */
  divided?: boolean | undefined;
}

/** Arranges items in a column or row with equal gaps. */
export function Stack({
  as = "div",
  direction = "column",
  divided = false,
  gap = divided ? "none" : "md",
  align,
  justify = "start",
  wrap = direction === "row",
  className,
  ...props
}: StackProps) {
  return createElement(as, {
    "data-slot": "stack",
    "data-direction": direction,
    ...props,
    className: stack({
      direction,
      gap,
      align: align ?? "stretch",
      justify,
      wrap,
      divided,
      buttons: align === undefined && direction === "column" ? "natural" : "stretched",
      className,
    }),
  });
}
