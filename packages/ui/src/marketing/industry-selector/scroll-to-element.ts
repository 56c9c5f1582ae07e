export interface ScrollToElementOptions {
  /**
   * Duration in milliseconds. With reduced motion it jumps at once.
   * @default 500
   */
  duration?: number | undefined;
  /**
   * Distance kept between the window's top and the element, in pixels.
   * @default 80
   */
  offset?: number | undefined;
}

/** Easing: slow at the start and at the end. */
const ease = (progress: number) =>
  progress < 0.5 ? 4 * progress ** 3 : 1 - (2 - 2 * progress) ** 3 / 2;

/** Scrolls at once (`instant`), because the page may set smooth scrolling by CSS. */
const scrollTo = (top: number) => window.scrollTo({ top, behavior: "instant" });

/**
 * Scrolls until the element is `offset` pixels below the window's top, with a fixed duration, which
 * native smooth scrolling does not offer. Scrolling or pressing something cancels it. Returns a
 * function that cancels.
 */
export function scrollToElement(
  element: Element,
  { duration = 500, offset = 80 }: ScrollToElementOptions = {},
): () => void {
  const startY = window.scrollY;
  // Measured in each frame, because the layout above may change.
  const target = () => window.scrollY + element.getBoundingClientRect().top - offset;
  const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (reducedMotion || duration <= 0) {
    scrollTo(target());
    return () => {};
  }
  const listeners = new AbortController();
  let frame = 0;
  const cancel = () => {
    cancelAnimationFrame(frame);
    listeners.abort();
  };
  for (const type of ["wheel", "pointerdown", "keydown"])
    window.addEventListener(type, cancel, { passive: true, signal: listeners.signal });
  let startTime: number | undefined;
  const step = (now: number) => {
    startTime ??= now;
    const progress = Math.min(1, (now - startTime) / duration);
    scrollTo(startY + (target() - startY) * ease(progress));
    if (progress < 1) frame = requestAnimationFrame(step);
    else listeners.abort();
  };
  frame = requestAnimationFrame(step);
  return cancel;
}
