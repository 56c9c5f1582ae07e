"use client";

import type { ComponentPropsWithRef } from "react";

/** Layers that stay above every layer that opens later: brief messages. */
const alwaysAbove = new Set<HTMLElement>();

function enter(element: HTMLElement, above: boolean) {
  if (!element.matches(":popover-open")) element.showPopover();
  // Mounted together with this one, a layer inside it was there first and would lie below it.
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
 * A ref for an element with `popover="manual"`: it is in the browser's top layer for as long as it is
 * mounted. There it lies above the page in the order of opening, without a z-index, and keeps its place
 * in the document, so that theme, ground and direction are those of where it was opened (a portal would
 * lose them).
 * Standard: https://html.spec.whatwg.org/multipage/popover.html#attr-popover
 */
export const inTopLayer = (element: HTMLElement | null) =>
  element ? enter(element, false) : undefined;

/** The same, above every layer that opens later too. */
export const aboveTopLayer = (element: HTMLElement | null) =>
  element ? enter(element, true) : undefined;

/** A box without a look in the top layer, for parts that place themselves in it (`position: fixed`). */
export function TopLayer({ className = "", ...props }: ComponentPropsWithRef<"div">) {
  return (
    <div
      data-slot="top-layer"
      {...props}
      ref={inTopLayer}
      popover="manual"
      className={`ll-top-layer ${className}`}
    />
  );
}
