/** How far the page is scrolled, 0 to 1; 0 where there is nothing to scroll. */
function progress(): number {
  const room = document.documentElement.scrollHeight - innerHeight;
  return room > 0 ? Math.min(1, Math.max(0, scrollY / room)) : 0;
}

/**
 * Writes the scroll progress to the store, now and after each scrolling, at most once per animation
 * frame. Returns a function that stops this.
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
