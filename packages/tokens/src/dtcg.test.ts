import { describe, expect, test } from "vitest";

import { brandColors, brandDtcg, brandFigma } from "./brand/brand.ts";
import { grounds, themes } from "./documents.ts";
import { hexOf } from "./oklch.ts";
import { aliasOf, isObject, tokensIn } from "./read-tokens.ts";

// The downloads of the Brand page must follow https://www.designtokens.org/tr/2025.10/format/ and
// https://www.designtokens.org/tr/2025.10/color/.

const seeds = ["#1f4fbf", "#ff0040", "#808080", "#ffee00", "#000000", "#ffffff"];
const brands = seeds.map((color) => ({ color, brand: brandColors({ color }) }));

/** The format's own properties of groups and tokens. */
const properties = ["$type", "$value", "$description", "$extensions"];

/** Every name of a group or a token. */
const namesIn = (node: object): readonly string[] =>
  Object.entries(node).flatMap(([name, child]) => {
    if (properties.includes(name)) return [];
    return [name, ...(isObject(child) ? namesIn(child) : [])];
  });

describe.each(brands)("DTCG of a brand from $color", ({ brand }) => {
  const document: object = JSON.parse(brandDtcg(brand));
  const tokens = tokensIn(document, "download");
  const byPath = new Map(tokens.map((token) => [token.path.join("."), token]));

  test("names are valid, and every token is a color", () => {
    expect(namesIn(document).filter((name) => /^\$|[.{}]/u.test(name))).toEqual([]);
    expect([...new Set(tokens.map(({ type }) => type))]).toEqual(["color"]);
    expect(tokens.length).toBeGreaterThan(themes.length * grounds.length * 30);
  });

  test("each alias refers to a color in the same file", () => {
    const danglingAliases = tokens.flatMap(({ value }) => {
      const alias = aliasOf(value);
      return alias !== undefined && !isObject(byPath.get(alias)?.value) ? [alias] : [];
    });
    expect(danglingAliases).toEqual([]);
  });

  test("each color is in OKLCH within the format's ranges, and its hex is the same color", () => {
    for (const { path, value } of tokens.filter((token) => isObject(token.value))) {
      expect(value, path.join(".")).toMatchObject({
        colorSpace: "oklch",
        hex: expect.stringMatching(/^#[\da-f]{6}$/u),
      });
      const { components, alpha = 1, hex } = JSON.parse(JSON.stringify(value));
      const [l, c, h] = components;
      expect(l >= 0 && l <= 1 && c >= 0 && h >= 0 && h < 360, path.join(".")).toBe(true);
      expect(alpha > 0 && alpha <= 1).toBe(true);
      const near = hexOf({ l, c, h });
      // The components are rounded, so each channel may differ a little from the hex value. The numbers are
      // the positions of the channels in `#rrggbb`.
      for (const at of [1, 3, 5]) {
        const [channel, channelOfHex] = [near, hex].map((each) =>
          Number.parseInt(each.slice(at, at + 2), 16),
        );
        expect(
          Math.abs((channel ?? 0) - (channelOfHex ?? 999)),
          `${path.join(".")}: ${near} ${hex}`,
        ).toBeLessThan(3);
      }
    }
  });
});

test.each(brands)(
  "Figma's variables of $color have a hex value in every mode, and the light mode's is the default",
  ({ brand }) => {
    const { color } = JSON.parse(brandFigma(brand));
    for (const [role, variable] of Object.entries<Record<string, any>>(color)) {
      const modes: Record<string, string> = variable["$extensions"].mode;
      expect(Object.keys(modes), role).toHaveLength(themes.length * grounds.length);
      for (const hex of Object.values(modes)) expect(hex).toMatch(/^#(?:[\da-f]{6}|[\da-f]{8})$/u);
      expect(variable["$value"]).toBe(modes["light"]);
    }
  },
);
