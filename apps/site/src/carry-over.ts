/**
 * Carries over what the visitor has done in the prerendered markup to the elements that replace it. React replaces
 * the markup if a browser's translation, an extension or a password manager has changed it before hydration. Also
 * repeats presses of Enter. Both are rare, so the entry loads this module only when it is needed.
 */
import type { Click } from "./loader/loader.ts";

/** Elements that the visitor may have used. */
const usable = "a, button, details, input, select, summary, textarea, [tabindex]";

/** Attributes that an element and its replacement have in common. Ids differ, and translations change texts. */
const lasting = ["class", "form", "href", "name", "type"];

const kindOf = (element: Element): string =>
  [element.localName, ...lasting.map((name) => element.getAttribute(name))].join(" ");

/** The elements that the visitor may have used, by their kind. */
function usableByKind(roots: readonly Element[]): Map<string, Element[]> {
  const byKind = new Map<string, Element[]>();
  for (const element of roots.flatMap((each) => [each, ...each.querySelectorAll(usable)])) {
    const kind = kindOf(element);
    byKind.set(kind, [...(byKind.get(kind) ?? []), element]);
  }
  return byKind;
}

/** Types a text into a field. */
function type(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  // The prototype's setter, because React's own setter on the field would keep it from noticing the change.
  Reflect.set(Object.getPrototypeOf(field), "value", text, field);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

/**
 * Repeats Enter in a text field, which submits the form (implicit submission).
 *
 * Source:
 * https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#implicit-submission
 *
 * @returns The submit button to click, if any.
 */
function pressEnter(event: KeyboardEvent, target: Element): Element | null | undefined {
  // On a focused button, Enter also causes a click, which was recorded as well. A checkbox is not a text field.
  if (!(target instanceof HTMLInputElement) || target.type === "checkbox") return undefined;
  // A dispatched event cannot be dispatched again, so this is a copy.
  if (!target.dispatchEvent(new KeyboardEvent("keydown", event))) return undefined;
  return target.form?.querySelector("[type=submit]");
}

/**
 * Opens what was open in replaced elements, fills in what was typed, and sets the focus. Does nothing if no elements
 * were replaced.
 *
 * @param root The root element, with the new elements.
 * @param before The children of the root element before hydration.
 * @param activeElement The element that had the focus when hydration began. The visitor may have left it since then.
 * @param recorded Recorded clicks and presses of Enter.
 * @yields The clicks to repeat, on the new elements, one after another, because Enter must come after the clicks before
 * it. A click without a counterpart is left out. Enter in a text field is a click on the form's submit button.
 */
export function* carryOver(
  root: Element,
  before: readonly Element[],
  activeElement: Element | null,
  recorded: readonly (Click | KeyboardEvent)[],
): Generator<Click> {
  const replaced = before.filter(({ isConnected }) => !isConnected);
  const after = usableByKind([...root.children]);
  /** New elements, by those that they replace. */
  const replacements = new Map<unknown, Element | undefined>();
  for (const [kind, elements] of usableByKind(replaced)) {
    const counterparts = after.get(kind);
    // If their numbers differ, it is unknown which element replaces which.
    if (counterparts?.length === elements.length)
      for (const [index, element] of elements.entries())
        replacements.set(element, counterparts[index]);
  }

  for (const [element, replacement] of replacements) {
    if (element instanceof HTMLDetailsElement && replacement instanceof HTMLDetailsElement)
      replacement.open = element.open;
    for (const Field of [HTMLInputElement, HTMLTextAreaElement])
      if (element instanceof Field && replacement instanceof Field)
        // Not into a field in which the visitor has typed again.
        if (
          replacement.value === replacement.defaultValue &&
          element.value !== element.defaultValue
        )
          type(replacement, element.value);
  }

  const focused = replacements.get(activeElement);
  // Not if the visitor has already focused one of the new elements.
  if (focused instanceof HTMLElement && document.activeElement === document.body)
    focused.focus({ preventScroll: true });

  for (const event of recorded) {
    const isEnter = event instanceof KeyboardEvent;
    const target = isEnter ? event.target : event[0];
    // Presses after the replacement are on the new elements.
    const current =
      target instanceof Element && target.isConnected ? target : replacements.get(target);
    const control = current && isEnter ? pressEnter(event, current) : current;
    // oxlint-disable-next-line no-unsafe-type-assertion -- A button, or the input that replaces one.
    if (control) yield [control as HTMLInputElement, isEnter ? undefined : event[1]];
  }
}
