"use client";

import { useRef } from "react";
import type { PointerEvent } from "react";

/** Distance from which a movement is a swipe, in CSS pixels. */
const startDistance = 10;
/** Distance beyond which a swipe dismisses the message, in CSS pixels. */
const dismissDistance = 60;

/** The sign of a swipe's movement: 1 to the right, -1 to the left in right-to-left text. */
const signOf = (element: HTMLElement) => (getComputedStyle(element).direction === "ltr" ? 1 : -1);

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
    // In a later task, because the browser reports after `pointerup` that the finger has left: to a removed message
    // `ToastRegion` would not receive it, and would keep the timers paused.
    if (distance > dismissDistance && onSwipe) setTimeout(onSwipe);
  };
  const swipeDistance = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) =>
    Math.max(0, signOf(currentTarget) * (clientX - (startX.current ?? clientX)));
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (onSwipe && event.pointerType !== "mouse" && event.isPrimary)
        startX.current = event.clientX;
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const distance = swipeDistance(event);
      const element = event.currentTarget;
      if (element.dataset["swipe"] === undefined) {
        if (distance < startDistance) return;
        element.setPointerCapture(event.pointerId);
        element.dataset["swipe"] = "move";
      }
      element.style.translate = `${signOf(element) * distance}px`;
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => end(event, swipeDistance(event)),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => end(event, 0),
  };
}
