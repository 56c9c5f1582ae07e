import { Illustration } from "@larkline/ui/illustration";

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

/** A drawing of the kit from the file that all pages share: each fetches it once, and carries none. */
export function Drawn({ name, ground }: DrawnProps) {
  return <Illustration symbol={`${drawings}#${name}`} ground={ground} />;
}
