import { type Selector, type SelectorComponent, transform } from "lightningcss";

import type { MarkupNames } from "./markup.ts";

/** Parts that only fields to type or to choose in have. */
const fieldParts = /^-(?:webkit|moz|ms)-|^placeholder$|^file-selector-button$/;

/**
 * Whether a selector can match something in the markup. Attributes and states are not judged: the
 * browser and the inline script change those.
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

/**
 * Takes out of a page's inlined styles what that page cannot use: rules for other elements, faces
 * for characters that it does not show, custom properties that no rule reads. The whole stylesheet
 * has them all and is there before anything else can be shown.
 */
export function pruneStyles(css: string, names: MarkupNames): string {
  let current = css;
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
