import { expect, test } from "vitest";

import { fitHeadline } from "./headline.ts";

/** Measures a font in which every character is half as wide as the font size. */
const measure = (words: string, _family: string, size: number) => words.length * size * 0.5;
const room = { width: 600, height: 360, lines: 4 };
const fit = (headline: string, within = room) =>
  fitHeadline({ headline, plate: "Pricing" }, within, 1, measure);

test("a headline fits its area and keeps every word", () => {
  const headline = "Borrowers call at night. Rates are for licensed people.";
  const { lines, size } = fit(headline);
  expect(lines.join(" ")).toBe(headline);
  expect(lines.length * size).toBeLessThanOrEqual(room.height);
  for (const line of lines) expect(measure(line, "", size)).toBeLessThanOrEqual(room.width);
});

test("lines break between sentences, and no line ends with an article", () => {
  expect(
    fit("Every call answered. Every lead put through.", { ...room, width: 1200, lines: 2 }).lines,
  ).toEqual(["Every call answered.", "Every lead put through."]);
  expect(fit("They asked for a demo a minute ago.").lines).toEqual([
    "They asked",
    "for a demo",
    "a minute ago.",
  ]);
});

test("a short headline stays in one line, in the largest size", () => {
  const wide = { ...room, width: 800 };
  expect(fit("Put through.", wide)).toMatchObject({ lines: ["Put through."], size: 104 });
});

test("throws if a headline is too long for its picture", () => {
  const headline = "A headline that nobody would put on a poster because it goes on and on ".repeat(
    2,
  );
  expect(() => fit(headline.trim())).toThrow("is too long for the picture of its page");
});
