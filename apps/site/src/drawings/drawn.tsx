import { Illustration } from "@larkline/ui/illustration";

import { symbolAddress } from "../symbols/symbol-address.ts";
import drawings from "./drawings.svg?no-inline";
import type { DrawingName } from "./names.ts";

interface DrawnProps {
  name: DrawingName;
  /**
   * What it lies on.
   * @default "page"
   */
  ground?: "page" | "surface" | "sunk";
}

/** A drawing of the kit: a page's document carries those that it shows, others come from one file. */
export function Drawn({ name, ground }: DrawnProps) {
  return <Illustration symbol={symbolAddress("drawing", name, drawings)} ground={ground} />;
}
