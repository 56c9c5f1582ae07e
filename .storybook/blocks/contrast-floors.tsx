import { floors } from "@larkline/tokens";

import { Rows } from "./rows.tsx";

/** The minimum contrasts. A test of the tokens fails if a pair of colors is below its minimum. */
export function ContrastFloors() {
  return (
    <Rows
      head={["Use", "Light and dark", "Themes with more contrast"]}
      rows={[
        ["Text of any size", `${floors.text.normal} to 1`, `${floors.text.contrast} to 1`],
        [
          "Borders of controls, focus outlines, graphics with a meaning",
          `${floors.graphic.normal} to 1`,
          `${floors.graphic.contrast} to 1`,
        ],
      ]}
    />
  );
}
