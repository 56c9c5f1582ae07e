import { Illustration } from "@larkline/ui/illustration";

import { symbolAddress } from "../symbols/symbol-address.ts";
import drawings from "./drawings.svg?no-inline";
import type { DrawingName } from "./names.ts";

interface DrawnProps {
  name: DrawingName;
  /**
   * The background behind the drawing; its objects are filled with the same color.
   * @default "page"
   */
  ground?: "page" | "surface" | "sunk";
}

/**
 * A drawing of the kit. Uses the drawing's symbol in the document, if it is inlined there, otherwise the symbol
 * in `drawings.svg`.
 */
export function Drawn({ name, ground }: DrawnProps) {
  return <Illustration symbol={symbolAddress("drawing", name, drawings)} ground={ground} />;
}
