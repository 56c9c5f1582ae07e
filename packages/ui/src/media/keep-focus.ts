/**
 * Ref callback for controls that are removed when a player cannot play: if the focus is in them, it moves to
 * their turn of the transcript, otherwise to the player.
 */
export const keepFocus = (controls: HTMLElement | null) => () => {
  const place = controls?.matches(":focus-within") && controls.closest<HTMLElement>("li, figure");
  if (!place) return;
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
};
