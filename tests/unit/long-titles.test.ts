import { brand } from "@larkline/content/brand";
import { metaLimits } from "@larkline/content/page-meta";
import { expect, test } from "vitest";

import { longTitles } from "../../scripts/brand/long-titles.ts";

test("a name as long as the current one makes no title too long", () => {
  expect(longTitles("N".repeat(brand.name.length))).toEqual([]);
});

test("a long name makes titles of pages and articles too long, which are listed with that name", () => {
  const name = "N".repeat(metaLimits.title);
  const titles = longTitles(name);
  expect(titles).toContainEqual(expect.stringMatching(/^Pricing: .*N$/));
  expect(titles.length).toBeGreaterThan(20);
});
