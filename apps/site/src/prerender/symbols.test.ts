import { describe, expect, test } from "vitest";

import { readSymbols, symbolsFor } from "./symbols.ts";

describe("the symbols inlined with a page's markup", () => {
  test("are those that the markup shows, each once", async () => {
    const symbols = await readSymbols();
    const markup =
      '<svg><use href="#logo-hubspot"/></svg><use href="#drawing-crm"/><use href="#logo-hubspot"/>';
    const inlined = symbolsFor(markup, symbols);
    const ids = Array.from(inlined.matchAll(/<symbol id="([^"]+)"/g), ([, id]) => id);
    expect(ids).toEqual(["logo-hubspot", "drawing-crm"]);
    expect(inlined).toMatch(/^<div hidden><svg><symbol .*<\/symbol><\/svg><\/div>$/s);
  });

  test("are empty if the markup uses none", async () => {
    expect(symbolsFor('<a href="#features">', await readSymbols())).toBe("");
  });

  test("must be in one of the symbol files", async () => {
    const symbols = await readSymbols();
    expect(() => symbolsFor('<use href="#drawing-nothing"/>', symbols)).toThrow("drawing-nothing");
  });
});
