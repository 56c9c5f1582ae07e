import { cva } from "class-variance-authority";
import type { ComponentPropsWithRef } from "react";

const plate = cva(
  "inline-flex min-h-6 max-w-full items-center gap-2 rounded-plate px-2.25 pt-px font-plate text-plate font-semibold wrap-anywhere forced-colors:border",
  {
    variants: {
      variant: {
        solid: "bg-action text-on-action",
        line: "text-ink-muted inset-ring inset-ring-edge",
        signal: "bg-signal text-on-signal",
      },
    },
  },
);

export interface PlateProps extends ComponentPropsWithRef<"span"> {
  /**
   * `solid` has the action color, `line` is only outlined, `signal` marks a live call or the
   * current item.
   * @default "solid"
   */
  variant?: "solid" | "line" | "signal" | undefined;
}

/** A small label of one to three words: the name of a cord's end, a category, a place. */
export function Plate({ variant = "solid", className, ...props }: PlateProps) {
  return (
    <span
      data-slot="plate"
      data-variant={variant}
      {...props}
      className={plate({ variant, className })}
    />
  );
}
