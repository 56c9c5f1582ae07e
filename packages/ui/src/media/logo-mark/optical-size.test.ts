import { expect, test } from "vitest";

import { opticalSize, SYMBOL_BOX, symbolViewBox } from "./optical-size.ts";

const area = ({ width, height }: { width: number; height: number }) => width * height;

test("a wide, a tall and a square logo cover the same area", () => {
  const sizes = [
    { width: 24, height: 24 },
    { width: 24, height: 12 },
    { width: 10, height: 18 },
  ].map((extent) => area(opticalSize(extent)));
  for (const size of sizes) expect(size).toBeCloseTo(sizes[0] ?? 0);
});

test("a banner gets no wider than the rest of the grid has room for", () => {
  expect(opticalSize({ width: 200, height: 10 }).width).toBe(3);
});

test("a symbol's box has the shape of all boxes, and the ink at its start and in its middle", () => {
  const ink = { x: 3, y: 8, width: 18, height: 8 };
  const [x = 0, y = 0, width = 0, height = 0] = symbolViewBox(ink).split(" ").map(Number);
  expect(x).toBe(ink.x);
  expect(y + height / 2).toBeCloseTo(ink.y + ink.height / 2, 1);
  expect(width / height).toBeCloseTo(SYMBOL_BOX.width / SYMBOL_BOX.height, 1);
  expect(width).toBeGreaterThanOrEqual(ink.width);
});
