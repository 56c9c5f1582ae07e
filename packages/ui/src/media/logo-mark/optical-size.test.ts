import { expect, test } from "vitest";

import { opticalSize, SYMBOL_BOX, symbolViewBox } from "./optical-size.ts";

const area = ({ width, height }: { width: number; height: number }) => width * height;

test("wide, tall and square logos cover the same area", () => {
  const sizes = [
    { width: 24, height: 24 },
    { width: 24, height: 12 },
    { width: 10, height: 18 },
  ].map((extent) => area(opticalSize(extent)));
  for (const size of sizes) expect(size).toBeCloseTo(sizes[0] ?? 0);
});

test("a very wide logo is at most 3 em wide", () => {
  expect(opticalSize({ width: 200, height: 10 }).width).toBe(3);
});

test("a symbol's viewBox has the ratio of SYMBOL_BOX; the logo is at its start, vertically centered", () => {
  const bounds = { x: 3, y: 8, width: 18, height: 8 };
  const [x = 0, y = 0, width = 0, height = 0] = symbolViewBox(bounds).split(" ").map(Number);
  expect(x).toBe(bounds.x);
  expect(y + height / 2).toBeCloseTo(bounds.y + bounds.height / 2, 1);
  expect(width / height).toBeCloseTo(SYMBOL_BOX.width / SYMBOL_BOX.height, 1);
  expect(width).toBeGreaterThanOrEqual(bounds.width);
});

test("a symbol's viewBox contains the whole of a tall logo", () => {
  const bounds = { x: 9, y: 2, width: 8, height: 20 };
  const [, y = 0, width = 0, height = 0] = symbolViewBox(bounds).split(" ").map(Number);
  expect(y).toBeLessThanOrEqual(bounds.y);
  expect(y + height).toBeGreaterThanOrEqual(bounds.y + bounds.height);
  expect(width / height).toBeCloseTo(SYMBOL_BOX.width / SYMBOL_BOX.height, 1);
});
