import type { ComponentPropsWithRef } from "react";

import { cordPath } from "../cord/cord-path.ts";

/** The cord of the mark. `cordPath` takes points in modules; 48 units of the mark's viewBox are one module. */
const MARK_PATH = cordPath("hang", { x: 6 / 48, y: 7 / 48 }, { x: 34 / 48, y: 7 / 48 }, 15 / 48);

export interface LogoProps extends Omit<ComponentPropsWithRef<"span">, "children"> {
  /** The product's name, set beside the mark. */
  name: string;
  /**
   * Shows the mark alone; the name stays its accessible name.
   * @default false
   */
  markOnly?: boolean | undefined;
  /**
   * Height of the mark: 20, 24 or 40 px. The text size of the name follows.
   * @default "md"
   */
  size?: "sm" | "md" | "lg" | undefined;
}

const sizes = {
  sm: { text: "gap-2.5 text-[1.25rem]", mark: "h-5" },
  md: { text: "gap-2.75 text-[1.5rem]", mark: "h-6" },
  lg: { text: "gap-4.5 text-[min(2.5rem,14vw)]", mark: "h-10" },
};

/**
 * The mark, two jacks and a hanging cord, and the product's name. The right jack has the accent color, which
 * does not mean an active call here. The logo is not a link: put it inside one.
 */
export function Logo({ name, markOnly = false, size = "md", className = "", ...props }: LogoProps) {
  const { text, mark } = sizes[size];
  return (
    <span
      data-slot="logo"
      {...props}
      className={`inline-flex items-center font-display leading-none font-bold tracking-[-0.035em] text-ink ${text} ${className}`}
    >
      <svg
        viewBox="0 0 40 24"
        role={markOnly ? "img" : undefined}
        aria-label={markOnly ? name : undefined}
        aria-hidden={!markOnly || undefined}
        className={`aspect-5/3 flex-none ll-mirrored overflow-visible ll-logo-mark ${mark}`}
      >
        <path d={MARK_PATH} />
        <circle cx="6" cy="7" r="6" />
        <circle cx="6" cy="7" r="2" />
        <circle cx="34" cy="7" r="6" />
        <circle cx="34" cy="7" r="2" />
      </svg>
      {!markOnly && name}
    </span>
  );
}
