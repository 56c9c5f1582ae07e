import { describe, expect, test } from "vitest";

import { shortenProperties } from "./custom-properties.ts";

describe("short names of custom properties", () => {
  test("the most used property gets the shortest name, wherever it is declared", () => {
    const css = ":root{--much:1px;--one:2px}p{margin:var(--much) var(--one,var(--much))}";
    expect(shortenProperties(css, new Set())).toBe(
      ":root{--A:1px;--B:2px}p{margin:var(--A) var(--B,var(--A))}",
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
