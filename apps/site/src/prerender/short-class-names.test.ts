import { beforeAll, describe, expect, test } from "vitest";

import { type ShortClassNames, shortClassNames } from "./short-class-names.ts";

let names: ShortClassNames;
beforeAll(async () => {
  names = await shortClassNames();
});

const rule = (name: string) => `.${name}{top:0}`;
const selectorOf = (css: string) => /^\.(\S+)\{/.exec(css)?.[1] ?? "";

describe("what visitors get", () => {
  test("utilities of the kit have short names, which markup can be told back from", () => {
    const short = selectorOf(names.shortenStyles(rule("font-semibold")));
    expect(short.length).toBeLessThanOrEqual(2);
    expect(names.lengthenMarkup(`<p class="jack ${short}">`)).toBe(
      '<p class="jack font-semibold">',
    );
  });

  test("also those with signs that are escaped", () => {
    const long = String.raw`border-\(length\:--width-edge\)`;
    const short = selectorOf(names.shortenStyles(rule(long)));
    expect(short.length).toBeLessThanOrEqual(2);
    expect(names.lengthenMarkup(`<p class="${short}">`)).toContain("border-(length:--width-edge)");
  });

  test("no two have the same", () => {
    const shorts = ["font-semibold", "text-ink", "text-ink-muted", "items-center"].map((name) =>
      selectorOf(names.shortenStyles(rule(name))),
    );
    expect(new Set(shorts).size).toBe(shorts.length);
  });
});

describe("what keeps its name", () => {
  test.each(["call-window", "footer-link", "grid", "flex", "port"])(
    "%s: a word that is more than a class",
    (name) => {
      expect(names.shortenStyles(rule(name))).toBe(rule(name));
    },
  );

  test("figures in a stylesheet", () => {
    expect(names.shortenStyles("p{top:.5rem}")).toBe("p{top:.5rem}");
  });
});
