import { expect, test } from "vitest";

import { fonts } from "../../generated/tokens.ts";
import { families, familiesOf } from "./faces.ts";
import { installedFont, lacks } from "./fitness.ts";

test.each(families)("$family has everything that the kit sets", async (font) => {
  expect(await lacks(font)).toEqual([]);
});

test("a family without the weights that a role needs is refused with those it has", async () => {
  const [font] = families;
  if (!font) throw new Error("No family.");
  expect(await lacks({ ...font, weight: { min: 50, max: 950 } })).toEqual([
    expect.stringMatching(/ has the weights \d+ to \d+; the kit sets 50 to 950\.$/u),
  ]);
});

test("a family under another name than its folder's is refused", async () => {
  const [font] = families;
  if (!font) throw new Error("No family.");
  const said = await lacks({ ...font, family: "Some Other Face" });
  expect(said).toEqual([expect.stringContaining("does not look for that name")]);
});

test("what is not installed is not found", () => {
  expect(installedFont("no-such-face")).toBeUndefined();
  expect(installedFont(fonts.text.files)?.family).toBe(fonts.text.family);
});

test("a family with two roles is shipped once, with all the weights of both", () => {
  const shared = familiesOf({ display: "Alder", text: "Alder", plate: "Cedar" });
  expect(shared.map(({ family }) => family)).toEqual(["Alder", "Cedar"]);
  expect(shared[0]?.weight).toEqual({ min: 400, max: 700 });
  expect(familiesOf({ display: "Alder", text: "Birch", plate: "Alder" })[0]?.weight).toEqual({
    min: 500,
    max: 700,
  });
});
