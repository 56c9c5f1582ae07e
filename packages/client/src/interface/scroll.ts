/** How far the page is scrolled, from 0 to 1; 0 if the page is not longer than the window. */
function progress(): number {
  const scrollableHeight = document.documentElement.scrollHeight - innerHeight;
  return scrollableHeight > 0 ? Math.min(1, Math.max(0, scrollY / scrollableHeight)) : 0;
}

/**
 * Writes the scroll progress to the store, first in the next animation frame, then whenever the page is
 * scrolled, at most once per frame. Returns a function that ends these updates.
 */
export function followScroll(state: {
  readonly setScrollProgress: (progress: number) => void;
}): () => void {
  let frame = 0;
  const schedule = (): void => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      state.setScrollProgress(progress());
    });
  };
  addEventListener("scroll", schedule, { passive: true });
  schedule();
  return () => {
    removeEventListener("scroll", schedule);
    cancelAnimationFrame(frame);
  };
}
