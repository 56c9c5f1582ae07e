import { cva } from "class-variance-authority";
import type { ComponentPropsWithRef, ReactNode } from "react";

import { Lamp } from "../../board/lamp/lamp.tsx";

const badge = cva(
  "inline-flex min-h-6 max-w-full items-center gap-1.75 rounded-plate px-2.25 pt-px font-plate text-plate font-semibold wrap-anywhere forced-colors:border",
  {
    variants: {
      variant: {
        neutral: "bg-sunk text-ink-muted",
        info: "bg-info-tint text-info",
        success: "bg-success-tint text-success",
        warning: "bg-warning-tint text-warning",
        danger: "bg-danger-tint text-danger",
        live: "bg-signal-tint text-signal-ink",
      },
    },
  },
);

export interface BadgeProps extends ComponentPropsWithRef<"span"> {
  /**
   * The kind of state. Only `live` has a lit lamp: somebody is in a call now.
   * @default "neutral"
   */
  variant?: "neutral" | "info" | "success" | "warning" | "danger" | "live" | undefined;
  /** The state in words: "Booked". The color alone must not convey the state. */
  children: ReactNode;
}

/** Shows a state in one to three words. */
export function Badge({ variant = "neutral", className, children, ...props }: BadgeProps) {
  return (
    <span
      data-slot="badge"
      data-variant={variant}
      {...props}
      className={badge({ variant, className })}
    >
      {variant === "live" && <Lamp state="on" className="-mt-px" />}
      {children}
    </span>
  );
}
