import type { ComponentPropsWithRef } from "react";

import { MODULE } from "./cord-path.ts";

export interface CordLayerProps extends ComponentPropsWithRef<"svg"> {
  /** Width in modules. */
  columns: number;
  /** Height in modules. */
  rows: number;
  /**
   * `box`: as wide as its container. `modules`: 48 px per module, for containers wider than `columns`
   * modules.
   * @default "box"
   */
  variant?: "box" | "modules" | undefined;
}

/**
 * The drawing that contains cords, `columns` by `rows` modules. It is aligned with the board's grid
 * if its container is `columns` modules wide, or with the variant `modules` where a module of the
 * page is 48 px wide. Decorative: hidden from assistive technology, and mirrored in right-to-left
 * text.
 */
export function CordLayer({
  columns,
  rows,
  variant = "box",
  className = "",
  ...props
}: CordLayerProps) {
  return (
    <svg
      data-slot="cord-layer"
      viewBox={`0 0 ${columns * MODULE} ${rows * MODULE}`}
      aria-hidden="true"
      {...(variant === "modules" && { width: columns * MODULE })}
      {...props}
      className={`pointer-events-none block h-auto ${variant === "box" ? "w-full" : "max-w-full"} ll-mirrored overflow-visible ${className}`}
    />
  );
}
