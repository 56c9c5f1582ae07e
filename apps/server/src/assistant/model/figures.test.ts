import { describe, expect, it } from "vitest";

import { figuresIn } from "./figures.ts";

/** The shortest of five times for a text that was not read before, in milliseconds. */
function shortestTime(length: number, textOf: (length: number) => string): number {
  const times = Array.from({ length: 5 }, (_, run) => {
    const text = `${textOf(length)} ${length} ${run}`;
    const start = performance.now();
    figuresIn(text);
    return performance.now() - start;
  });
  return Math.min(...times);
}

describe("figures in a text", () => {
  it.each([
    ["digits", "1"],
    ["digits and commas", "1,"],
  ])("takes time in proportion to the length of a text of %s", (_, part) => {
    const textOf = (length: number) => part.repeat(length / part.length);
    // Eight times as long: in quadratic time it would take 64 times as long.
    expect(shortestTime(16_000, textOf)).toBeLessThan(30 * shortestTime(2000, textOf));
  });

  it("still finds a figure after endless digits, and in a number of a usual length", () => {
    expect(figuresIn(`${"1".repeat(4000)} and $1,234,567.50`)).toEqual(["money:1234567.5"]);
    expect(figuresIn(`${"9".repeat(40)}% of callers`)).toEqual([
      `percent:${Number("9".repeat(24))}`,
    ]);
  });
});
