import type { MouseEvent } from "react";

/** Click handler for a link that the page handles itself, except with modifier keys. */
export const onPlainPress = (act: () => void) => (event: MouseEvent) => {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  act();
};
