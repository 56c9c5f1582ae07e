/** How far the page is scrolled, 0 to 1; 0 where there is nothing to scroll. */
function progress(): number {
  const room = document.documentElement.scrollHeight - innerHeight;
  return room > 0 ? Math.min(1, Math.max(0, scrollY / room)) : 0;
}

/**
 * Keeps the scroll progress of the store, once a frame at most, from now until the returned function
 * is called.
 */
export function followScroll(state: {
  readonly setScrollProgress: (progress: number) => void;
}): () => void {
  let frame = 0;
  const follow = (): void => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      state.setScrollProgress(progress());
    });
  };
  addEventListener("scroll", follow, { passive: true });
  follow();
  return () => {
    removeEventListener("scroll", follow);
    cancelAnimationFrame(frame);
  };
}
