import { expect, it } from "vitest";

import * as exported from "./illustration.tsx";

const drawings = Object.entries(exported).flatMap(([name, value]) =>
  typeof value === "function" ? [] : [[name, value] as const],
);

it("21 drawings are exported", () => {
  expect(drawings).toHaveLength(21);
});

it.each(drawings)(
  "%s: jacks and cord are inside the drawing's bounds",
  (_, { cord, jacks = [] }) => {
    const [from, to, sag] = cord;
    // The drawing has 288 by 192 units. The radius of a jack is 12 units. At least 6 units below a cord
    // stay free.
    for (const [x, y] of [from, to, ...jacks]) {
      expect(x).toBeGreaterThanOrEqual(12);
      expect(x).toBeLessThanOrEqual(276);
      expect(y).toBeGreaterThanOrEqual(12);
      expect(y).toBeLessThanOrEqual(180);
    }
    expect(sag).toBeGreaterThan(0);
    expect(Math.max(from[1], to[1]) + sag).toBeLessThanOrEqual(186);
  },
);

it.each(drawings)("%s: is below 2.5 kB, without NaN or undefined in its paths", (_, drawing) => {
  const { bodies, shades = "", details = "" } = drawing;
  expect(`${bodies}${shades}${details}`).not.toMatch(/NaN|undefined/);
  expect(JSON.stringify(drawing).length).toBeLessThan(2500);
});
