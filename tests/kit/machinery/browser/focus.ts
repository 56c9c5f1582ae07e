/**
 * Checks that the keyboard focus is visible: an outline of at least 2 px with a contrast of 3:1,
 * not clipped.
 */
import { contrast, groundBehind, parseColor } from "./color.ts";
import { LayoutMeasurement, innerBox, mayClip } from "./geometry.ts";
import { describe } from "./problem.ts";

/** Selector of elements that Tab can reach, unless they are disabled, hidden or have a negative tabindex. */
const reachable = [
  "a[href]",
  "button",
  "input:not([type=hidden])",
  "select",
  "textarea",
  "summary",
  "[tabindex]",
  "[contenteditable=true]",
  "audio[controls]",
  "video[controls]",
].join(",");

/**
 * The elements that Tab can reach in the current state, in document order. While a modal is open, these are
 * only elements inside the modal. All radio buttons of a group are included, although Tab reaches only one.
 */
export const findReachable = (root: Element): HTMLElement[] => {
  const modal = [...document.querySelectorAll("[data-modal]:popover-open, dialog:modal")].at(-1);
  return [...(modal ?? root).querySelectorAll<HTMLElement>(reachable)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(":disabled") &&
      !element.closest("[inert]") &&
      // Radix's focus guards at the ends of the page only forward the focus.
      !element.matches("[data-radix-focus-guard]") &&
      element.checkVisibility({ visibilityProperty: true }),
  );
};

/**
 * Focuses each element and reports those without a visible focus ring. Checks the first 60 elements and
 * reports at most five, so that large pages stay fast and messages short. While forced colors are active, it
 * does not check the contrast, because the user chooses the colors.
 */
export function findFocusProblems(
  root: Element,
  { forcedColors }: { forcedColors: boolean },
): string[] {
  const found: string[] = [];
  const before = document.activeElement;
  for (const element of findReachable(root).slice(0, 60)) {
    element.focus({ focusVisible: true, preventScroll: true });
    if (document.activeElement !== element) continue;
    const problem = judgeRing(element, root, forcedColors);
    if (problem) found.push(`${describe(element)} ${problem}`);
  }
  if (before instanceof HTMLElement && before !== document.body) before.focus();
  else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  return found.slice(0, 5);
}

/** What is wrong with the focus ring of the focused element; undefined if nothing is. */
function judgeRing(element: HTMLElement, root: Element, forcedColors: boolean): string | undefined {
  if (!new LayoutMeasurement().isShown(element)) return "can be focused but is never shown";
  const ring = findRing(element, root);
  if (!ring) return "shows no outline when focused by keyboard";
  const style = getComputedStyle(ring);
  const width = Number.parseFloat(style.outlineWidth);
  if (width < 2) return `has a focus outline of ${width} px; at least 2 px are needed`;
  const offset = Number.parseFloat(style.outlineOffset);
  if (!forcedColors) {
    const color = parseColor(style.outlineColor);
    // An outline around the element is drawn on its surroundings. With a negative offset it is drawn on the
    // element itself.
    const ground = groundBehind(offset >= 0 ? ring.parentElement : ring);
    const ratio = contrast(color, ground);
    if (ratio < 3) {
      return `has a focus outline with a contrast of ${ratio.toFixed(2)}:1 to its ground; 3:1 is needed`;
    }
  }
  return judgeClipping(ring, Math.max(0, offset + width));
}

/** The element that draws the focus ring: the focused one, or an ancestor whose outline the focus changes. */
function findRing(element: HTMLElement, root: Element): Element | undefined {
  for (let at: Element | null = element; at && at !== root.parentElement; at = at.parentElement) {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(at);
    const drawn =
      outlineStyle !== "none" &&
      Number.parseFloat(outlineWidth) > 0 &&
      parseColor(outlineColor).a > 0;
    if (drawn && (at === element || isChangedByFocus(at, element))) return at;
  }
  return undefined;
}

/** Whether an ancestor of the focused element has another outline without the focus. */
function isChangedByFocus(ancestor: Element, focused: HTMLElement): boolean {
  const outline = () => {
    const style = getComputedStyle(ancestor);
    return `${style.outline} ${style.outlineOffset}`;
  };
  const withFocus = outline();
  focused.blur();
  const withoutFocus = outline();
  focused.focus({ focusVisible: true, preventScroll: true });
  return withFocus !== withoutFocus;
}

/**
 * The problem if an ancestor clips the focus ring; undefined if none does.
 *
 * @param ring The element that draws the focus ring.
 * @param reach How far the ring extends beyond the element's edges, in px.
 */
function judgeClipping(ring: Element, reach: number): string | undefined {
  if (ring.closest(`[${mayClip}]`)) return undefined;
  const rect = ring.getBoundingClientRect();
  for (const { element, x, y } of new LayoutMeasurement().clippers(ring)) {
    const box = innerBox(element);
    // Scroll containers are ignored: when a user moves the focus, they scroll the element into view.
    const horizontal =
      x === "clip" && Math.max(box.left - (rect.left - reach), rect.right + reach - box.right);
    const vertical =
      y === "clip" && Math.max(box.top - (rect.top - reach), rect.bottom + reach - box.bottom);
    if (Math.max(Number(horizontal), Number(vertical)) > 1) {
      return `has a focus outline that ${describe(element)} cuts off`;
    }
  }
  return undefined;
}
