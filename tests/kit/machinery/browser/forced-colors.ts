/**
 * Checks that every part of a story stays visible in forced colors (Windows' contrast themes), which remove
 * backgrounds and shadows.
 */
import type { Rgba } from "@larkline/tokens/contrast";

import { contrast, groundBehind, parseColor } from "./color.ts";
import { LayoutMeasurement } from "./geometry.ts";
import { describe } from "./problem.ts";

/**
 * Elements that are visible only by their background: HTML elements of at least 2 px without content and
 * border, whose background has a contrast of at least 1.5:1 to its surroundings. Call this function before
 * forced colors are switched on.
 */
export function seenByGround(root: Element): Element[] {
  const layout = new LayoutMeasurement();
  return [...root.querySelectorAll("*")].filter((element) => {
    if (element.namespaceURI !== "http://www.w3.org/1999/xhtml") return false;
    if (element.childElementCount > 0 || element.textContent?.trim()) return false;
    if (
      /^(img|video|canvas|iframe|input|textarea|select|hr|progress|meter)$/.test(element.localName)
    ) {
      return false;
    }
    const style = getComputedStyle(element);
    if (hasEdge(style) || style.backgroundImage !== "none" || style.maskImage !== "none") {
      return false;
    }
    const rect = element.getBoundingClientRect();
    if (rect.width < 2 || rect.height < 2 || !layout.isShown(element)) return false;
    const own = parseColor(style.backgroundColor);
    return own.a > 0 && contrast(own, groundBehind(element.parentElement)) >= 1.5;
  });
}

/**
 * Reports elements of `seen` that are no longer visible, and controls whose text has a contrast of less than
 * 3:1. Call this function after forced colors are switched on.
 */
export function findForcedLoss(root: Element, seen: readonly Element[]): string[] {
  const layout = new LayoutMeasurement();
  const lost = seen.filter((element) => {
    const style = getComputedStyle(element);
    if (hasEdge(style)) return false;
    return contrast(parseColor(style.backgroundColor), groundBehind(element.parentElement)) < 1.5;
  });
  const controls = [...root.querySelectorAll("button, input, textarea, select")].filter(
    (element) => {
      if (!layout.isShown(element)) return false;
      const color = textColor(element);
      return color !== undefined && contrast(color, groundBehind(element)) < 3;
    },
  );
  return [
    ...lost.map(
      (element) =>
        `${describe(element)} is visible only by its background, which forced colors remove`,
    ),
    ...controls.map((element) => `the text of ${describe(element)} cannot be read`),
  ].slice(0, 5);
}

/** Types of `input` that do not show their value as text. */
const typesWithoutText = /^(checkbox|color|file|hidden|image|radio|range)$/;

/** The color of a control's text; undefined if it shows no text. */
function textColor(control: Element): Rgba | undefined {
  if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) {
    return control.textContent?.trim() ? parseColor(getComputedStyle(control).color) : undefined;
  }
  if (typesWithoutText.test(control.type) || !(control.value || control.placeholder)) {
    return undefined;
  }
  const { color } = getComputedStyle(control, control.value ? null : "::placeholder");
  const parsed = parseColor(color);
  // Forced colors replace a transparent color, except in OneTimeCodeField, which keeps its input's text
  // transparent and shows the text in boxes.
  return parsed.a > 0 ? parsed : undefined;
}

/** Whether an element has a visible border or an outline. */
const hasEdge = (style: CSSStyleDeclaration) =>
  ["Top", "Right", "Bottom", "Left"].some(
    (side) =>
      Number.parseFloat(style.getPropertyValue(`border-${side.toLowerCase()}-width`)) > 0 &&
      parseColor(style.getPropertyValue(`border-${side.toLowerCase()}-color`)).a > 0,
  ) ||
  (style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) > 0);
