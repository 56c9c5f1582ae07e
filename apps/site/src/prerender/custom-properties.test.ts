import { describe, expect, test } from "vitest";

import { shortenProperties } from "./custom-properties.ts";

describe("short names of custom properties", () => {
  test("the most used property gets the first short name, even if another one is declared before it", () => {
    const css = ":root{--one:2px;--two:1px}p{margin:var(--one,var(--two)) var(--two)}";
    expect(shortenProperties(css, new Set())).toBe(
      ":root{--B:2px;--A:1px}p{margin:var(--B,var(--A)) var(--A)}",
    );
  });

  test("a property that inlined symbols read keeps its name", () => {
    const css = ":root{--ink:red;--edge:blue}p{color:var(--ink);background:var(--edge)}";
    expect(shortenProperties(css, new Set(["--ink"]))).toBe(
      ":root{--ink:red;--A:blue}p{color:var(--ink);background:var(--A)}",
    );
  });

  test("more properties than letters get names of two letters", () => {
    const css = `p{${Array.from({ length: 30 }, (_, index) => `--x${index}:0`).join(";")}}`;
    const names = shortenProperties(css, new Set()).match(/--[A-Z]+/g);
    expect(new Set(names).size).toBe(30);
    expect(names).toContain("--AD");
  });
});
