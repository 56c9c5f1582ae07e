import type { ReactElement } from "react";

/** How a component library of the mount benchmark renders a button. Each library has a separate page. */
export interface Kit {
  /** Renders a button with this React key. */
  button: (key: number) => ReactElement;
  /** Wraps the buttons in the provider that the library requires. */
  around?: (all: ReactElement) => ReactElement;
}

/** The label of every button. */
export const buttonLabel = "Select Plan";
