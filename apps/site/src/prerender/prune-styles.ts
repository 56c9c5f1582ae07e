import { type MediaQuery, type Selector, type SelectorComponent, transform } from "lightningcss";

import { readProperties, resolveProperties } from "./custom-properties.ts";
import { shortenFaces } from "./font-faces.ts";
import type { MarkupNames } from "./markup.ts";

/**
 * Matches pseudo-elements of form fields: two standard ones, and those with a browser's prefix, except those of
 * a `summary` and of a film.
 */
const fieldParts =
  /^-(?:webkit|moz|ms)-(?!details-marker$|media-controls$)|^placeholder$|^file-selector-button$/;

/**
 * Pseudo-classes whose rules are removed, because most of them cannot match before the first interaction,
 * which loads the complete stylesheet. `autofill` and `target` can match earlier, but their rules apply only
 * when that stylesheet has loaded.
 */
const laterStates = new Set([
  // Tailwind's ring in Firefox, which the kit's own ring (`isFocusRing`) replaces.
  "-moz-focusring",
  "active",
  "autofill",
  "focus",
  "focus-visible",
  "focus-within",
  "hover",
  "open",
  "popover-open",
  "target",
]);

/** Attributes that the inline script or the browser may change before the first interaction. */
const changingAttributes = new Set(["data-theme", "hidden", "open"]);

/** Pseudo-classes that correspond to an attribute. */
const stateAttributes: Readonly<Record<string, string>> = {
  checked: "checked",
  disabled: "disabled",
  "placeholder-shown": "placeholder",
  required: "required",
};

/**
 * Whether the selector is that of the focus ring. If the first interaction is the Tab key, the ring must be
 * visible at once, while the complete stylesheet is still loading.
 */
const isFocusRing = ([part, ...rest]: Selector): boolean =>
  rest.length === 0 && part?.type === "pseudo-class" && part.kind === "focus-visible";

/** Whether a selector can match an element before the first interaction. */
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
      if (changingAttributes.has(name)) return true;
      const whole = operation?.operator === "equal";
      return names.attributes.has(whole ? `${name}=${operation.value}` : name);
    }
    case "pseudo-class": {
      if (part.kind === "where" || part.kind === "is" || part.kind === "has")
        return part.selectors.some((each) => canMatch(each, names));
      if (part.kind === "dir") return part.direction === "ltr" || names.attributes.has("dir=rtl");
      const state = part.kind === "custom" ? part.name : part.kind;
      if (laterStates.has(state)) return false;
      // Firefox's pseudo-class for invalid fields.
      if (state === "-moz-ui-invalid") return names.fields;
      const attribute = stateAttributes[state];
      return attribute === undefined || names.attributes.has(attribute);
    }
    case "pseudo-element": {
      const name = part.kind === "custom" ? part.name : part.kind;
      // Dialogs, which have backdrops, are closed at first, and films, which have captions, do not play.
      return name !== "backdrop" && name !== "cue" && (names.fields || !fieldParts.test(name));
    }
    default:
      return true;
  }
}

/** Media features for which the page loads the complete stylesheet at once: no scripting, forced colors. */
const completeStylesheetFeatures = new Set<unknown>(["scripting", "forced-colors"]);

/**
 * Whether the query's rules are left to the complete stylesheet. So are those for print, because most visitors who
 * print a page have moved the pointer before.
 */
const needsCompleteStylesheet = ({ condition, mediaType }: MediaQuery): boolean =>
  mediaType === "print" ||
  (condition?.type === "feature" && completeStylesheetFeatures.has(condition.value.name));

/** Removes transitions, which are unnecessary before states can change. */
const withoutTransitions = {
  transition: () => [],
  "transition-property": () => [],
  "transition-duration": () => [],
  "transition-timing-function": () => [],
  "transition-delay": () => [],
};

/**
 * Matches properties with a prefix. The kit's colors need `light-dark()`, and browsers with that function know
 * the properties without a prefix. Exception: for `text-decoration` with several values, Safari before 26.2 needs
 * the prefix. The kit therefore does not use several values.
 */
const prefixed = /-webkit-(?:mask|text-decoration)(?:-[a-z]+)?:(?:"[^"]*"|[^;"}])*;/g;

/**
 * Matches Tailwind's `@supports` around `color-mix()`: every browser with `light-dark()` has that function.
 */
const mixesColors = /@supports \(color:color-mix\([^{]*\{((?:[^{}]*\{[^{}]*\})*)\}/g;

/** Matches settings of fonts that Tailwind resets. They have these values already, because the kit sets none. */
const fontSettings = /font-(?:feature|variation)-settings:(?:normal|inherit);/g;

/** Matches Tailwind's license comment. The complete stylesheet keeps it. */
const license = /\/\*!.*?\*\/\s*/s;

/** Matches Tailwind's fallback for browsers without `@property`. */
const withoutProperty =
  /@supports \(\(\(-webkit-hyphens:none\)\)[^{]*\{(\*,:before,:after,::backdrop\{[^}]*\})\}/;

/**
 * Tailwind declares variables by `@property` and, as a fallback, sets them on all elements. The
 * fallback is shorter and works everywhere, so `@property` is removed.
 */
const variablesOnce = (css: string): string =>
  withoutProperty.test(css)
    ? css.replaceAll(/@property --tw-[^}]*\}/g, "").replace(withoutProperty, "$1")
    : css;

/**
 * Matches lists of element selectors, also in the `:where()` at the end of a selector, and `:host` in lists of root
 * selectors. No page needs `:host`.
 */
const lists =
  /(?<=[{}]|^|:where\()[a-z][a-z\d]*(?:,[a-z][a-z\d]*)+(?=\)?\{)|(?<=:root|html),:host(?=\{)/g;

/** Removes selectors of absent elements from selector lists. */
const shortenLists = (css: string, { elements }: MarkupNames): string =>
  css.replaceAll(lists, (list) => {
    const present = list.split(",").filter((name) => elements.has(name));
    return list.startsWith(",") ? "" : present.join(",") || list;
  });

/**
 * Removes from a page's styles what cannot apply before the first interaction: rules for absent
 * elements and for states, and custom properties that are unread or have a single value. The complete
 * stylesheet, loaded on the first interaction, has all of these. Font faces are kept, because that stylesheet
 * has none (`font-faces.ts`).
 *
 * @param css All styles for the page's classes.
 * @param names Names that occur in the page's markup.
 * @param readOutside Custom properties that the page's inlined symbols read.
 */
export function pruneStyles(
  css: string,
  names: MarkupNames,
  readOutside: ReadonlySet<string> = new Set(),
): string {
  let current = variablesOnce(css)
    .replace(license, "")
    .replaceAll(mixesColors, "$1")
    .replaceAll(fontSettings, "")
    .replaceAll(prefixed, "");
  for (;;) {
    const read = readProperties(current);
    const usedAnimations = new Set(
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
            // Removes only whole rules, because Lightning CSS 1.32 does not accept a changed rule with
            // `var()` from a visitor. `shortenLists` removes single selectors.
            return rule.value.selectors.some((each) => isFocusRing(each) || canMatch(each, names))
              ? undefined
              : [];
          },
          media: (rule) =>
            rule.value.query.mediaQueries.every(needsCompleteStylesheet) ? [] : undefined,
          keyframes: (rule) => (usedAnimations.has(rule.value.name.value) ? undefined : []),
        },
        Declaration: {
          ...withoutTransitions,
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
    // Repeated, because removed rules may have been the only readers of other properties.
    if (next === current) return shortenFaces(shortenLists(next, names));
    current = next;
  }
}
