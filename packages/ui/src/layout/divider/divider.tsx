import { cva } from "class-variance-authority";
import type { ComponentPropsWithRef, ReactNode } from "react";

const divider = cva("forced-colors:border-[CanvasText]", {
  variants: {
    form: {
      horizontal: "w-full border-t",
      vertical: "min-h-4 self-stretch border-s",
      labelled:
        "flex w-full items-center gap-4 font-text text-small text-ink-muted before:min-w-4 before:flex-1 before:border-t before:border-inherit after:min-w-4 after:flex-1 after:border-t after:border-inherit",
    },
    variant: { quiet: "border-line", strong: "border-edge" },
  },
});

export interface DividerProps extends Omit<ComponentPropsWithRef<"div">, "children" | "role"> {
  /**
   * `vertical` stands between things in a row, as high as the row.
   * @default "horizontal"
   */
  orientation?: "horizontal" | "vertical" | undefined;
  /**
   * `quiet` is a hairline that may be overlooked; `strong` is an edge that must be seen.
   * @default "quiet"
   */
  variant?: "quiet" | "strong" | undefined;
  /** A word in the middle of a horizontal line: "or". */
  label?: ReactNode;
}

/**
 * A line between two things of one kind.
 * Pattern: the separator role, https://www.w3.org/TR/wai-aria-1.2/#separator
 */
export function Divider({
  orientation = "horizontal",
  variant = "quiet",
  label,
  className,
  ...props
}: DividerProps) {
  const labelled = label !== undefined && orientation === "horizontal";
  return (
    <div
      // What is inside a separator is not read, so that a labelled one is plain text.
      role={labelled ? undefined : "separator"}
      aria-orientation={orientation === "vertical" ? "vertical" : undefined}
      data-slot="divider"
      data-orientation={orientation}
      data-variant={variant}
      {...props}
      className={divider({ form: labelled ? "labelled" : orientation, variant, className })}
    >
      {labelled && <span className="min-w-0 wrap-break-word">{label}</span>}
    </div>
  );
}
