import { expect, test } from "vitest";

import { fonts } from "../../generated/tokens.ts";
import { families, familiesOf } from "./faces.ts";
import { installedFont, missingForKit } from "./fitness.ts";

test.each(families)("$family meets the kit's requirements", async (font) => {
  expect(await missingForKit(font)).toEqual([]);
});

test("a family that lacks weights of the kit is reported, with the weights that it has", async () => {
  const [font] = families;
  if (!font) throw new Error("No family.");
  expect(await missingForKit({ ...font, weight: { min: 50, max: 950 } })).toEqual([
    expect.stringMatching(/ has the weights \d+ to \d+; the kit sets 50 to 950\.$/u),
  ]);
});

test("a family whose name does not match its package's name is reported", async () => {
  const [font] = families;
  if (!font) throw new Error("No family.");
  const problems = await missingForKit({ ...font, family: "Some Other Face" });
  expect(problems).toEqual([expect.stringContaining("does not match the family's")]);
});

test("looking up a family that is not installed returns undefined", () => {
  expect(installedFont("no-such-face")).toBeUndefined();
  expect(installedFont(fonts.text.files)?.family).toBe(fonts.text.family);
});

test("a family with two roles is listed once, with the wider range of weights", () => {
  const shared = familiesOf({ display: "Alder", text: "Alder", plate: "Cedar" });
  expect(shared.map(({ family }) => family)).toEqual(["Alder", "Cedar"]);
  expect(shared[0]?.weight).toEqual({ min: 400, max: 700 });
  expect(familiesOf({ display: "Alder", text: "Birch", plate: "Alder" })[0]?.weight).toEqual({
    min: 500,
    max: 700,
  });
});
