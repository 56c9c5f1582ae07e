/** Tests the color of links in Storybook, which is derived from the brand's color. */
import { floors } from "@larkline/tokens";
import { brandColors } from "@larkline/tokens/brand";
import { expect, it } from "vitest";

import { linkColor } from "../../.storybook/docs/link-color.ts";
import { contrast, parseHex } from "../../packages/tokens/src/contrast.ts";

const brands = ["#1f4fbf", "#5b21b7", "#ff6a00", "#39ff14", "#808080", "#fefefe", "#010101"];

it.each(brands)(
  "links have sufficient contrast on every background of a page with the brand color %s",
  (color) => {
    const { palette } = brandColors({ color });
    for (const theme of ["light", "dark"] as const) {
      const { page } = palette[theme];
      for (const ground of [page.page, page.surface, page.sunk])
        expect(contrast(parseHex(linkColor(page)), parseHex(ground ?? ""))).toBeGreaterThanOrEqual(
          floors.text.normal,
        );
    }
  },
);

it("uses the brand's own color if its contrast is sufficient", () => {
  const { palette } = brandColors({ color: "#1f4fbf" });
  expect(linkColor(palette.light.page)).toBe(palette.light.page.action);
});
