/**
 * Runs in the page, beside Testing Library: it sees nothing of this file but what it is given. Types
 * alone may be imported.
 */
import type * as TestingLibrary from "@testing-library/dom";

declare global {
  var TestingLibraryDom: typeof TestingLibrary | undefined;
}

/** Exact words, or a regular expression's parts, which JSON takes. */
export type Words = string | { source: string; flags: string };

/** One step on the way to something: inside what the step before has found. */
export type Sought =
  | { by: "role"; role: string; name?: Words }
  | { by: "label"; words: Words }
  | { by: "text"; words: Words };

/** What a person notices of something that can be seen. */
export interface Found {
  text: string;
  value: string | null;
  focused: boolean;
  disabled: boolean;
  checked: boolean;
  selected: boolean;
  expanded: boolean;
  /** Its middle, in the window. */
  x: number;
  y: number;
  /** Whether a press on its middle meets it, or its label. */
  reachable: boolean;
}

/** All that can be seen where the way leads; brought into the window's middle first, if it is to be. */
export async function look({ path, bring }: { path: readonly Sought[]; bring: boolean }) {
  const library = globalThis.TestingLibraryDom;
  if (!library) return null;
  const { queryAllByLabelText, queryAllByRole, queryAllByText } = library;
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- outside of this function the page has none
  const matcher = (words: Words) =>
    typeof words === "string" ? words : new RegExp(words.source, words.flags);
  const inside = (element: HTMLElement, sought: Sought) => {
    if (sought.by === "label") return queryAllByLabelText(element, matcher(sought.words));
    if (sought.by === "text") return queryAllByText(element, matcher(sought.words));
    const { role, name } = sought;
    return queryAllByRole(element, role, name === undefined ? {} : { name: matcher(name) });
  };
  let elements = [document.body];
  for (const sought of path) {
    elements = elements
      .flatMap((element) => inside(element, sought))
      .filter((element) => element.checkVisibility({ visibilityProperty: true }));
  }
  if (bring) elements[0]?.scrollIntoView({ block: "center", behavior: "instant" });
  const middles = () =>
    elements.map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
    });
  const before = middles();
  // What moves is not pressed: where it is now, it is not when the press comes.
  if (bring)
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const after = middles();
  return elements.map((element, index): Found => {
    const { x, y } = after[index] ?? { x: 0, y: 0 };
    const still = before[index]?.x === x && before[index]?.y === y;
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
      reachable: still && [element, ...labels].some((each) => each.contains(hit)),
    };
  });
}
