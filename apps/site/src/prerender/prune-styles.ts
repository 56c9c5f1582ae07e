import { type MediaQuery, type Selector, type SelectorComponent, transform } from "lightningcss";

import { readProperties, resolveProperties } from "./custom-properties.ts";
import type { MarkupNames } from "./markup.ts";

/** Parts that only fields to type or to choose in have. */
const fieldParts = /^-(?:webkit|moz|ms)-|^placeholder$|^file-selector-button$/;

/**
 * States that a page is not in before its visitor's first interaction, which brings the whole stylesheet.
 */
const laterStates = new Set([
  "active",
  "autofill",
  "focus",
  "focus-visible",
  "focus-within",
  "hover",
  "open",
  "placeholder-shown",
  "popover-open",
  "target",
]);

/** Attributes that change before the whole stylesheet is there, by the inline script or the browser. */
const changing = new Set(["data-theme", "hidden", "open"]);

/** States that an attribute in the markup tells of. */
const stateAttributes: Readonly<Record<string, string>> = {
  checked: "checked",
  disabled: "disabled",
  required: "required",
};

/** The ring itself, whatever has the focus: it must never be late. */
const isFocusRing = ([part, ...rest]: Selector): boolean =>
  rest.length === 0 && part?.type === "pseudo-class" && part.kind === "focus-visible";

/** Whether a selector can match something of what the page shows at first. */
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
      if (changing.has(name)) return true;
      const whole = operation?.operator === "equal";
      return names.attributes.has(whole ? `${name}=${operation.value}` : name);
    }
    case "pseudo-class": {
      if (part.kind === "where" || part.kind === "is" || part.kind === "has")
        return part.selectors.some((each) => canMatch(each, names));
      const state = part.kind === "custom" ? part.name : part.kind;
      if (laterStates.has(state)) return false;
      if (state === "-moz-ui-invalid") return names.fields;
      const attribute = stateAttributes[state];
      return attribute === undefined || names.attributes.has(attribute);
    }
    case "pseudo-element": {
      const name = part.kind === "custom" ? part.name : part.kind;
      return name !== "backdrop" && (names.fields || !fieldParts.test(name));
    }
    default:
      return true;
  }
}

/**
 * What brings the whole stylesheet by itself: without scripts the page links it, and with the colors of
 * the system the inline script fetches it at once.
 */
const wholeAtOnce = new Set<unknown>(["scripting", "forced-colors"]);

const bringsTheWhole = ({ condition }: MediaQuery): boolean =>
  condition?.type === "feature" && wholeAtOnce.has(condition.value.name);

/** How a state comes and goes is seen once there are states. */
const withoutMovements = {
  transition: () => [],
  "transition-property": () => [],
  "transition-duration": () => [],
  "transition-timing-function": () => [],
  "transition-delay": () => [],
};

/** Every browser that knows `light-dark()` knows these without a prefix. */
const prefixed = /-webkit-(?:mask|text-decoration)(?:-[a-z]+)?:(?:"[^"]*"|[^;"}])*;/g;

/** Of Tailwind: for browsers that do not know `color-mix()`, which is older. */
const mixesColors = /@supports \(color:color-mix\([^{]*\{((?:[^{}]*\{[^{}]*\})*)\}/g;

/** Of Tailwind: its name, which the whole stylesheet says. */
const license = /\/\*!.*?\*\/\s*/s;

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

/** Lists of elements, and the roots of the page: no part of it has a root of its own. */
const lists = /(?<=[{}]|^)[a-z][a-z\d]*(?:,[a-z][a-z\d]*)+(?=\{)|(?<=:root|html),:host(?=\{)/g;

/** Takes the elements that are not on the page out of lists of which others are. */
const shortenLists = (css: string, { elements }: MarkupNames): string =>
  css.replaceAll(lists, (list) => {
    const left = list.split(",").filter((name) => elements.has(name));
    return list.startsWith(",") ? "" : left.join(",") || list;
  });

/** A family of which one file is left needs not say which characters are in it. */
function withoutLoneRanges(css: string): string {
  const faces = Array.from(
    css.matchAll(/@font-face\{font-family:([^;]+);src:url[^}]*\}/g),
    ([, family]) => family,
  );
  const alone = (family: string) => faces.filter((each) => each === family).length === 1;
  return css.replaceAll(
    /(@font-face\{font-family:([^;]+);src:url[^}]*);unicode-range:[^;}]*/g,
    (whole, rest: string, family: string) => (alone(family) ? rest : whole),
  );
}

/**
 * Takes out of a page's inlined styles what that page cannot show before its visitor's first interaction:
 * rules for other elements and for states, faces for characters that it does not show, custom
 * properties that no rule reads or that have one value only. The whole stylesheet has them all and
 * comes with that sign.
 *
 * @param css All styles for the classes of the page.
 * @param names What is on it.
 * @param readOutside Custom properties that are read by something other than these styles.
 */
export function pruneStyles(
  css: string,
  names: MarkupNames,
  readOutside: ReadonlySet<string> = new Set(),
): string {
  let current = variablesOnce(css)
    .replace(license, "")
    .replaceAll(mixesColors, "$1")
    .replaceAll(prefixed, "");
  for (;;) {
    const read = readProperties(current);
    const played = new Set(
      Array.from(current.matchAll(/animation(?:-name)?:([^;}]+)/g), ([, value = ""]) =>
        value.split(/[\s,]+/),
      ).flat(),
    );
    const { code } = transform({
      filename: "route.css",
      code: Buffer.from(current),
      minify: true,
      visitor: {
        Rule: {
          style(rule) {
            // As a whole: Lightning CSS 1.32 cannot take a changed rule with a var() back.
            return rule.value.selectors.some((each) => isFocusRing(each) || canMatch(each, names))
              ? undefined
              : [];
          },
          "font-face"(rule) {
            const ranges = rule.value.properties.find(({ type }) => type === "unicode-range");
            if (ranges?.type !== "unicode-range") return undefined;
            const shown = ranges.value.some(({ start, end }) =>
              [...names.characters].some((sign) => sign >= start && sign <= end),
            );
            return shown ? undefined : [];
          },
          media: (rule) => (rule.value.query.mediaQueries.every(bringsTheWhole) ? [] : undefined),
          keyframes: (rule) => (played.has(rule.value.name.value) ? undefined : []),
        },
        Declaration: {
          ...withoutMovements,
          custom: (property) =>
            property.name.startsWith("--") &&
            !read.has(property.name) &&
            !readOutside.has(property.name)
              ? []
              : undefined,
        },
      },
    });
    const next = resolveProperties(code.toString());
    // What was read only by what has just gone goes in the next round.
    if (next === current) return withoutLoneRanges(shortenLists(next, names));
    current = next;
  }
}
