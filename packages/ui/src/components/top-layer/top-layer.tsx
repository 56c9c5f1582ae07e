"use client";

import type { ComponentPropsWithRef } from "react";

/** Elements that stay above layers that `keepInTopLayer` shows later, such as the region of toasts. */
const alwaysAbove = new Set<HTMLElement>();

/** Shows the element in the top layer. Returns a function that removes it from there. */
function showInTopLayer(element: HTMLElement, above: boolean) {
  if (!element.matches(":popover-open")) element.showPopover();
  // A nested layer that mounts at the same time opens before this layer, and would be below it. Reopening
  // the nested layer moves it to the top.
  for (const inside of element.querySelectorAll<HTMLElement>("[popover]:popover-open")) {
    inside.hidePopover();
    inside.showPopover();
  }
  if (above) alwaysAbove.add(element);
  else
    for (const layer of alwaysAbove) {
      layer.hidePopover();
      layer.showPopover();
    }
  return () => {
    alwaysAbove.delete(element);
    if (element.matches(":popover-open")) element.hidePopover();
  };
}

/**
 * Ref callback for an element with `popover="manual"`: keeps the element in the browser's top layer while
 * it is mounted. Layers stack in opening order without z-index. They inherit theme, ground and direction
 * from their place in the document, unlike elements in a portal.
 *
 * Standard: https://html.spec.whatwg.org/multipage/popover.html#attr-popover
 */
export const keepInTopLayer = (element: HTMLElement | null) =>
  element ? showInTopLayer(element, false) : undefined;

/**
 * Like `keepInTopLayer`, but above all layers that `keepInTopLayer` shows later. A native popover
 * that its button opens later is above it.
 */
export const keepAboveTopLayer = (element: HTMLElement | null) =>
  element ? showInTopLayer(element, true) : undefined;

/** An unstyled element in the top layer, for content with `position: fixed`. */
export function TopLayer({ className = "", ...props }: ComponentPropsWithRef<"div">) {
  return (
    <div
      data-slot="top-layer"
      {...props}
      ref={keepInTopLayer}
      popover="manual"
      className={`ll-top-layer ${className}`}
    />
  );
}
