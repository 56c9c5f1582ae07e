import { type Selector, type SelectorComponent, transform } from "lightningcss";

import type { MarkupNames } from "./markup.ts";

/** Parts that only fields to type or to choose in have. */
const fieldParts = /^-(?:webkit|moz|ms)-|^placeholder$|^file-selector-button$/;

/** The only `data-…` that changes before the whole stylesheet is there: the inline script sets it. */
const changing = "data-theme";

/**
 * Whether a selector can match something in the markup. States and other attributes than `data-…`
 * are not judged: the browser changes those.
 */
function canMatch(selector: Selector, names: MarkupNames): boolean {
  return selector.every((part) => canMatchPart(part, names));
}

function canMatchPart(part: SelectorComponent, names: MarkupNames): boolean {
  switch (part.type) {
    case "type":
      return names.elements.has(part.name.toLowerCase());
    case "class":
      return names.classes.has(part.name);
    case "attribute": {
      const { name, operation } = part;
      if (!name.startsWith("data-") || name === changing) return true;
      const whole = operation?.operator === "equal";
      return names.data.has(whole ? `${name}=${operation.value}` : name);
    }
    case "pseudo-class":
      return part.kind === "where" || part.kind === "is"
        ? part.selectors.some((each) => canMatch(each, names))
        : true;
    case "pseudo-element": {
      const name = part.kind === "custom" ? part.name : part.kind;
      return names.fields || !fieldParts.test(name);
    }
    default:
      return true;
  }
}

/** Custom properties that something reads. Tailwind's `--tw-…` are read by its own rules. */
function readProperties(css: string): Set<string> {
  return new Set(Array.from(css.matchAll(/var\(\s*(--[\w-]+)/g), ([, name = ""]) => name));
}

/** Of Tailwind: for browsers that do not know `@property`. */
const withoutProperty =
  /@supports \(\(\(-webkit-hyphens:none\)\)[^{]*\{(\*,:before,:after,::backdrop\{[^}]*\})\}/;

/**
 * Tailwind declares its variables by `@property`, and sets them on every element for browsers that do
 * not know that. Either is enough; the second takes fewer bytes, and every browser knows it.
 */
const variablesOnce = (css: string): string =>
  withoutProperty.test(css)
    ? css.replaceAll(/@property --tw-[^}]*\}/g, "").replace(withoutProperty, "$1")
    : css;

/**
 * Takes out of a page's inlined styles what that page cannot use: rules for other elements, faces
 * for characters that it does not show, custom properties that no rule reads. The whole stylesheet
 * has them all and is there before anything else can be shown.
 */
export function pruneStyles(css: string, names: MarkupNames): string {
  let current = variablesOnce(css);
  for (;;) {
    const read = readProperties(current);
    const { code } = transform({
      filename: "route.css",
      code: Buffer.from(current),
      minify: true,
      visitor: {
        Rule: {
          style(rule) {
            // As a whole: Lightning CSS 1.32 cannot take a changed rule with a var() back.
            return rule.value.selectors.some((each) => canMatch(each, names)) ? undefined : [];
          },
          "font-face"(rule) {
            const ranges = rule.value.properties.find(({ type }) => type === "unicode-range");
            if (ranges?.type !== "unicode-range") return undefined;
            const shown = ranges.value.some(({ start, end }) =>
              [...names.characters].some((sign) => sign >= start && sign <= end),
            );
            return shown ? undefined : [];
          },
        },
        Declaration: {
          custom: (property) =>
            property.name.startsWith("--") && !read.has(property.name) ? [] : undefined,
        },
      },
    });
    const next = code.toString();
    // What was read only by what has just gone goes in the next round.
    if (next.length === current.length) return next;
    current = next;
  }
}
