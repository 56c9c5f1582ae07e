import { describe, expect, it } from "vitest";

import { cordCurves } from "../cord/cord-path.ts";
import { drawCover } from "./cover.ts";
import type { Cover, CoverCord } from "./cover.ts";
import { pointOn } from "./point-on.ts";

/** Columns and rows: some ratios of `BoardCover`, and a larger board. */
const sizes = [
  [12, 8],
  [8, 5],
  [4, 4],
  [24, 7],
  [25, 13],
] as const;
const seeds = Array.from({ length: 200 }, (_, index) => `article-${index}`);
const steps = Array.from({ length: 41 }, (_, index) => index / 40);

const ends = ({ from, to }: CoverCord) => [from, to];
const points = ({ cords }: Cover) =>
  cords.flatMap(({ from, to, sag }) =>
    cordCurves("hang", from, to, sag).flatMap((curve) => steps.map((t) => pointOn(curve, t))),
  );

it("the same seed gives the same board, byte for byte", () => {
  expect(drawCover("the-first-five-minutes", 12, 8)).toEqual(
    drawCover("the-first-five-minutes", 12, 8),
  );
  // A change of the generator changes every cover and every preview picture, so it must be
  // intended.
  expect(drawCover("the-first-five-minutes", 8, 5)).toMatchInlineSnapshot(`
    {
      "banks": [
        {
          "column": 0,
          "length": 3,
          "row": 0,
        },
        {
          "column": 3,
          "length": 5,
          "row": 1,
        },
      ],
      "columns": 8,
      "cords": [
        {
          "from": {
            "x": 0.5,
            "y": 0.5,
          },
          "sag": 2.1146140904165804,
          "to": {
            "x": 4.5,
            "y": 1.5,
          },
          "tone": "second",
        },
        {
          "from": {
            "x": 1.5,
            "y": 0.5,
          },
          "sag": 2.1146140904165804,
          "to": {
            "x": 5.5,
            "y": 1.5,
          },
          "tone": "first",
        },
        {
          "from": {
            "x": 2.5,
            "y": 0.5,
          },
          "sag": 2.1146140904165804,
          "to": {
            "x": 6.5,
            "y": 1.5,
          },
          "tone": "hue",
        },
      ],
      "rows": 5,
    }
  `);
});

describe.each(sizes)("boards of %i by %i", (columns, rows) => {
  const covers = seeds.map((seed) => drawCover(seed, columns, rows));

  it("mostly differ for different seeds", () => {
    // Two boards count as different if their cords join different jacks.
    const drawings = new Set(covers.map(({ cords }) => JSON.stringify(cords.map(ends))));
    // Of 200 boards. A board with only four columns allows fewer different drawings.
    expect(drawings.size).toBeGreaterThan(columns > 4 ? 150 : 40);
  });

  it("have both ends of every cord in a jack, and at most one end in each jack", () => {
    for (const { cords } of covers) {
      const plugs = cords.flatMap(ends);
      for (const { x, y } of plugs) {
        expect([x % 1, y % 1]).toEqual([0.5, 0.5]);
        expect(x > 0 && x < columns && y > 0 && y < rows).toBe(true);
      }
      expect(new Set(plugs.map(({ x, y }) => `${x} ${y}`)).size).toBe(plugs.length);
    }
  });

  it("have no cord outside of the board", () => {
    const all = covers.flatMap(points);
    const outside = all.filter(
      ({ x, y }) => x < 0.3 || x > columns - 0.3 || y < 0.3 || y > rows - 0.3,
    );
    expect(all.length).toBeGreaterThan(10_000);
    expect(outside).toEqual([]);
  });

  it("have exactly one cord in the category's color", () => {
    for (const { cords } of covers) {
      expect(cords.length).toBeGreaterThan(0);
      expect(cords.length).toBeLessThanOrEqual(5);
      expect(cords.filter(({ tone }) => tone === "hue")).toHaveLength(1);
    }
  });

  it("have frames only around neighboring jacks on the board", () => {
    for (const { banks } of covers)
      for (const { column, row, length } of banks) {
        expect(length).toBeGreaterThan(1);
        expect(column >= 0 && column + length <= columns && row < rows).toBe(true);
      }
  });

  it("have no jack in two frames", () => {
    for (const { banks } of covers) {
      const framed = banks.flatMap(({ column, row, length }) =>
        Array.from({ length }, (_, index) => `${column + index} ${row}`),
      );
      expect(new Set(framed).size).toBe(framed.length);
    }
  });
});
