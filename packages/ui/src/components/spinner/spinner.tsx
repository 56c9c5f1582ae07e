import { cva } from "class-variance-authority";
import type { ComponentPropsWithRef } from "react";

const spinner = cva("ll-spinner", {
  variants: {
    size: { sm: "size-[0.875em]", md: "size-6", lg: "size-10 [--ll-spinner-line:3px]" },
  },
});

export interface SpinnerProps extends Omit<ComponentPropsWithRef<"span">, "children"> {
  /**
   * Status text for screen readers, for example "Loading calls". Omit it where nearby text already
   * names the task.
   */
  label?: string | undefined;
  /**
   * Diameter: `sm` is 0.875 of the font size, `md` is 24 px, `lg` is 40 px.
   * @default "md"
   */
  size?: "sm" | "md" | "lg" | undefined;
}

/** A turning ring for a task of unknown length. */
export function Spinner({ label, size = "md", className, ...props }: SpinnerProps) {
  return (
    <span
      data-slot="spinner"
      role={label === undefined ? undefined : "status"}
      {...props}
      className={spinner({ size, className })}
    >
      {label !== undefined && <span className="sr-only">{label}</span>}
    </span>
  );
}
