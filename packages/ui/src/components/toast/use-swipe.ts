"use client";

import { useRef } from "react";
import type { PointerEvent } from "react";

/** Distance in pixels at which a touch counts as a swipe, and at which it dismisses. */
const starts = 10;
const goes = 60;

/**
 * Swipe towards the line's end by touch; calls back when it was far enough. Mice select text
 * instead.
 */
export function useSwipe(onSwipe: (() => void) | undefined) {
  const from = useRef<number>(undefined);
  const end = ({ currentTarget }: PointerEvent<HTMLElement>, far: number) => {
    from.current = undefined;
    delete currentTarget.dataset["swipe"];
    currentTarget.style.translate = "";
    if (far > goes) onSwipe?.();
  };
  const distance = (event: PointerEvent<HTMLElement>) => {
    if (from.current === undefined) return 0;
    const { direction } = getComputedStyle(event.currentTarget);
    const moved = event.clientX - from.current;
    return Math.max(0, direction === "rtl" ? -moved : moved);
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (onSwipe && event.pointerType !== "mouse" && event.isPrimary) from.current = event.clientX;
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const far = distance(event);
      const { currentTarget: element, pointerId } = event;
      if (far < starts && element.dataset["swipe"] === undefined) return;
      if (element.dataset["swipe"] === undefined) element.setPointerCapture(pointerId);
      element.dataset["swipe"] = "move";
      const sign = getComputedStyle(element).direction === "rtl" ? -1 : 1;
      element.style.translate = `${sign * far}px`;
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => end(event, distance(event)),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => end(event, 0),
  };
}
