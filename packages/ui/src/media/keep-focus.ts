/**
 * Ref callback for a control, or an element with controls, that is removed when a player cannot play. React calls
 * the returned function before the removal. If the focus is in the element, it moves to the turn of the transcript
 * that contains the element. If no turn contains it, the focus moves to the player.
 */
export const keepFocus = (controls: HTMLElement | null) => () => {
  const place = controls?.matches(":focus-within") && controls.closest<HTMLElement>("li, figure");
  if (!place) return;
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
};
