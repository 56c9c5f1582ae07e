export interface ScrollToElementOptions {
  /**
   * Duration in milliseconds. With reduced motion the page jumps at once.
   * @default 500
   */
  duration?: number | undefined;
  /**
   * Distance kept between the window's top and the element, in pixels.
   * @default 80
   */
  offset?: number | undefined;
}

/** Cubic easing, slow at the start and at the end. Input and output are shares from 0 to 1. */
const ease = (progress: number) =>
  progress < 0.5 ? 4 * progress ** 3 : 1 - (2 - 2 * progress) ** 3 / 2;

/** Scrolls at once (`instant`), because the page may set smooth scrolling by CSS. */
const scrollTo = (top: number) => window.scrollTo({ top, behavior: "instant" });

/**
 * Scrolls the page until the element is `offset` pixels below the window's top. Unlike native smooth
 * scrolling it has a fixed duration. Turning the mouse wheel, pressing a mouse button or a key, or touching
 * the page cancels it. Returns a function that cancels it.
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
  let startTime: number | undefined;
  const step = (now: number) => {
    if (startTime === undefined) {
      startTime = now;
      // The listeners are added only in the first frame. If they were added earlier, the event whose handler
      // called this function would bubble to `window` and cancel the scrolling.
      for (const type of ["wheel", "pointerdown", "keydown"])
        window.addEventListener(type, cancel, { passive: true, signal: listeners.signal });
    }
    const progress = Math.min(1, (now - startTime) / duration);
    scrollTo(startY + (target() - startY) * ease(progress));
    if (progress < 1) frame = requestAnimationFrame(step);
    else listeners.abort();
  };
  frame = requestAnimationFrame(step);
  return cancel;
}
