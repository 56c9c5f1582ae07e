/** Tests the SVG sprite of drawings that the site serves. */
import { readFile } from "node:fs/promises";

import { caseStudies } from "@larkline/content/case-studies";
import { industries } from "@larkline/content/industries";
import { expect, test } from "vitest";

import { drawingNames } from "../../apps/site/src/drawings/names.ts";
import { drawingSprite } from "../../scripts/drawings/sprite.ts";

const file = new URL("../../apps/site/src/drawings/drawings.svg", import.meta.url);

test("the sprite of drawings is up to date with `npm run drawings`", async () => {
  expect(await readFile(file, "utf8")).toBe(await drawingSprite());
});

test("the sprite has all drawings that pages use, and no external references", async () => {
  const sprite = await readFile(file, "utf8");
  const ids = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id = ""]) => id);
  expect(ids.toSorted()).toEqual([...drawingNames].toSorted());
  expect(sprite).not.toMatch(/href|url\(|style|<script/);
});

test("every industry has a drawing, and every case study has its own", () => {
  const names: readonly string[] = drawingNames;
  for (const { drawing } of industries) expect(names).toContain(drawing);
  const images = caseStudies.map(({ image }) => image);
  for (const image of images) expect(names).toContain(image);
  expect(new Set(images).size).toBe(images.length);
});
