import { assert, constantFrom, integer, oneof, option, property, tuple } from "fast-check";
import { expect, test } from "vitest";

import { chromaDifference, difference, hexOf, oklchOf } from "../oklch.ts";
import { apart, brandColors, brandCss, brandDtcg, brandFigma, SeedError } from "./brand.ts";
import type { BrandColors, Seed } from "./brand.ts";
import { referenceColor } from "./primitives.ts";

const hex = (...channels: readonly number[]) =>
  `#${channels.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
const channel = integer({ min: 0, max: 255 });
const near = (value: number) =>
  integer({ min: Math.max(0, value - 12), max: Math.min(255, value + 12) });
const full = constantFrom<number>(0, 255);

const any = tuple(channel, channel, channel).map((rgb) => hex(...rgb));
const gray = channel.map((value) => hex(value, value, value));
/** Saturated colors: two channels are 0 or 255, and the third one, at a random position, is free. */
const neon = tuple(full, full, channel, constantFrom(0, 1, 2)).map(
  ([first, second, free, position]) => hex(...[first, second].toSpliced(position, 0, free)),
);
const nearWhite = tuple(near(255), near(255), near(255)).map((rgb) => hex(...rgb));
const nearBlack = tuple(near(0), near(0), near(0)).map((rgb) => hex(...rgb));
/** Colors close to the live line's default color: the hard case, because the brand's color must differ. */
const nearSignal = tuple(near(255), near(178), near(26)).map((rgb) => hex(...rgb));

const color = oneof({ weight: 3, arbitrary: any }, gray, neon, nearWhite, nearBlack, nearSignal);
const seeds = tuple(color, option(color, { freq: 4, nil: undefined })).map(([own, accent]): Seed =>
  accent === undefined ? { color: own } : { color: own, accent },
);

const pairsBelowMinimum = ({ measured }: BrandColors) =>
  measured
    .filter(({ ratio, required }) => ratio < required)
    .map(
      (row) => `${row.theme} ${row.ground}: ${row.foreground} on ${row.background} ${row.ratio}`,
    );

/**
 * The brand of a seed. If the seed's live line is refused, the brand with the color that the error
 * offers instead.
 */
function brandOrOffered(seed: Seed): BrandColors {
  try {
    return brandColors(seed);
  } catch (error) {
    if (!(error instanceof SeedError) || error.nearest === undefined) throw error;
    expect(error.message).toContain(error.nearest);
    return brandColors({ ...seed, accent: error.nearest });
  }
}

test("for any brand color every pair has its minimum contrast and the live line stays distinguishable", () => {
  assert(
    property(seeds, (seed) => {
      const brand = brandOrOffered(seed);
      expect(pairsBelowMinimum(brand)).toEqual([]);
      const signal = brand.palette.light.page["signal"] ?? "";
      expect(chromaDifference(oklchOf(seed.color), oklchOf(signal))).toBeGreaterThanOrEqual(apart);
    }),
    // The same colors in each run. On failure fast-check prints the smallest failing one.
    { seed: 20_261_120, numRuns: 2000 },
  );
  // The timeout only ends a hanging test: 2,000 brands take half a minute on a busy machine.
}, 120_000);

test("a live line color too near the brand's is refused, and the error offers one that works", () => {
  expect(() => brandColors({ color: "#ff6a00", accent: "#ff7a10" })).toThrow(
    /#ff7a10 is too close to the brand's #ff6a00.*The nearest that works is #/u,
  );
});

test("a light cyan live line is refused for a nearly black brand, and a darker one is offered", () => {
  const brand = brandOrOffered({ color: "#001102", accent: "#3bffff" });
  expect(pairsBelowMinimum(brand)).toEqual([]);
  // With a precision of -2 digits, the hues must differ by less than 50 degrees.
  expect(oklchOf(brand.palette.light.page["signal"] ?? "").h).toBeCloseTo(oklchOf("#3bffff").h, -2);
});

test("the error names the color that was measured if the requested one is used lighter or darker", () => {
  expect(() => brandColors({ color: "#ff6a00", accent: "#7a2f00" })).toThrow(
    /#7a2f00 is too close .*\(measured as #[0-9a-f]{6}, the lightness it would be used in\)/u,
  );
});

test.each(["", "blue", "#12345", "#1f4fbf80", "url(x)"])(
  "refuses %j, because it is not three or six hex digits",
  (text) => {
    expect(() => brandColors({ color: text })).toThrow("is not a color such as #1f4fbf");
  },
);

test("a brand color with enough contrast is used for buttons on the light page as it is", () => {
  for (const own of ["#1f4fbf", "#7c3aed", "#0e7c4a", "#b3123f", "#111111"])
    expect(brandColors({ color: own }).palette.light.page["action"]).toBe(own);
});

test("a brand color too pale for the light page is replaced there, with a note, but used on the dark page", () => {
  const { notes, palette } = brandColors({ color: "#ffee00" });
  expect(notes[0]).toMatch(
    /^On the light page #ffee00 is too pale for a button: #[\da-f]{6} stands/u,
  );
  expect(palette.dark.page["action"]).toBe("#ffee00");
});

test.each([
  ["#a8c800", "dark"],
  ["#ffffa0", "light"],
])("a live line color that is too %2$s is replaced, and a note says so: %1$s", (accent, fault) => {
  const { notes } = brandColors({ color: "#1f4fbf", accent });
  expect(notes).toContainEqual(
    expect.stringMatching(
      new RegExp(
        `^${accent} is too ${fault} for the live line: #[\\da-f]{6} stands in for it`,
        "u",
      ),
    ),
  );
});

const board = (own: string) =>
  oklchOf(brandColors({ color: own }).palette.light.page["board"] ?? "");

test("the board gets the brand's hue, and a gray brand gets a gray board", () => {
  expect(Math.abs(board("#1f4fbf").h - oklchOf("#1f4fbf").h)).toBeLessThan(8);
  expect(board("#808080").c).toBeLessThan(0.005);
});

test("a brand color close to the reference color gives nearly the reference palette", () => {
  const reference = brandColors({ color: referenceColor }).palette;
  const similar = brandColors({ color: "#0e3b2f" }).palette;
  for (const [role, value] of Object.entries(reference.light.page))
    expect([role, difference(oklchOf(value), oklchOf(similar.light.page[role] ?? ""))]).toEqual([
      role,
      expect.closeTo(0, 1),
    ]);
});

test("semantic colors are the same for every brand", () => {
  const roles = ["danger", "success", "info", "warning", "hue-blue", "hue-green", "hue-plum"];
  const pick = ({ palette }: BrandColors) => roles.map((role) => palette.dark.board[role]);
  expect(pick(brandColors({ color: "#1f4fbf" }))).toEqual(pick(brandColors({ color: "#e11d48" })));
});

test("CSS, DTCG and Figma exports contain the same action color", () => {
  const brand = brandColors({ color: "#1f4fbf" });
  expect(brandCss(brand)).toContain("--color-action: var(--more, light-dark(#1f4fbf, ");
  const dtcg = JSON.parse(brandDtcg(brand));
  expect(dtcg.light.page.action.$value).toBe("{color.action.day}");
  expect(dtcg.color.action.day.$value.hex).toBe("#1f4fbf");
  const [l, c, h] = dtcg.color.action.day.$value.components;
  expect(hexOf({ l, c, h })).toBe("#1f4fbf");
  expect(JSON.parse(brandFigma(brand)).color.action.$extensions.mode.light).toBe("#1f4fbf");
});
