/** By dialog element: the element that had the focus before the dialog opened. */
export const focusedBefore = new WeakMap<Element, Element | null>();

/** The button of the menu in which the item was, or `null`. The menu may have been removed. */
const menuButton = (item: Element) =>
  document.getElementById(item.closest("[role=menu]")?.getAttribute("aria-labelledby") ?? "");

/**
 * Returns the focus to the element that had it before the dialog opened. If that was a menu item, which was
 * removed with its menu, the focus goes to the menu's button. If the element was inside another dialog and was
 * removed with it, the focus goes to the element that had it before that dialog opened. If there is no such
 * element, Radix focuses the trigger.
 */
export function restoreFocus(event: Event) {
  const layer = event.currentTarget;
  if (!(layer instanceof Element)) return;
  const focused = document.activeElement;
  // Whether the application or another dialog has moved the focus already. A focused dialog element does not
  // count. It is the outer dialog: Radix focused it, because the focused element was removed with this dialog.
  const hasMoved = focused && !focused.matches("body, [data-modal]") && !layer.contains(focused);
  let target: Element | null | undefined = focusedBefore.get(layer);
  while (target && !target.isConnected) {
    const removedDialog: Element | null = target.closest("[data-modal]");
    target = menuButton(target) ?? (removedDialog && focusedBefore.get(removedDialog));
  }
  if (hasMoved) event.preventDefault();
  else if (target instanceof HTMLElement && target !== document.body) {
    event.preventDefault();
    target.focus({ preventScroll: true });
  }
}
