/** Checks the site's style sheets for selectors that make every change of a page slow. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { type Selector, type SelectorComponent, transform } from "lightningcss";
import { beforeAll, describe, expect, test } from "vitest";

const dist = join(import.meta.dirname, "../../apps/site/dist");

/** The selectors in `:is()`, `:where()` or `:-webkit-any()`; empty for other parts of a selector. */
const alternatives = (component: SelectorComponent): readonly Selector[] =>
  component.type === "pseudo-class" &&
  (component.kind === "is" || component.kind === "where" || component.kind === "any")
    ? component.selectors
    : [];

/**
 * Whether this part of a selector requires a class, an id, an element type, the root or a pseudo-element.
 * Attributes do not count: to find the elements that a change may affect, Chromium compares only the
 * attributes' names, and nearly all elements have `data-slot`.
 */
const isNamed = (component: SelectorComponent): boolean =>
  ["class", "id", "type"].includes(component.type) ||
  (component.type === "pseudo-class" && component.kind === "root") ||
  component.type === "pseudo-element" ||
  (alternatives(component).length > 0 && alternatives(component).every(namesItsSubject));

/** The parts of a selector between two combinators. */
interface Compound {
  parts: SelectorComponent[];
  /** Whether the compound follows a `+` or `~`. */
  isSibling: boolean;
}

/** The compounds of a selector, from left to right. */
function compoundsOf(selector: Selector): Compound[] {
  const compounds: Compound[] = [{ parts: [], isSibling: false }];
  for (const component of selector)
    if (component.type === "combinator")
      compounds.push({ parts: [], isSibling: component.value.endsWith("-sibling") });
    else compounds.at(-1)?.parts.push(component);
  return compounds;
}

/** Whether the last compound of a selector, which matches the styled element, has a named part. */
function namesItsSubject(selector: Selector): boolean {
  return compoundsOf(selector).at(-1)?.parts.some(isNamed) ?? true;
}

/** Whether the part of a selector is `:has()` or contains it. */
const containsHas = (component: SelectorComponent): boolean =>
  (component.type === "pseudo-class" && component.kind === "has") ||
  alternatives(component).some((selector) => selector.some(containsHas));

/**
 * Whether the selector matches descendants or siblings of an element with `:has()`, but its last compound, or
 * a compound after `+` or `~`, has no named part. If an element is inserted anywhere, Chromium then computes
 * the style of the whole page again, because any element could match.
 */
function isUnnamedAfterHas(selector: Selector): boolean {
  const compounds = compoundsOf(selector);
  const firstHas = compounds.findIndex(({ parts }) => parts.some(containsHas));
  const after = firstHas === -1 ? [] : compounds.slice(firstHas + 1);
  return (
    after.some(
      ({ parts, isSibling }, index) =>
        (isSibling || index === after.length - 1) && !parts.some(isNamed),
    ) || selector.some((component) => alternatives(component).some(isUnnamedAfterHas))
  );
}

/** The selectors of a style sheet for which `isUnnamedAfterHas` is true. */
function slowSelectors(css: string): string[] {
  const found: string[] = [];
  transform({
    filename: "site.css",
    code: Buffer.from(css),
    visitor: {
      Selector(selector) {
        if (isUnnamedAfterHas(selector)) found.push(JSON.stringify(selector));
      },
    },
  });
  return found;
}

describe("the check finds", () => {
  test.each([
    ".a:has(> :nth-child(3)) > * { top: 0 }",
    ".a:has(button) .b > :last-child { top: 0 }",
    ".a:is(:where(.b):has(:disabled) *) { top: 0 }",
    ".a:has(button) ~ * > .b { top: 0 }",
    '.a:has(~ :disabled) [data-slot="b"] { top: 0 }',
  ])("%s", (css) => {
    expect(slowSelectors(css)).toHaveLength(1);
  });

  test.each([
    ".a:has(button) { top: 0 }",
    ":root:has(.a) { top: 0 }",
    ".a:has(button) label { top: 0 }",
    ".a:has(button) .b > :is(.c, .d):last-child { top: 0 }",
    ".a:has(button)::after { top: 0 }",
  ])("nothing in %s", (css) => {
    expect(slowSelectors(css)).toEqual([]);
  });
});

describe("the site's style sheets", () => {
  let sheets: readonly string[];

  beforeAll(() => {
    const site: { folder: string } = JSON.parse(readFileSync(join(dist, "site.json"), "utf8"));
    const assets = join(dist, site.folder, "client/assets");
    sheets = globSync("*.css", { cwd: assets }).map((file) =>
      readFileSync(join(assets, file), "utf8"),
    );
  });

  test("have no selector for which Chromium restyles the whole page when an element is inserted", () => {
    expect(sheets.length).toBeGreaterThan(0);
    expect(sheets.flatMap(slowSelectors)).toEqual([]);
  });
});
