/** Room between what hangs and what it hangs at, and to the window's edges, in CSS pixels. */
const gap = 8;

/**
 * Puts what hangs in the top layer above or below its anchor, for browsers that do not know scoped
 * anchors; all others place it by the style sheet (`anchored`, `hangs`).
 */
export function placeWithoutAnchors(
  hanging: HTMLElement,
  anchor: Element,
  { side, align }: { side: "above" | "below"; align: "start" | "center" },
) {
  if (CSS.supports("anchor-scope: all")) return;
  const at = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = hanging;
  const { clientWidth, clientHeight } = document.documentElement;
  const start = getComputedStyle(anchor).direction === "rtl" ? at.right - width : at.left;
  const left = align === "center" ? at.left + (at.width - width) / 2 : start;
  const above = at.top - gap - height;
  const below = at.bottom + gap;
  const fitsAbove = above >= gap;
  const fitsBelow = below + height <= clientHeight - gap;
  const up = side === "above" ? fitsAbove || !fitsBelow : fitsAbove && !fitsBelow;
  hanging.style.left = `${Math.max(gap, Math.min(left, clientWidth - width - gap))}px`;
  hanging.style.top = `${up ? above : below}px`;
}
