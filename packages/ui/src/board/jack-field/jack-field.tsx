import type { ComponentPropsWithRef } from "react";

export interface JackFieldProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /**
   * The edge at which the field starts with a whole row.
   * @default "top"
   */
  anchor?: "top" | "bottom" | undefined;
}

/**
 * A background of empty jacks on the module grid, centered on the page. Use it where cords are
 * drawn, never behind text. In a container with `position: relative` it is behind the content;
 * otherwise give it a height.
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
