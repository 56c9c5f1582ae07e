import { assert, integer, property } from "fast-check";
import { expect, test } from "vitest";

import { difference, hexOf, oklchOf } from "./oklch.ts";

// CSS Color 4's examples: the extreme colors of sRGB.
test.each([
  ["#ffffff", 1, 0, 0],
  ["#000000", 0, 0, 0],
  ["#ff0000", 0.628, 0.2577, 29.23],
  ["#00ff00", 0.8664, 0.2948, 142.5],
  ["#0000ff", 0.452, 0.3132, 264.05],
])("%s has lightness %d, chroma %d and hue %d", (hex, l, c, h) => {
  const found = oklchOf(hex);
  expect(found.l).toBeCloseTo(l, 3);
  expect(found.c).toBeCloseTo(c, 3);
  expect(found.h).toBeCloseTo(h, 1);
});

test("converting a color to OKLCH and back gives the same color", () => {
  assert(
    property(integer({ min: 0, max: 0xff_ff_ff }), (value) => {
      const hex = `#${value.toString(16).padStart(6, "0")}`;
      expect(hexOf(oklchOf(hex))).toBe(hex);
    }),
    { seed: 20_261_120 },
  );
});

test("black and white differ most, and a color does not differ from itself", () => {
  expect(difference(oklchOf("#000000"), oklchOf("#ffffff"))).toBeCloseTo(1);
  expect(difference(oklchOf("#1f4fbf"), oklchOf("#1f4fbf"))).toBe(0);
});
