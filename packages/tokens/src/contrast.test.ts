import { assert, constant, double, integer, property, record } from "fast-check";
import { describe, expect, test } from "vitest";

import { composite, contrast, parseHex } from "./contrast.ts";

const ratio = (first: string, second: string) => contrast(parseHex(first), parseHex(second));
const channel = integer({ min: 0, max: 255 });
const opaque = record({ r: channel, g: channel, b: channel, a: constant(1) });
/** Fixed, so that a failure can be reproduced. */
const seed = 20_261_120;

describe("known contrast ratios", () => {
  test.each([
    ["#000000", "#ffffff", 21],
    ["#777777", "#ffffff", 4.48],
    ["#767676", "#ffffff", 4.54],
    ["#ff0000", "#ffffff", 4],
    ["#0000ff", "#ffffff", 8.59],
    ["#f4f1e4", "#f4f1e4", 1],
  ])("%s on %s is %d", (one, other, expected) => {
    expect(ratio(one, other)).toBeCloseTo(expected, 2);
  });

  test("half-transparent black on white is a middle gray", () => {
    expect(composite({ r: 0, g: 0, b: 0, a: 0.5 }, parseHex("#fff"))).toEqual({
      r: 127.5,
      g: 127.5,
      b: 127.5,
      a: 1,
    });
  });
});

describe("for any two colors", () => {
  test("the order does not matter, and the ratio lies between 1 and 21", () => {
    assert(
      property(opaque, opaque, (one, other) => {
        const found = contrast(one, other);
        expect(found).toBe(contrast(other, one));
        expect(found).toBeGreaterThanOrEqual(1);
        expect(found).toBeLessThanOrEqual(21);
      }),
      { seed },
    );
  });

  test("compositing gives the lower color at alpha 0, the upper at alpha 1, a mixture otherwise", () => {
    const share = double({ min: 0, max: 1, noNaN: true });
    assert(
      property(opaque, opaque, share, (top, bottom, a) => {
        const veiled = composite({ ...top, a }, bottom);
        for (const key of ["r", "g", "b"] as const) {
          expect(veiled[key]).toBeGreaterThanOrEqual(Math.min(top[key], bottom[key]) - 1e-9);
          expect(veiled[key]).toBeLessThanOrEqual(Math.max(top[key], bottom[key]) + 1e-9);
        }
        expect(composite({ ...top, a: 1 }, bottom)).toEqual(top);
        expect(composite({ ...top, a: 0 }, bottom)).toEqual(bottom);
      }),
      { seed },
    );
  });
});

test.each(["", "red", "#12", "#12345", "#gggggg", "123456"])("parsing %j throws", (text) => {
  expect(() => parseHex(text)).toThrow("Not a hex color");
});

test("short and long notations give the same color", () => {
  expect(parseHex("#fa08")).toEqual(parseHex("#ffaa0088"));
});

test("measuring the contrast of a translucent color throws", () => {
  expect(() => ratio("#00000080", "#ffffff")).toThrow("translucent");
});
