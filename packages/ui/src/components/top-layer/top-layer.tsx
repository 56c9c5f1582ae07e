"use client";

import type { ComponentPropsWithRef } from "react";

/** Elements that stay above layers that `keepInTopLayer` shows later, such as the region of toasts. */
const alwaysAbove = new Set<HTMLElement>();

/** Moves layers to the top of the top layer. */
function reopen(layers: Iterable<HTMLElement>) {
  for (const layer of layers) {
    layer.hidePopover();
    layer.showPopover();
  }
}

/** Shows the element in the top layer. Returns a function that removes it from there. */
function showInTopLayer(element: HTMLElement, above: boolean) {
  element.showPopover();
  // A nested layer that mounts at the same time opens before this layer, and would be below it.
  reopen(element.querySelectorAll<HTMLElement>(":popover-open"));
  if (above) alwaysAbove.add(element);
  else reopen(alwaysAbove);
  return () => {
    alwaysAbove.delete(element);
    // The document of a removed frame has no window, and an error would occur there.
    if (element.ownerDocument.defaultView) element.hidePopover();
  };
}

/**
 * Ref callback for an element with `popover="manual"`: keeps the element in the browser's top layer while
 * it is mounted. React does not call it with null, because it returns a function. Layers stack in opening order without z-index. They inherit theme, ground and direction
 * from their place in the document, unlike elements in a portal.
 *
 * Standard: https://html.spec.whatwg.org/multipage/popover.html#attr-popover
 */
export const keepInTopLayer = (element: HTMLElement | null) => showInTopLayer(element!, false);

/**
 * Like `keepInTopLayer`, but above all layers that `keepInTopLayer` shows later. A native popover
 * that its button opens later is above it.
 */
export const keepAboveTopLayer = (element: HTMLElement | null) => showInTopLayer(element!, true);

/** An unstyled element in the top layer, for content with `position: fixed`. */
export function TopLayer(props: Omit<ComponentPropsWithRef<"div">, "className">) {
  return (
    <div
      data-slot="top-layer"
      {...props}
      ref={keepInTopLayer}
      popover="manual"
      className="ll-top-layer"
    />
  );
}
