/**
 * Ref callback for an element with controls that are removed when a player cannot play. If the focus is in it, it
 * moves to the turn of the transcript that contains the element, or to the player if no turn does.
 */
export const keepFocus = (controls: HTMLElement | null) => () => {
  const place = controls?.matches(":focus-within") && controls.closest<HTMLElement>("li, figure");
  if (!place) return;
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
};
