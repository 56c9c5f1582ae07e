import type { ToggleEvent } from "react";

import { showExpanded } from "./show-expanded.ts";

/**
 * Handler of `beforetoggle` for a native popover with the class `ll-at-button`. The button must be the element
 * before the popover; its `aria-expanded` is set.
 *
 * In browsers without anchor positioning, places the popover below or above its button, on the side with more
 * space: sets the popover's distances from the window's edges as `--panel-start`, `--panel-end`, `--panel-top`
 * and `--panel-bottom`, of which the popover's styles use some.
 */
export function placeAtButton({ currentTarget: panel, newState }: ToggleEvent<HTMLElement>) {
  const button = panel.previousElementSibling;
  showExpanded(panel, newState === "open");
  if (newState !== "open" || !button || CSS.supports("position-area", "end")) return;
  const { left, right, top, bottom } = button.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const sides = [left, clientWidth - right];
  if (getComputedStyle(button).direction === "rtl") sides.reverse();
  const isBelow = top + bottom < clientHeight;
  const distances = {
    start: sides[0],
    end: sides[1],
    top: isBelow ? bottom : undefined,
    bottom: isBelow ? undefined : clientHeight - top,
  };
  for (const [side, distance] of Object.entries(distances))
    panel.style.setProperty(`--panel-${side}`, distance === undefined ? "auto" : `${distance}px`);
}
