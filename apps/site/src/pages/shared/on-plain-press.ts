import type { MouseEvent } from "react";

/** For a link whose place the page takes over. With a key held the browser does as it is told. */
export const onPlainPress = (act: () => void) => (event: MouseEvent) => {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  act();
};
