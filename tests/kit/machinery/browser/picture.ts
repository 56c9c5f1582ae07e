/**
 * Takes a screenshot of a story, cropped to its painted content, and compares it with its baseline exactly.
 */
import { commands } from "vitest/browser";

import { parseColor } from "./color.ts";
import { LayoutMeasurement, lineBoxes } from "./geometry.ts";

/** Margin around a story for focus rings and shadows, in CSS pixels. */
const margin = 16;

/** Whether an element itself paints something, apart from its text and its children. */
function paints(element: Element, style: CSSStyleDeclaration) {
  if (/^(svg|img|video|canvas|iframe|input|textarea|select|hr)$/.test(element.localName))
    return true;
  if (element instanceof SVGElement) return true;
  if (style.backgroundImage !== "none" || style.boxShadow !== "none") return true;
  if (parseColor(style.backgroundColor).a > 0) return true;
  // Text from CSS `content`, such as a Meter's digits.
  if (/^"(?!")/.test(getComputedStyle(element, "::before").content)) return true;
  if (style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) > 0) return true;
  return ["top", "right", "bottom", "left"].some(
    (side) => Number.parseFloat(style.getPropertyValue(`border-${side}-width`)) > 0,
  );
}

/** The boxes of painted content: elements that paint something, and lines of text. */
function* drawnBoxes(root: Element): Generator<DOMRect> {
  const layout = new LayoutMeasurement();
  for (const element of root.querySelectorAll("*")) {
    if (!layout.isShown(element)) continue;
    if (paints(element, getComputedStyle(element))) yield element.getBoundingClientRect();
    for (const child of element.childNodes) {
      if (child instanceof Text && child.data.trim()) yield* lineBoxes(child);
    }
  }
}

/** The area that the story covers, including floating elements; the whole screen while a modal is open. */
function storyBox(root: Element) {
  const screen = { width: window.innerWidth, height: window.innerHeight };
  if (document.querySelector("[data-modal]:popover-open, dialog:modal"))
    return { x: 0, y: 0, ...screen };
  let left = screen.width;
  let top = screen.height;
  let right = 0;
  let bottom = 0;
  for (const rect of drawnBoxes(root)) {
    if (rect.width === 0 && rect.height === 0) continue;
    left = Math.min(left, rect.left);
    top = Math.min(top, rect.top);
    right = Math.max(right, rect.right);
    bottom = Math.max(bottom, rect.bottom);
  }
  left = Math.max(0, Math.floor(left - margin));
  top = Math.max(0, Math.floor(top - margin));
  right = Math.min(screen.width, Math.ceil(right + margin));
  bottom = Math.min(screen.height, Math.ceil(bottom + margin));
  return { x: left, y: top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) };
}

/**
 * Undefined if the screenshot equals its baseline or if this run compares none (`BaselineMode`), else a
 * description of the difference.
 */
export async function comparePicture(root: Element, name: string): Promise<string | undefined> {
  // The story is in an iframe of Vitest's page. The screenshot's area is measured from that page's corner.
  const frame = window.frameElement?.getBoundingClientRect();
  const box = storyBox(root);
  const result = await commands.judgePicture(name, {
    ...box,
    x: box.x + (frame?.left ?? 0),
    y: box.y + (frame?.top ?? 0),
  });
  return result.ok ? undefined : result.message;
}
