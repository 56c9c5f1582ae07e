"use client";

import { useRef } from "react";
import type { PointerEvent } from "react";

/** Distance from which a movement is a swipe, in CSS pixels. */
const startDistance = 10;
/** Distance beyond which a swipe dismisses the message, in CSS pixels. */
const dismissDistance = 60;

/**
 * Hook: pointer handlers of a `Toast` for swipes by touch or pen. The direction is right, or left in
 * right-to-left text. A swipe longer than `dismissDistance` calls `onSwipe`. A mouse does not swipe: dragging
 * with it selects text.
 */
export function useSwipe(onSwipe: (() => void) | undefined) {
  const startX = useRef<number>(undefined);
  const end = ({ currentTarget }: PointerEvent<HTMLElement>, distance: number) => {
    startX.current = undefined;
    delete currentTarget.dataset["swipe"];
    currentTarget.style.translate = "";
    if (distance > dismissDistance) onSwipe?.();
  };
  const swipeDistance = (event: PointerEvent<HTMLElement>) => {
    if (startX.current === undefined) return 0;
    const { direction } = getComputedStyle(event.currentTarget);
    const moved = event.clientX - startX.current;
    return Math.max(0, direction === "rtl" ? -moved : moved);
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (onSwipe && event.pointerType !== "mouse" && event.isPrimary)
        startX.current = event.clientX;
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const distance = swipeDistance(event);
      const { currentTarget: element, pointerId } = event;
      if (distance < startDistance && element.dataset["swipe"] === undefined) return;
      if (element.dataset["swipe"] === undefined) element.setPointerCapture(pointerId);
      element.dataset["swipe"] = "move";
      const sign = getComputedStyle(element).direction === "rtl" ? -1 : 1;
      element.style.translate = `${sign * distance}px`;
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => end(event, swipeDistance(event)),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => end(event, 0),
  };
}
