import { createElement } from "react";
import type { ComponentPropsWithRef } from "react";

export interface VisuallyHiddenProps extends ComponentPropsWithRef<"span"> {
  /**
   * Element to render: `div` for block content, a heading level for a heading, `output` for content
   * whose changes screen readers announce.
   * @default "span"
   */
  as?: "span" | "div" | "h2" | "h3" | "h4" | "p" | "output" | undefined;
}

/** Text for screen readers only. */
export function VisuallyHidden({ as = "span", className = "", ...props }: VisuallyHiddenProps) {
  return createElement(as, {
    "data-slot": "visually-hidden",
    ...props,
    className: `sr-only ${className}`,
  });
}
