import type { ReactElement } from "react";

/** One kit's thousand buttons, with the styles that it ships: each is opened in a page of its own. */
export interface Kit {
  button: (key: number) => ReactElement;
  /** What the kit asks to stand around them. */
  around?: (all: ReactElement) => ReactElement;
}

export const words = "Select Plan";
