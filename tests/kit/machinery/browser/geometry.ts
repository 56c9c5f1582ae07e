/** Where things really are, and what hides them. */

/** Text and decoration that is meant to be cut carries this, with the reason as its value. */
export const mayClip = "data-may-clip";

export type Box = { left: number; top: number; right: number; bottom: number };

/** What a box does with content that leaves it, along one axis. */
export type Holding = "clip" | "scroll" | "show";

/** Reads a computed `overflow-x` or `overflow-y`. */
export function holding(overflow: string): Holding {
  if (overflow === "hidden" || overflow === "clip") return "clip";
  return overflow === "auto" || overflow === "scroll" ? "scroll" : "show";
}

/** Off the screen on purpose, for screen readers (the kit's VisuallyHidden). */
const isVisuallyHidden = (element: Element, style: CSSStyleDeclaration) =>
  style.clipPath === "inset(50%)" ||
  style.clip === "rect(0px, 0px, 0px, 0px)" ||
  (style.position === "absolute" && element.clientWidth <= 1 && element.clientHeight <= 1);

/** Whether a person could see the element if it were on the screen. */
export function isShown(element: Element): boolean {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
    if (isVisuallyHidden(at, getComputedStyle(at))) return false;
  }
  return true;
}

/** The element's ancestors that cut or scroll what leaves them, nearest first, without the page. */
export function clippers(element: Element) {
  const found: { element: Element; x: Holding; y: Holding }[] = [];
  let isFixed = false;
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
    const style = getComputedStyle(at);
    if (at !== element && !isFixed) {
      const x = holding(style.overflowX);
      const y = holding(style.overflowY);
      if (x !== "show" || y !== "show") found.push({ element: at, x, y });
    }
    // A fixed box or the top layer is not cut by what it stands in.
    isFixed ||= style.position === "fixed";
  }
  return found;
}

/** What the padding box of an element lets through. */
export function innerBox(element: Element): Box {
  const rect = element.getBoundingClientRect();
  const { clientLeft, clientTop, clientWidth, clientHeight } = element;
  if (clientWidth === 0 && clientHeight === 0) return rect;
  const left = rect.left + clientLeft;
  const top = rect.top + clientTop;
  return { left, top, right: left + clientWidth, bottom: top + clientHeight };
}

/** The text nodes that a person reads. */
export function* shownTexts(root: Element): Generator<{ node: Text; parent: Element }> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!(node instanceof Text) || !parent || !node.data.trim()) continue;
    if (["SCRIPT", "STYLE", "TEMPLATE", "TEXTAREA", "OPTION", "TITLE"].includes(parent.tagName)) {
      continue;
    }
    if (!isShown(parent)) continue;
    yield { node, parent };
  }
}

/** The boxes of each line of a text node. */
export function lineBoxes(node: Text): DOMRect[] {
  const range = document.createRange();
  range.selectNodeContents(node);
  return [...range.getClientRects()].filter((rect) => rect.width > 0 && rect.height > 0);
}
