import { isComposing } from "../../foundations/input-method/is-composing.ts";

/**
 * Calls `close` for an Escape that is not part of the composition of an input method, unless a handler in the
 * layer prevents the key's default action or stops its propagation, or the browser closes a native popover inside
 * the layer with this Escape.
 *
 * Radix listens on the document in the capture phase. It would close the layer before a search field inside
 * receives the key and clears itself. Radix ignores events whose default action is prevented. Therefore
 * `defaultPrevented` is true while Radix handles the event, and has its real value for all later handlers.
 */
export function closeIfUnhandled(event: KeyboardEvent, layer: HTMLElement, close: () => void) {
  // Not the global document, because the layer may be in the document of a frame.
  const page = layer.ownerDocument;
  const shown: { defaultPrevented?: boolean } = event;
  Object.defineProperty(event, "defaultPrevented", { value: true, configurable: true });
  // The root receives the event after the document, so Radix has handled it by then.
  page.documentElement.addEventListener("keydown", () => delete shown.defaultPrevented, {
    capture: true,
    once: true,
  });
  page.addEventListener(
    "keydown",
    (bubbled) => {
      // If propagation was stopped, the listener receives a later event and ignores it.
      if (
        bubbled !== event ||
        event.defaultPrevented ||
        isComposing(event) ||
        layer.querySelector(":popover-open:not([popover=manual])")
      )
        return;
      // Prevents the close request that the browser would make for this key as well.
      event.preventDefault();
      close();
    },
    { once: true },
  );
}
