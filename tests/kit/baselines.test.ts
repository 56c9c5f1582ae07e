/**
 * Checks that the committed screenshots (baselines) are complete: every visual story has one for each mode,
 * none belongs to a removed story, and together they are small enough for git.
 */
import { statSync } from "node:fs";

import { describe, expect, it } from "vitest";

import { commentedPictures, readComments } from "../../scripts/review/comments.ts";
import { root } from "./kit-package.ts";
import { baselineNames, baselinePath, kitBaselines } from "./machinery/node/pictures.ts";
import { listStories } from "./machinery/node/story-list.ts";
import { pictureNames } from "./machinery/picture-modes.ts";

const present = baselineNames(kitBaselines);
const expected = listStories(root).flatMap(({ id, visual }) => (visual ? pictureNames(id) : []));

describe("baselines (npm run baselines writes them)", () => {
  it("exist for every visual story", () => {
    const known = new Set(present);
    expect(expected.filter((name) => !known.has(name))).toEqual([]);
  });

  it("belong to a story", () => {
    const known = new Set(expected);
    expect(present.filter((name) => !known.has(name))).toEqual([]);
  });

  it("are the only pictures that have review notes, and the notes are readable", () => {
    const known = new Set(expected);
    const commented = commentedPictures(kitBaselines);
    expect(commented.filter((name) => !known.has(name))).toEqual([]);
    for (const name of commented) expect(readComments(kitBaselines, name)).not.toEqual([]);
  });

  it("are smaller than 25 MB together", () => {
    const bytes = present.map((name) => statSync(baselinePath(kitBaselines, name)).size);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(25_000_000);
  });
});
