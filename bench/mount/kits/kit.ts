import type { ReactElement } from "react";

/** A component library in the benchmark: a thousand of its buttons with its own styles, on a separate page. */
export interface Kit {
  button: (key: number) => ReactElement;
  /** Wraps the buttons in the provider that the library requires. */
  around?: (all: ReactElement) => ReactElement;
}

export const words = "Select Plan";
