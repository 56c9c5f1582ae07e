/** Measures the positions of elements, and what clips them. */

/** Attribute of text and decoration that is clipped intentionally; its value is the reason. */
export const mayClip = "data-may-clip";

/** A rectangle in the window, in CSS pixels. */
export type Box = { left: number; top: number; right: number; bottom: number };

/** How a box treats overflowing content, along one axis. */
export type OverflowMode = "clip" | "scroll" | "show";

/** An ancestor that clips or scrolls overflowing content. */
export type Clipper = { element: Element; x: OverflowMode; y: OverflowMode };

/** Reads a computed `overflow-x` or `overflow-y`. */
export function overflowMode(overflow: string): OverflowMode {
  if (overflow === "hidden" || overflow === "clip") return "clip";
  return overflow === "auto" || overflow === "scroll" ? "scroll" : "show";
}

/** Whether an element is visible only to screen readers, like the kit's VisuallyHidden. */
const isVisuallyHidden = (element: Element, style: CSSStyleDeclaration) =>
  style.clipPath === "inset(50%)" ||
  style.clip === "rect(0px, 0px, 0px, 0px)" ||
  (style.position === "absolute" && element.clientWidth <= 1 && element.clientHeight <= 1);

/**
 * Measures visibility and clipping in a layout that does not change. Results are cached, because
 * many elements share ancestors.
 */
export class LayoutMeasurement {
  readonly #hidden = new WeakMap<Element, boolean>();
  readonly #clippers = new WeakMap<Element, readonly Clipper[]>();

  /** Whether the element is visible, ignoring whether it is inside the viewport. */
  isShown(element: Element): boolean {
    const visible = { opacityProperty: true, visibilityProperty: true };
    return element.checkVisibility(visible) && !this.#isHidden(element);
  }

  #isHidden(element: Element | null): boolean {
    if (!element || element === document.body) return false;
    const known = this.#hidden.get(element);
    if (known !== undefined) return known;
    const hidden =
      isVisuallyHidden(element, getComputedStyle(element)) || this.#isHidden(element.parentElement);
    this.#hidden.set(element, hidden);
    return hidden;
  }

  /** The ancestors that clip or scroll the element, nearest first, excluding the body. */
  clippers(element: Element): readonly Clipper[] {
    // Ancestors do not clip a fixed box or the top layer.
    if (getComputedStyle(element).position === "fixed") return [];
    const parent = element.parentElement;
    if (!parent || parent === document.body) return [];
    const known = this.#clippers.get(parent);
    if (known) return known;
    const { overflowX, overflowY } = getComputedStyle(parent);
    const own = { element: parent, x: overflowMode(overflowX), y: overflowMode(overflowY) };
    const around = this.clippers(parent);
    const found = own.x === "show" && own.y === "show" ? around : [own, ...around];
    this.#clippers.set(parent, found);
    return found;
  }

  /** The visible text nodes. */
  *shownTexts(root: Element): Generator<{ node: Text; parent: Element }> {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!(node instanceof Text) || !parent || !node.data.trim()) continue;
      if (["SCRIPT", "STYLE", "TEMPLATE", "TEXTAREA", "OPTION", "TITLE"].includes(parent.tagName)) {
        continue;
      }
      if (this.isShown(parent)) yield { node, parent };
    }
  }
}

/**
 * The visible area of an element: its padding box. An element without a client size, such as an inline one, has
 * its border box.
 */
export function innerBox(element: Element): Box {
  const rect = element.getBoundingClientRect();
  const { clientLeft, clientTop, clientWidth, clientHeight } = element;
  if (clientWidth === 0 && clientHeight === 0) return rect;
  const left = rect.left + clientLeft;
  const top = rect.top + clientTop;
  return { left, top, right: left + clientWidth, bottom: top + clientHeight };
}

/** One box for each line of a text node. */
export function lineBoxes(node: Text): DOMRect[] {
  const range = document.createRange();
  range.selectNodeContents(node);
  return [...range.getClientRects()].filter((rect) => rect.width > 0 && rect.height > 0);
}
