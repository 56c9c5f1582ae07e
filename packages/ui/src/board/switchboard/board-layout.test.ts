import { describe, expect, it } from "vitest";

import { pointOn } from "../board-cover/point-on.ts";
import { cordCurves } from "../cord/cord-path.ts";
import type { Point } from "../cord/cord-path.ts";
import { placeDesktop, placePhone, placeTablet } from "./board-layout.ts";
import type { LineState, PlacedBoard, PlacedCord } from "./board-layout.ts";

interface Line {
  state: LineState;
  from?: "phone" | "tablet" | "desktop";
}

const callers: readonly Line[] = [
  { state: "rest", from: "tablet" },
  { state: "live" },
  { state: "free" },
  { state: "free", from: "desktop" },
  { state: "rest", from: "desktop" },
];
const destinations: readonly Line[] = [
  { state: "rest" },
  { state: "live" },
  { state: "free", from: "tablet" },
  { state: "free", from: "desktop" },
  { state: "rest", from: "desktop" },
];

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
const box = (left: number, top: number, right: number, bottom: number): Box => ({
  left,
  top,
  right,
  bottom,
});
const within = ({ x, y }: Point, { left, top, right, bottom }: Box) =>
  x > left && x < right && y > top && y < bottom;

const phone = placePhone(callers, destinations);
const freeBeforeLive = placePhone(callers, [{ state: "free" }, { state: "live" }]);
/** Every layout, with the boxes of its texts as switchboard.css places them. */
const boards: readonly [string, PlacedBoard, readonly Box[]][] = [
  [
    "24",
    placeDesktop(callers, destinations),
    [box(0, 0, 5, 5), box(19, 0, 24, 5), box(8, 0, 16, 5)],
  ],
  ["14", placeTablet(callers, destinations), [box(2, 0, 12, 3), box(3, 3.5, 11, 9)]],
  ["7, above", phone.above, [box(0, 0, 6, 2), box(0, 4, 7, 9)]],
  ["7, below", phone.below, [box(1, 2, 5, 3), box(0, 3, 6, 4)]],
  [
    "7, below, with a free line before the live one",
    freeBeforeLive.below,
    [box(0, 2, 6, 3), box(0, 3, 6, 4)],
  ],
];

function points({ shape, from, to, sag }: PlacedCord): Point[] {
  return cordCurves(shape, from, to, sag).flatMap((curve) =>
    Array.from({ length: 60 }, (_, index) => pointOn(curve, index / 59)),
  );
}

describe.each(boards)("the board, number of columns: %s", (_, board, textBoxes) => {
  it("has every jack in the center of a module", () => {
    const jacks = [...board.jacks, ...board.cords.flatMap(({ from, to }) => [from, to])];
    for (const { x, y } of jacks) {
      expect(x % 1).toBe(0.5);
      expect(y % 1).toBe(0.5);
      expect(x).toBeLessThan(board.columns);
    }
  });

  it("has at most one cord in a jack", () => {
    const jacks = [...board.jacks, ...board.cords.flatMap(({ from, to }) => [from, to])];
    expect(new Set(jacks.map(({ x, y }) => `${x} ${y}`)).size).toBe(jacks.length);
  });

  it("has no cord across text", () => {
    for (const cord of board.cords)
      for (const point of points(cord))
        for (const textBox of textBoxes)
          expect(within(point, textBox), JSON.stringify(point)).toBe(false);
  });

  it("keeps every cord inside the board", () => {
    for (const cord of board.cords)
      for (const { x, y } of points(cord)) {
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(board.columns);
        expect(y).toBeLessThan(board.rows - 0.1);
      }
  });

  it("has no cord across another line's jack", () => {
    const ends = [...board.jacks, ...board.cords.flatMap(({ from, to }) => [from, to])];
    for (const cord of board.cords)
      for (const end of ends) {
        if (end === cord.from || end === cord.to) continue;
        const nearest = Math.min(
          ...points(cord).map(({ x, y }) => Math.hypot(x - end.x, y - end.y)),
        );
        // The radius of a plug, and half the width of a cord with its casing, in modules.
        expect(nearest).toBeGreaterThan(0.25 + 0.09);
      }
  });

  it("draws the live cord last, above all others", () => {
    expect(board.cords.at(-1)?.state).toBe("live");
  });
});

describe("lines shown on a board", () => {
  it("on the widest board every connected line has its cord", () => {
    const { cords, jacks } = placeDesktop(callers, destinations);
    expect(cords).toHaveLength(6);
    expect(jacks).toHaveLength(4);
  });

  it("a line that needs a wider board is left out", () => {
    expect(phone.above.cords).toHaveLength(1);
    expect(phone.above.jacks).toHaveLength(1);
    expect(phone.below.cords).toHaveLength(2);
  });

  it("a board without cords is possible", () => {
    const free: readonly Line[] = [{ state: "free" }, { state: "free" }];
    expect(placeDesktop(free, free).cords).toEqual([]);
    expect(placeDesktop(free, free).jacks).toHaveLength(4);
  });
});
