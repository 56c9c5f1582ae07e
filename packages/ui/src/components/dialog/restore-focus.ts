/** By dialog element: the element that had the focus before it opened. By popover or menu: its button. */
const focusedBefore = new WeakMap<Element, Element | null>();

/** Matches a dialog, popover or menu, which is removed with the focused element in it. */
const layers = "[role$=dialog],[role=menu]";

/**
 * Remembers which element has the focus when a dialog opens, and the button of the popover or menu that contains
 * it: the button names the popover or menu only while that is open. The button of a submenu is an item of the menu
 * around it, whose button is remembered too. Further calls for the same layer have no effect.
 */
export function rememberFocus(layer: Element, focused: Element | null = document.activeElement) {
  if (focusedBefore.has(layer)) return;
  focusedBefore.set(layer, focused);
  const outer = focused?.closest(layers);
  if (outer) rememberFocus(outer, document.querySelector(`[aria-controls="${outer.id}"]`));
}

/**
 * Returns the focus to the element that had it before the dialog opened. If that was in a menu, a popover or
 * another dialog, and was removed with it, the focus goes to the button of the menu or popover, or to the element
 * that had it before the other dialog opened. If there is no such element, Radix focuses the trigger.
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
    // For `null`, `get` returns undefined.
    target = focusedBefore.get(target.closest(layers)!);
  }
  if (hasMoved) event.preventDefault();
  else if (target instanceof HTMLElement && target !== document.body) {
    event.preventDefault();
    target.focus({ preventScroll: true });
  }
}
