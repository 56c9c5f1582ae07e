import { floors } from "@larkline/tokens";

import { Rows } from "./rows.tsx";

/** The minimum contrasts that the tokens' test enforces. */
export function ContrastFloors() {
  return (
    <Rows
      head={["What the colors carry", "Light and dark", "The themes with more contrast"]}
      rows={[
        ["Words of any size", `${floors.text.normal} to 1`, `${floors.text.contrast} to 1`],
        [
          "Edges of controls, focus, figures that say something",
          `${floors.graphic.normal} to 1`,
          `${floors.graphic.contrast} to 1`,
        ],
      ]}
    />
  );
}
