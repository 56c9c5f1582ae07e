import { Illustration } from "@larkline/ui/illustration";

import { symbolAddress } from "../symbols/symbol-address.ts";
import drawings from "./drawings.svg?no-inline";
import type { DrawingName } from "./names.ts";

interface DrawnProps {
  name: DrawingName;
  /** The ground that it is shown on. */
  ground?: "page" | "surface" | "sunk";
}

/** A drawing of the kit: inlined in the page that shows it, or loaded from a shared file. */
export function Drawn({ name, ground }: DrawnProps) {
  return <Illustration symbol={symbolAddress("drawing", name, drawings)} ground={ground} />;
}
