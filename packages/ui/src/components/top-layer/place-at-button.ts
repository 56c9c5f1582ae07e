import type { ToggleEvent } from "react";

/**
 * Positions a native popover with the class `ll-at-button` in browsers without anchor positioning:
 * below or above its button, where there is more space. A handler of `beforetoggle`. It sets all
 * four distances to the window's edges; the popover's styles use the start or the end.
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
