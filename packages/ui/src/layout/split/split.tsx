import { cva } from "class-variance-authority";
import type { ComponentPropsWithRef, ReactNode } from "react";

const split = cva("grid gap-x-module", {
  variants: {
    ratio: {
      even: "lg:grid-cols-2",
      start: "lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]",
      end: "lg:grid-cols-[minmax(0,3fr)_minmax(0,5fr)]",
    },
    align: {
      start: "items-start",
      center: "items-center",
      end: "items-end",
      stretch: "items-stretch",
    },
    gap: { sm: "gap-y-4", md: "gap-y-10" },
    reversed: { true: "lg:*:first:order-last", false: "" },
  },
});

export interface SplitProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** The first part in reading order. In windows narrower than 1024 px it is above the second part. */
  first: ReactNode;
  /** The second part. */
  second: ReactNode;
  /**
   * Ratio of the widths: equal, the start wider (5 to 3) or the end wider (3 to 5).
   * @default "even"
   */
  ratio?: "even" | "start" | "end" | undefined;
  /**
   * Vertical alignment of the two parts. `end` is for a heading and its sentence.
   * @default "start"
   */
  align?: "start" | "center" | "end" | "stretch" | undefined;
  /**
   * Gap between the stacked parts: 16 px for related content, such as a heading and its sentence,
   * or 40 px.
   * @default "sm" if `align` is "end", otherwise "md"
   */
  gap?: "sm" | "md" | undefined;
  /**
   * Puts the first part at the end side from 1024 px. The reading order does not change, so use `reversed`
   * only if the visual order does not matter.
   * @default false
   */
  reversed?: boolean | undefined;
}

/** Two parts: side by side from 1024 px, stacked in narrower windows. */
export function Split({
  first,
  second,
  ratio = "even",
  align = "start",
  gap = align === "end" ? "sm" : "md",
  reversed = false,
  className,
  ...props
}: SplitProps) {
  return (
    <div
      data-slot="split"
      data-ratio={ratio}
      {...props}
      className={split({ ratio, align, gap, reversed, className })}
    >
      <div data-slot="split-first" className="min-w-0">
        {first}
      </div>
      <div data-slot="split-second" className="min-w-0">
        {second}
      </div>
    </div>
  );
}
