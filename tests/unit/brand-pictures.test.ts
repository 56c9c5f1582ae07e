/** Tests the pictures that `npm run brand` and `npm run baselines` regenerate for another brand. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { colors } from "@larkline/tokens";
import { expect, test } from "vitest";

import { picturesUsed } from "../../scripts/baselines/readme-pictures.ts";
import { samplePoster, samplePosterPath } from "../../scripts/brand/sample-poster.ts";
import { baselineNames, kitBaselines } from "../kit/machinery/node/pictures.ts";

const root = join(import.meta.dirname, "../..");

test("the poster of the stories' sample film has the brand's colors", () => {
  expect(readFileSync(join(root, samplePosterPath), "utf8")).toBe(samplePoster(colors.light.board));
});

test("the poster is not drawn if a color role is missing", () => {
  expect(() => samplePoster({ board: "#000000" })).toThrow("The board has no color board-raised.");
});

test("all approved pictures from which the README's pictures are made exist", () => {
  expect(baselineNames(kitBaselines)).toEqual(expect.arrayContaining([...picturesUsed]));
});
