import { afterEach, expect, test, vi } from "vitest";

import { themeDocuments } from "./documents.ts";
import { primitivesIn } from "./palette.ts";

/** Reads a palette with one color. */
const paletteWith = (...components: unknown[]) =>
  primitivesIn({
    color: { $type: "color", gray: { $value: { colorSpace: "oklch", components } } },
  });

test("a component that is missing, written as `none`, is 0", () => {
  expect(paletteWith(0.5, 0, "none")).toEqual(paletteWith(0.5, 0, 0));
  expect(paletteWith(0.5, 0, "none").get("color.gray")).toMatch(/^#[\da-f]{6}$/);
});

test.each(["red", "0.5", null])(
  "the component %j is refused with the color's name",
  (component) => {
    expect(() => paletteWith(0.5, component, 120)).toThrow(
      'color.gray: a color is { colorSpace: "oklch", components: [l, c, h] }',
    );
  },
);

// `palette.ts` resolves all aliases when it is loaded, so each test loads it again.
afterEach(() => {
  vi.doUnmock("./documents.ts");
  vi.resetModules();
});

/** Loads `palette.ts` with a changed document of the dark theme. */
async function loadWithDark(change: (document: any) => void) {
  const dark = structuredClone(themeDocuments.dark);
  change(dark);
  vi.resetModules();
  vi.doMock("./documents.ts", async (importOriginal) => ({
    ...(await importOriginal<object>()),
    themeDocuments: { ...themeDocuments, dark },
  }));
  return import("./palette.ts");
}

test("a theme without a role is refused with the role's name", async () => {
  const loading = loadWithDark((document) => delete document.board.ink);
  await expect(loading).rejects.toThrow("color/dark.tokens.json: board.ink is missing");
});

test("an alias of an unknown token is refused with both names", async () => {
  const loading = loadWithDark((document) => {
    document.board.ink.$value = "{board.unknown}";
  });
  await expect(loading).rejects.toThrow(
    "color/dark.tokens.json: board.ink refers to board.unknown, which does not exist",
  );
});
