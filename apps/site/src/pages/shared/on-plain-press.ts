import type { MouseEvent } from "react";

/**
 * Makes a click handler for a link that the page handles itself. Clicks with a modifier key are left to the
 * browser, which for example opens the link in a new tab. Before the application has started, the inline script
 * (`loader.ts`) keeps also those on links to sounds, and they count as clicks without it.
 */
export const onPlainPress = (act: () => void) => (event: MouseEvent) => {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  act();
};
