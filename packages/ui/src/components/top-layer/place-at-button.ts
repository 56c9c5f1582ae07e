import type { ToggleEvent } from "react";

/**
 * Where a native popover with the class `ll-at-button` stands in browsers without anchor positioning: at
 * the button before it, above or below, wherever the window has more room. A handler of `beforetoggle`.
 * It says all four distances from the window's edges; the popover's own styles take a start or an end.
 */
export function placeAtButton({ currentTarget: panel, newState }: ToggleEvent<HTMLElement>) {
  const button = panel.previousElementSibling;
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
