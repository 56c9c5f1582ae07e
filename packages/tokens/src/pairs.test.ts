import { describe, expect, test } from "vitest";

import { measure } from "./measure.ts";
import type { Measured } from "./measure.ts";
import { exempt, pairs } from "./pairs.ts";
import { computeRoleColors, grounds, roleNames, themes } from "./source.ts";

const palette = computeRoleColors();

/** A failure's message: "light, on the board: edge on surface has 2.99, needs 3 (…)". */
const sentence = (row: Measured) =>
  `${row.theme}, on the ${row.ground}: ${row.foreground} on ${row.background} has ` +
  `${row.ratio.toFixed(2)}, needs ${row.required} (${row.use})`;

describe.each(themes)("%s", (theme) => {
  test.each(grounds)("every pair of roles on the %s has its minimum contrast", (ground) => {
    const rows = measure(pairs, { [theme]: { [ground]: palette[theme][ground] } });
    const tooClose = rows.filter((row) => row.ratio < row.required);
    expect(rows.length).toBeGreaterThan(80);
    expect(tooClose.map(sentence)).toEqual([]);
  });
});

describe("the list of pairs", () => {
  const paired = new Set(pairs.flatMap(({ of, on, over = [] }) => [...of, ...on, ...over]));

  test("contains or exempts every role", () => {
    const forgotten = roleNames().filter((role) => !paired.has(role) && !(role in exempt));
    expect(forgotten).toEqual([]);
  });

  test("exempts only roles that exist and are in no pair", () => {
    const unneeded = Object.keys(exempt).filter(
      (role) => !roleNames().includes(role) || paired.has(role),
    );
    expect(unneeded).toEqual([]);
  });

  test("refuses a role that does not exist", () => {
    const mistaken = [{ use: "mistake", kind: "text", of: ["inc"], on: ["page"] }] as const;
    expect(() => measure(mistaken, palette)).toThrow("unknown role: inc");
  });
});

describe("measuring", () => {
  const colors = { light: { page: { ink: "#000000", page: "#ffffff", gray: "#777777" } } };

  test("with `either` the best of the foregrounds counts", () => {
    const rows = measure(
      [{ use: "lamp", kind: "graphic", either: true, of: ["gray", "ink"], on: ["page"] }],
      colors,
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.foreground).toBe("gray or ink");
    expect(rows[0]?.ratio).toBeCloseTo(21);
  });

  test("a translucent foreground is composited over its background first", () => {
    const [row] = measure(
      [{ use: "veil", kind: "text", of: ["ink"], on: ["page"], opacity: 0.5 }],
      colors,
    );
    // Black at one half on white is #808080.
    expect(row?.ratio).toBeCloseTo(3.98, 1);
  });

  test("contrast themes require a higher ratio", () => {
    const [row] = measure([{ use: "words", kind: "text", of: ["ink"], on: ["page"] }], {
      "light-contrast": colors.light,
    });
    expect(row?.required).toBe(7);
  });
});
