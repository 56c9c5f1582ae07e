/**
 * Finds elements with Testing Library. `findVisible` is sent to the page as source code, so it can use only
 * its argument and the page's globals. Therefore this file may import only types.
 */
import type * as TestingLibrary from "@testing-library/dom";

declare global {
  var TestingLibraryDom: typeof TestingLibrary | undefined;
}

/** An exact text, or the parts of a regular expression, because JSON cannot contain a regular expression. */
export type Words = string | { source: string; flags: string };

/** One step of a query: searches inside the previous step's results. */
export type Target =
  | { by: "role"; role: string; name?: Words }
  | { by: "label"; words: Words }
  | { by: "text"; words: Words };

/** The properties of a visible element that tests use. */
export interface Found {
  text: string;
  value: string | null;
  focused: boolean;
  disabled: boolean;
  checked: boolean;
  selected: boolean;
  expanded: boolean;
  /** The element's center, in CSS pixels from the viewport's top left corner. */
  x: number;
  y: number;
  /** Whether a click on its center hits it or its label, and it is not moving. */
  reachable: boolean;
}

/**
 * All visible elements that the query finds; null if the page has no Testing Library yet. If `scrollsTo` is
 * set, the first element is scrolled to the viewport's center.
 */
export async function findVisible({
  path,
  scrollsTo,
}: {
  path: readonly Target[];
  scrollsTo: boolean;
}) {
  const library = globalThis.TestingLibraryDom;
  if (!library) return null;
  const { queryAllByLabelText, queryAllByRole, queryAllByText } = library;
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page gets only this function
  const matcher = (words: Words) =>
    typeof words === "string" ? words : new RegExp(words.source, words.flags);
  const inside = (element: HTMLElement, target: Target) => {
    if (target.by === "label") return queryAllByLabelText(element, matcher(target.words));
    if (target.by === "text") return queryAllByText(element, matcher(target.words));
    const { role, name } = target;
    return queryAllByRole(element, role, name === undefined ? {} : { name: matcher(name) });
  };
  let elements = [document.body];
  for (const target of path) {
    elements = elements
      .flatMap((element) => inside(element, target))
      .filter((element) => element.checkVisibility({ visibilityProperty: true }));
  }
  if (scrollsTo) elements[0]?.scrollIntoView({ block: "center", behavior: "instant" });
  const centers = () =>
    elements.map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
    });
  const before = centers();
  // Waits two frames: an element that moves meanwhile is not reachable, because a click could miss it.
  if (scrollsTo)
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const after = centers();
  return elements.map((element, index): Found => {
    const { x, y } = after[index] ?? { x: 0, y: 0 };
    const isStill = before[index]?.x === x && before[index]?.y === y;
    const hit = document.elementFromPoint(x, y);
    const is = (state: string) => element.getAttribute(`aria-${state}`) === "true";
    const labels =
      "labels" in element && element.labels instanceof NodeList ? [...element.labels] : [];
    return {
      text: element.innerText,
      value: "value" in element ? String(element.value) : null,
      focused: document.activeElement === element,
      disabled: element.matches(":disabled") || is("disabled"),
      checked: element.matches(":checked") || is("checked"),
      selected: is("selected"),
      expanded: is("expanded"),
      x,
      y,
      reachable: isStill && [element, ...labels].some((each) => each.contains(hit)),
    };
  });
}
