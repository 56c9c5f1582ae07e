/**
 * Focuses an element without scrolling. One that cannot have the focus otherwise, such as a section, can have it until
 * it loses it.
 */
export function focusElement(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  if (element === document.activeElement) return;
  element.tabIndex = -1;
  element.addEventListener("blur", () => element.removeAttribute("tabindex"), { once: true });
  element.focus({ preventScroll: true });
}
