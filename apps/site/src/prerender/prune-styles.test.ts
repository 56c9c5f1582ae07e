import { describe, expect, test } from "vitest";

import { namesIn } from "./markup.ts";
import { pruneStyles } from "./prune-styles.ts";

const prune = (css: string, html: string) => pruneStyles(css, namesIn(html));

describe("what a page cannot use goes", () => {
  test("rules for elements and classes that are not there", () => {
    const css = "table{margin:0}p{margin:0}.a{top:0}.b{top:0}:where(kbd,samp) b{top:0}";
    expect(prune(css, '<p class="a"></p>')).toBe("p{margin:0}.a{top:0}");
  });

  test("parts of fields, where there is nothing to type in", () => {
    const css = "::placeholder{opacity:1}::-webkit-datetime-edit{padding:0}";
    expect(prune(css, '<input type="radio">')).toBe("");
    expect(prune(css, "<textarea></textarea>")).toContain("::placeholder");
  });

  test("faces of characters that the page does not show", () => {
    const css =
      '@font-face{font-family:A;src:url("a.woff2");unicode-range:U+20-7E}' +
      '@font-face{font-family:A;src:url("b.woff2");unicode-range:U+100-17F}';
    expect(prune(css, "<p>plain</p>")).not.toContain("b.woff2");
    expect(prune(css, "<p>Łódź</p>")).toContain("b.woff2");
  });

  test("custom properties that no rule reads, also by a property that goes", () => {
    const css = ":root{--a:1px;--b:var(--a);--c:2px}p{margin:var(--c)}";
    expect(prune(css, "<p></p>")).toBe(":root{--c:2px}p{margin:var(--c)}");
  });

  test("rules for data attributes and values of them that no element has", () => {
    const css =
      "[data-a]{top:0}[data-b]{top:0}[data-c=x]{top:0}[data-c=y]{top:0}[data-c^=y]{top:0}";
    expect(prune(css, '<p data-a="" data-c="x"></p>')).toBe(
      "[data-a],[data-c=x],[data-c^=y]{top:0}",
    );
  });

  test("one of the two ways by which Tailwind declares its variables", () => {
    const supports =
      "@supports (((-webkit-hyphens:none)) and (not (margin-trim:inline))) or (-moz-orient:inline)";
    const set = "*,:before,:after,::backdrop{--tw-a:1px}";
    const css = `@layer properties{${supports}{${set}}}p{margin:var(--tw-a)}@property --tw-a{syntax:"*";inherits:false;initial-value:1px}`;
    expect(prune(css, "<p></p>")).toBe(`@layer properties{${set}}p{margin:var(--tw-a)}`);
  });
});

describe("what comes with the visitor’s first sign goes", () => {
  test("states", () => {
    const css =
      "p:hover{top:1px}p:not(:disabled):active{top:2px}p:disabled{top:3px}p:has(>a:is(:hover,:focus-visible)){top:4px}";
    expect(prune(css, "<p><a></a></p>")).toBe("");
    expect(prune("button:disabled{top:1px}", '<button disabled=""></button>')).not.toBe("");
  });

  test("what is closed", () => {
    const css = ".a{top:1px}.b{top:2px}.c{top:3px}::backdrop{top:4px}";
    const closed = '<div popover="auto" class="a"></div><dialog><p class="b"></p></dialog>';
    expect(prune(css, closed)).toBe("");
    expect(prune(css, '<dialog open=""><p class="b"></p></dialog>')).toBe(".b{top:2px}");
  });

  test("how states come and go, and animations of nothing", () => {
    const css = "p{transition:color .2s;top:1px}@keyframes plug{to{top:0}}";
    expect(prune(css, "<p></p>")).toBe("p{top:1px}");
    const played = "p{animation:1s plug}@keyframes plug{to{top:0}}";
    expect(prune(played, "<p></p>")).toBe(played);
  });
});

describe("what may come to be before that stays", () => {
  test("the ring of the focus, the theme, what the browser itself opens", () => {
    const css =
      ":focus-visible{top:1px}[data-theme=dark]{top:2px}html{top:3px}:not(table){top:4px}details[open]{top:5px}";
    expect(prune(css, "<details></details>")).toBe(css);
  });

  test("light-dark() as it is", () => {
    expect(prune("p{color:light-dark(#fff,#000)}", "<p></p>")).toContain("light-dark(#fff,#000)");
  });
});
