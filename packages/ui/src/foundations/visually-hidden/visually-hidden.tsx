import { createElement } from "react";
import type { ComponentPropsWithRef } from "react";

export interface VisuallyHiddenProps extends ComponentPropsWithRef<"span"> {
  /**
   * Element to render: `div` where it holds blocks, a heading level where it is a heading, `output`
   * where what changes in it is to be read out.
   * @default "span"
   */
  as?: "span" | "div" | "h2" | "h3" | "h4" | "p" | "output" | undefined;
}

/** Text for screen readers only, for what is otherwise only visual. */
export function VisuallyHidden({ as = "span", className = "", ...props }: VisuallyHiddenProps) {
  return createElement(as, {
    "data-slot": "visually-hidden",
    ...props,
    className: `sr-only ${className}`,
  });
}
