import { describe, expect, test } from "vitest";

import { namesIn } from "./markup.ts";
import { pruneStyles } from "./prune-styles.ts";

const prune = (css: string, html: string) => pruneStyles(css, namesIn(html));

describe("removes what the page cannot use", () => {
  test("rules for absent elements and classes", () => {
    const css = "table{margin:0}p{margin:0}.a{top:0}.b{top:0}:where(kbd,samp) b{top:0}";
    expect(prune(css, '<p class="a"></p>')).toBe("p{margin:0}.a{top:0}");
  });

  test("pseudo-elements of fields, if the page has no fields", () => {
    const css = "::placeholder{opacity:1}::-webkit-datetime-edit{padding:0}";
    expect(prune(css, '<input type="radio">')).toBe("");
    expect(prune(css, "<textarea></textarea>")).toContain("::placeholder");
  });

  test("rules for empty fields with a placeholder, if no field has one", () => {
    const css = "input:placeholder-shown{padding:0}";
    expect(prune(css, "<input>")).toBe("");
    expect(prune(css, '<input placeholder="Search">')).toBe(css);
  });

  test("custom properties that no remaining rule reads, directly or indirectly", () => {
    const css = ":root{--a:1px;--b:var(--a);--c:2px}p{margin:var(--c)}p+p{--c:3px}";
    expect(prune(css, "<p></p>")).toBe(":root{--c:2px}p{margin:var(--c)}p+p{--c:3px}");
    expect(pruneStyles(css, namesIn("<p></p>"), new Set(["--a"]))).toContain("--a:1px");
  });

  test("rules for data attributes or their values that no element has", () => {
    const css =
      "[data-a]{top:0}[data-b]{top:0}[data-c=x]{top:0}[data-c=y]{top:0}[data-c^=y]{top:0}";
    expect(prune(css, '<p data-a="" data-c="x"></p>')).toBe(
      "[data-a],[data-c=x],[data-c^=y]{top:0}",
    );
  });

  test("Tailwind's `@property` rules, because the fallback declares the same variables", () => {
    const supports =
      "@supports (((-webkit-hyphens:none)) and (not (margin-trim:inline))) or (-moz-orient:inline)";
    const set = "*,:before,:after,::backdrop{--tw-a:1px}";
    const readingRule = "p{margin:var(--tw-a)}p+p{--tw-a:2px}";
    const css = `@layer properties{${supports}{${set}}}${readingRule}@property --tw-a{syntax:"*";inherits:false;initial-value:1px}`;
    expect(prune(css, "<p></p>")).toBe(`@layer properties{${set}}${readingRule}`);
  });
});

describe("shortens the styles", () => {
  test("inlines a custom property with one value on the page", () => {
    const css = ":root{--a:4px;--b:var(--a)}p{margin:calc(var(--a) * 3);padding:var(--b)}";
    expect(prune(css, "<p></p>")).toBe("p{margin:12px;padding:4px}");
  });

  test("does not inline a custom property with several values or a conditional one", () => {
    const readingRule = "p{margin:var(--a)}";
    for (const css of [
      `:root{--a:4px}@media (width>=600px){:root{--a:5px}}${readingRule}`,
      `:root,[data-theme]{--a:4px}[data-ground=board]{--a:5px}${readingRule}`,
      `@media (width>=600px){:root{--a:5px}}${readingRule}`,
      `.b{--a:4px}${readingRule}`,
    ])
      expect(prune(css, '<p class="b" data-ground="board"></p>')).toContain("margin:var(--a)");
  });

  test("does not inline a custom property that reads one with several values", () => {
    const css = ":root{--a:1px;--b:var(--a)}p{--a:2px;margin:var(--b)}";
    expect(prune(css, "<p></p>")).toContain("margin:var(--b)");
  });

  test("removes a fallback if the property has a value, and inlines it if the property is never set", () => {
    const css =
      ":root{--a:4px}p{--a:5px;margin:var(--a,1px)}*{--tw-b:initial}p{padding:var(--tw-b,2px)}";
    expect(prune(css, "<p></p>")).toContain("margin:var(--a);padding:2px");
  });

  test("inlines the fallback of Tailwind's line height in rules before the one that sets it", () => {
    const before = "p{line-height:var(--tw-leading,2)}";
    const after = "@media (hover:hover){p{line-height:var(--tw-leading,3)}}";
    const css = `*{--tw-leading:initial}${before}.b{--tw-leading:1;line-height:1}${after}`;
    expect(prune(css, '<p class="b"></p>')).toBe(
      `*{--tw-leading:initial}p{line-height:2}.b{--tw-leading:1;line-height:1}${after}`,
    );
  });

  test("does not inline the fallback of a color that another class sets", () => {
    const css = "*{--tw-ring:initial}.a{box-shadow:0 0 0 1px var(--tw-ring,red)}.b{--tw-ring:blue}";
    expect(prune(css, '<p class="a b"></p>')).toContain("var(--tw-ring,red)");
  });

  test("does not read declarations inside of strings", () => {
    const css = ':root{--a:"};--b:1px"}p{margin:var(--b,2px)}p:after{content:var(--a)}';
    expect(prune(css, "<p></p>")).toBe('p{margin:var(--b,2px)}p:after{content:"};--b:1px"}');
  });

  test("removes absent elements from selector lists", () => {
    const css = ":root,:host{top:0}h1,h2,h3{margin:0}ol,ul{padding:0}";
    expect(prune(css, "<h1></h1><h3></h3>")).toBe(":root{top:0}h1,h3{margin:0}");
  });

  test("removes settings of fonts that have these values anyway", () => {
    const css = "p{font-feature-settings:normal;font-variation-settings:inherit;top:1px}";
    expect(prune(css, "<p></p>")).toBe("p{top:1px}");
  });

  test("removes prefixes and fallbacks for browsers without light-dark()", () => {
    const css =
      "p{-webkit-mask:none;mask:none;color:red}@supports (color:color-mix(in lab,red,red)){p{color:color-mix(in oklab,red 50%,blue)}}";
    expect(prune(css, "<p></p>")).not.toMatch(/webkit|supports/);
  });
});

describe("removes what only applies after the first interaction", () => {
  test("states", () => {
    const css =
      "p:hover{top:1px}p:not(:disabled):active{top:2px}p:disabled{top:3px}p:has(>a:is(:hover,:focus-visible)){top:4px}";
    expect(prune(css, "<p><a></a></p>")).toBe("");
    expect(prune(":-moz-focusring:where(:not(iframe)){outline:auto}", "<a></a>")).toBe("");
    expect(prune("button:disabled{top:1px}", '<button disabled=""></button>')).not.toBe("");
  });

  test("closed elements", () => {
    const css = ".a{top:1px}.b{top:2px}.c{top:3px}::backdrop{top:4px}";
    const closed = '<div popover="auto" class="a"></div><dialog><p class="b"></p></dialog>';
    expect(prune(css, closed)).toBe("");
    expect(prune(css, '<dialog open=""><p class="b"></p></dialog>')).toBe(".b{top:2px}");
  });

  test("rules for print", () => {
    const css = "@media print{p{top:1px}}@media screen{p{top:2px}}";
    expect(prune(css, "<p></p>")).toBe("@media screen{p{top:2px}}");
  });

  test("media queries under which the complete stylesheet is loaded at once", () => {
    const css =
      "@media (forced-colors:active){p{top:1px}}@media (scripting:none){p{top:2px}}@media (width>=600px){p{top:3px}}";
    expect(prune(css, "<p></p>")).toBe("@media (width>=600px){p{top:3px}}");
  });

  test("transitions, and animations of absent elements", () => {
    const css = "p{transition:color .2s;top:1px}@keyframes plug{to{top:0}}";
    expect(prune(css, "<p></p>")).toBe("p{top:1px}");
    const played = "p{animation:1s plug}@keyframes plug{to{top:0}}";
    expect(prune(played, "<p></p>")).toBe(played);
  });
});

describe("keeps what may apply before the first interaction", () => {
  test("the focus ring, the themes, and elements that the browser itself opens", () => {
    const css =
      ":focus-visible{top:1px}[data-theme=dark]{top:2px}html{top:3px}:not(table){top:4px}details[open]{top:5px}";
    expect(prune(css, "<details></details>")).toBe(css);
  });

  test("the rule that hides Safari's marker of a summary, even if the page has no fields", () => {
    const css = ".a::-webkit-details-marker{display:none}";
    expect(prune(css, '<details><summary class="a"></summary></details>')).toBe(css);
  });

  test("the rule that hides the browser's controls of a film", () => {
    const css = ".a::-webkit-media-controls{display:none}";
    expect(prune(css, '<video class="a"></video>')).toBe(css);
  });

  test("rules for right-to-left text, if the page has such text", () => {
    const css = "p:dir(rtl){scale:-1 1}";
    expect(prune(css, '<p dir="rtl"></p>')).toBe(css);
    expect(prune(css, "<p></p>")).toBe("");
  });

  test("light-dark() unchanged", () => {
    expect(prune("p{color:light-dark(#fff,#000)}", "<p></p>")).toContain("light-dark(#fff,#000)");
  });
});
