import type { ComponentPropsWithRef } from "react";

export interface JackFieldProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /**
   * The edge at which the field starts with a whole row.
   * @default "top"
   */
  anchor?: "top" | "bottom" | undefined;
}

/**
 * A background of empty jacks, one per module. It fills its container, which needs
 * `position: relative`, and its grid is horizontally centered there. Use it where cords are drawn,
 * never behind text.
 */
export function JackField({ anchor = "top", className = "", ...props }: JackFieldProps) {
  return (
    <div
      data-slot="jack-field"
      data-anchor={anchor}
      aria-hidden="true"
      {...props}
      className={`ll-jack-field ${className}`}
    />
  );
}
