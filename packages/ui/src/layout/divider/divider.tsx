import { cva } from "class-variance-authority";
import type { ComponentPropsWithRef, ReactNode } from "react";

const divider = cva("forced-colors:border-[CanvasText]", {
  variants: {
    form: {
      horizontal: "w-full border-t",
      vertical: "min-h-4 self-stretch border-s",
      labeled:
        "flex w-full items-center gap-4 font-text text-small text-ink-muted before:min-w-4 before:flex-1 before:border-t before:border-inherit after:min-w-4 after:flex-1 after:border-t after:border-inherit",
    },
    variant: { quiet: "border-line", strong: "border-edge" },
  },
});

export interface DividerProps extends Omit<ComponentPropsWithRef<"div">, "children" | "role"> {
  /**
   * `vertical` is a line between items of a row, as high as the row.
   * @default "horizontal"
   */
  orientation?: "horizontal" | "vertical" | undefined;
  /**
   * `quiet` is a faint hairline; `strong` has the color and contrast of a control's outline.
   * @default "quiet"
   */
  variant?: "quiet" | "strong" | undefined;
  /** A label in the middle of a horizontal line: "or". A vertical divider ignores it. */
  label?: ReactNode;
}

/**
 * A line between two items or groups.
 * Pattern: the separator role, https://www.w3.org/TR/wai-aria-1.2/#separator
 */
export function Divider({
  orientation = "horizontal",
  variant = "quiet",
  label,
  className,
  ...props
}: DividerProps) {
  const labeled = label && orientation === "horizontal";
  return (
    <div
      // Screen readers ignore the content of a separator, so a divider with a label has no role.
      role={labeled ? undefined : "separator"}
      aria-orientation={orientation === "vertical" ? "vertical" : undefined}
      data-slot="divider"
      data-orientation={orientation}
      data-variant={variant}
      {...props}
      className={divider({ form: labeled ? "labeled" : orientation, variant, className })}
    >
      {labeled && <span className="min-w-0 wrap-break-word">{label}</span>}
    </div>
  );
}
