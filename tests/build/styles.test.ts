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

/** Elements of which a page has one or two. */
const rareElements = new Set(["body", "header", "main", "footer"]);

/**
 * Whether this part of a selector requires a class, an id, a rare element, the root or a pseudo-element.
 * Attributes do not count: to find the elements that a change may affect, Chromium compares only the
 * attributes' names, and nearly all elements have `data-slot`. Other elements do not count either, because a
 * page has hundreds of `div` and `span`.
 */
const isNamed = (component: SelectorComponent): boolean =>
  ["class", "id"].includes(component.type) ||
  (component.type === "type" && rareElements.has(component.name)) ||
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

/** Pseudo-classes that an inserted element may change for other elements: `has`, `first-child`, `nth-child`. */
const changesByInsertion =
  /^(?:has|empty|(?:first|last|only|nth|nth-last)-(?:child|of-type|last-child))$/;

/** Whether the part of a selector is such a pseudo-class or contains it. */
const containsChanging = (component: SelectorComponent): boolean =>
  (component.type === "pseudo-class" &&
    (changesByInsertion.test(component.kind) ||
      (component.kind === "not" &&
        component.selectors.some((each) => each.some(containsChanging))))) ||
  alternatives(component).some((selector) => selector.some(containsChanging));

/**
 * Whether the selector matches descendants or siblings of an element with such a pseudo-class, but its last
 * compound, or a compound after `+` or `~`, has no named part. If an element is inserted or receives the focus,
 * Chromium then computes the styles of a large part of the page again, because any element could match.
 */
function isUnnamedAfterChange(selector: Selector): boolean {
  const compounds = compoundsOf(selector);
  const first = compounds.findIndex(({ parts }) => parts.some(containsChanging));
  const after = first === -1 ? [] : compounds.slice(first + 1);
  return (
    after.some(
      ({ parts, isSibling }, index) =>
        (isSibling || index === after.length - 1) && !parts.some(isNamed),
    ) || selector.some((component) => alternatives(component).some(isUnnamedAfterChange))
  );
}

/** The selectors of a style sheet for which `isUnnamedAfterChange` is true. */
function slowSelectors(css: string): string[] {
  const found: string[] = [];
  transform({
    filename: "site.css",
    code: Buffer.from(css),
    visitor: {
      Selector(selector) {
        if (isUnnamedAfterChange(selector)) found.push(JSON.stringify(selector));
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
    ".a:has(button) label { top: 0 }",
    ".a > :last-child > * { top: 0 }",
    ".a tr:not(:first-child):hover > * { top: 0 }",
    ".a > :nth-last-child(1 of .b) > h3 { top: 0 }",
  ])("%s", (css) => {
    expect(slowSelectors(css)).toHaveLength(1);
  });

  test.each([
    ".a:has(button) { top: 0 }",
    ":root:has(.a) { top: 0 }",
    ".a:has(button) ~ footer > .b { top: 0 }",
    ".a > :last-child { top: 0 }",
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

  test("have no selector for which Chromium restyles much of the page when an element is inserted or focused", () => {
    expect(sheets.length).toBeGreaterThan(0);
    expect(sheets.flatMap(slowSelectors)).toEqual([]);
  });
});
