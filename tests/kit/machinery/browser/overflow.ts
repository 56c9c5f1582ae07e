/**
 * Checks that the page does not scroll sideways, and that no text leaves the screen or its box or is
 * clipped.
 */
import { LayoutMeasurement, overflowMode, innerBox, lineBoxes, mayClip } from "./geometry.ts";
import { describe } from "./problem.ts";

/** Tolerance in pixels, for rounding. */
const tolerance = 1;

/** Problems of the current layout, as sentences that name the element; at most five. */
export function findOverflow(root: Element): string[] {
  const layout = new LayoutMeasurement();
  return [...pageScrolls(), ...leavesScreen(root, layout), ...leavesBox(root, layout)].slice(0, 5);
}

function pageScrolls(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth + tolerance
    ? [`the page scrolls sideways: ${scrollWidth} px of content on ${clientWidth} px`]
    : [];
}

/** Elements beyond the left or right edge of the screen that no ancestor clips or scrolls sideways. */
function* leavesScreen(root: Element, layout: LayoutMeasurement): Generator<string> {
  const width = document.documentElement.clientWidth;
  const reported = new Set<Element>();
  for (const element of root.querySelectorAll("*")) {
    const rect = element.getBoundingClientRect();
    if (rect.width === 0 || rect.height === 0) continue;
    const beyond = Math.max(-rect.left, rect.right - width);
    if (beyond <= tolerance) continue;
    if (element.closest(`[${mayClip}]`) || !layout.isShown(element)) continue;
    if (layout.clippers(element).some(({ x }) => x !== "show")) continue;
    if (element.parentElement && reported.has(element.parentElement)) {
      reported.add(element);
      continue;
    }
    reported.add(element);
    yield `${describe(element)} is ${Math.round(beyond)} px outside the screen of ${width} px`;
  }
}

/** Text that is clipped by `overflow: hidden`, or that overflows its visible box. */
function* leavesBox(root: Element, layout: LayoutMeasurement): Generator<string> {
  for (const { node, parent } of layout.shownTexts(root)) {
    if (parent.closest(`[${mayClip}]`)) continue;
    const lines = lineBoxes(node);
    if (lines.length === 0) continue;
    const fontSize = Number.parseFloat(getComputedStyle(parent).fontSize);
    // A line's box is higher than its letters, because it has the height of the font. So 35 % of the font
    // size may overflow.
    const verticalTolerance = fontSize * 0.35;
    const around = [...layout.clippers(node.parentElement ?? parent)];
    if (parent !== root) {
      const style = getComputedStyle(parent);
      around.unshift({
        element: parent,
        x: overflowMode(style.overflowX),
        y: overflowMode(style.overflowY),
      });
    }
    let found: string | undefined;
    let scrolledX = false;
    let scrolledY = false;
    for (const { element, x, y } of around) {
      const box = innerBox(element);
      for (const line of lines) {
        if (x === "clip" && !scrolledX) {
          const cut = Math.max(box.left - line.left, line.right - box.right);
          if (cut > tolerance) found = `is cut off sideways by ${Math.round(cut)} px`;
        }
        if (y === "clip" && !scrolledY) {
          const cut = Math.max(box.top - line.top, line.bottom - box.bottom);
          if (cut > verticalTolerance + tolerance)
            found = `is cut off at its foot or head by ${Math.round(cut)} px`;
        }
      }
      if (found) {
        yield `the text ${describe(parent)} ${found}, by ${describe(element)}`;
        break;
      }
      // Content of a scroll container can be scrolled into view, so outer clips do not matter.
      scrolledX ||= x === "scroll";
      scrolledY ||= y === "scroll";
    }
    if (found) continue;
    const drawn = drawnBox(parent, root);
    if (!drawn) continue;
    const box = drawn.getBoundingClientRect();
    for (const line of lines) {
      const out = Math.max(box.left - line.left, line.right - box.right);
      const high = Math.max(box.top - line.top, line.bottom - box.bottom);
      if (out > tolerance || high > verticalTolerance + tolerance) {
        yield `the text ${describe(parent)} runs ${Math.round(Math.max(out, high))} px out of ${describe(drawn)}`;
        break;
      }
    }
  }
}

/**
 * The nearest box that is not inline and has a visible background or border. Undefined if there is none, or if
 * a scroll container or an absolutely positioned element without background and border is nearer.
 */
function drawnBox(from: Element, root: Element): Element | undefined {
  for (let at: Element | null = from; at && at !== root; at = at.parentElement) {
    const style = getComputedStyle(at);
    if (overflowMode(style.overflowX) === "scroll" || overflowMode(style.overflowY) === "scroll") {
      return undefined;
    }
    if (style.position === "absolute" || style.position === "fixed") {
      // Absolutely positioned elements (a badge on an edge) may overlap the border of their
      // container.
      return hasVisibleBox(style) ? at : undefined;
    }
    if (style.display !== "inline" && hasVisibleBox(style)) return at;
  }
  return undefined;
}

/** Whether an element has a visible background, or a border at both its inline start and inline end. */
const hasVisibleBox = (style: CSSStyleDeclaration) =>
  !/^(transparent|rgba\(.*, 0\)|.*\/ 0\))$/.test(style.backgroundColor) ||
  (Number.parseFloat(style.borderInlineStartWidth) > 0 &&
    Number.parseFloat(style.borderInlineEndWidth) > 0);
