import { cva } from "class-variance-authority";
import type { ComponentPropsWithRef } from "react";

const spinner = cva("ll-spinner", {
  variants: {
    size: { sm: "size-[0.875em]", md: "size-6", lg: "size-10 [--ll-spinner-line:3px]" },
  },
});

export interface SpinnerProps extends Omit<ComponentPropsWithRef<"span">, "children"> {
  /**
   * Accessible name: "Loading calls". Without it the spinner is decorative, next to text that says
   * the same.
   */
  label?: string | undefined;
  /**
   * `sm` is as large as the letters around it; `md` is 24 px, `lg` is 40 px.
   * @default "md"
   */
  size?: "sm" | "md" | "lg" | undefined;
}

/** An indeterminate spinner. */
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
