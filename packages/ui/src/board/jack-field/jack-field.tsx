import type { ComponentPropsWithRef } from "react";

export interface JackFieldProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /**
   * Edge that the rows are counted from. The field starts there with a whole row.
   * @default "top"
   */
  anchor?: "top" | "bottom" | undefined;
}

/**
 * A field of empty jacks over its whole box, on the module, counted from the page's middle. Draw it
 * where cords are, and never behind text. Inside a box with `position: relative` it lies behind the
 * content; elsewhere give it a height.
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
